import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, stem } from "@/lib/agent/domain/wording/words";
import { describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import { dayOf, isDay } from "./on-its-day";
import { type PageContext, topDialog } from "./page-context";
import { isSlotOfThing } from "./slot-of-thing";

const pressable: ReadonlySet<string> = new Set(["button", "clickable", "link"]);
/** At least where what is offered by day and time is a plan. */
const fewest = 3;

/**
 * `Book the sauna on Friday at 18:00 for Ida Falk`, on a plan of `Friday 17:00 Sauna`, `Friday 18:00 Sauna`, `Friday 18:00 Steam bath`: the one that has the goal's day and
 * time, and no word that the goal does not say, is chosen first. One that says the deed itself (`…, booked`) is taken. These are
 * pressed to do the deed or to open what does it; `slotFirst` chooses among buttons that stay pressed, in a part that leads on.
 */
export function slotCalled(
  goal: string,
  nodes: readonly SnapshotNode[],
  { history }: PageContext,
): ActionAnswer | undefined {
  const day = dayOf(goal);
  const times = goalFacts(goal).filter(({ kind }) => kind === "time");
  const [time, ...others] = times;
  if (!day || !time || others.length > 0 || topDialog(nodes)) return undefined;
  const plan = nodes.filter(
    ({ role, name, states }) =>
      pressable.has(role) && !states.includes("hidden") && dayOf(name) !== undefined && clock.test(name),
  );
  if (plan.length < fewest) return undefined;
  const verb = stem(commandVerb(goal).toLowerCase());
  const [slot, ...more] = plan.filter((node) => {
    const { name } = node;
    const words = contentStems(name);
    return (
      isDay(name, day) &&
      containsPhrase(name, time.value) &&
      !words.includes(verb) &&
      isSlotOfThing(goal, node, nodes)
    );
  });
  const isFree = slot && !slot.states.includes("disabled") && !slot.occluded;
  return isFree && more.length === 0 && !wasPressed(slot, nodes, history)
    ? prepare("click", [slot.id], `${describe(slot)} is on that day, at that time.`)
    : undefined;
}
const clock = /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)/u;
