import { onward } from "@/lib/adapters/offline/matching/fill-from-goal";
import { goalFacts, isTelling } from "@/lib/adapters/offline/reading/goal-facts";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { perObject } from "@/lib/agent/domain/per-object";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { leafsOn } from "@/lib/agent/domain/wording/pager";
import { contentWords } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import { isoDay } from "./adapt-value";
import { describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

const pressable: ReadonlySet<string> = new Set(["button", "clickable", "option", "link"]);
/** Days side by side that make a calendar, and leaves of it that are turned for one day. */
const fewestDays = 20;
const fewestInRow = 10;
const mostLeaves = 14;

/**
 * A calendar of days that can be pressed, each called by its date, or by its number under the month: the day that the goal says is pressed, once, and the
 * calendar turned on to its month first. Undefined where the page has no calendar, or a field that takes the day.
 */
export function pickDay(
  goal: string,
  nodes: readonly SnapshotNode[],
  context: Timed,
): ActionAnswer | undefined {
  return dayToPick(goal, nodes, context) ?? onFromDay(goal, nodes, context);
}
type Timed = Pick<PageContext, "now" | "history">;

const daysWanted = (goal: string, now: Date): string[] =>
  goalFacts(goal)
    .filter((fact) => fact.kind === "date" && isTelling(fact))
    .flatMap(({ value }) => isoDay(value, now) ?? []);

/** The next day of the goal that is not picked yet, in its order. */
export function dayToPick(
  goal: string,
  nodes: readonly SnapshotNode[],
  { now, history }: Timed,
): ActionAnswer | undefined {
  if (nodes.some(({ inputType, states }) => inputType === "date" && !states.includes("hidden")))
    return undefined;
  const wanted = daysWanted(goal, now);
  const days = wanted.length > 0 ? daysIn(nodes, now) : [];
  if (!isCalendar(days)) return undefined;
  const isTaken = (node: SnapshotNode): boolean => isChosen(node) || wasPressed(node, nodes, history);
  const held = nodes.flatMap(({ role, value = "" }) =>
    role === "textbox" || role === "combobox" ? (isoDay(value, now) ?? []) : [],
  );
  for (const day of wanted.filter((one) => !held.includes(one))) {
    const node = days.find((one) => one.day === day)?.node;
    if (node?.states.includes("disabled")) return undefined;
    if (node && !isTaken(node)) return prepare("click", [node.id], `${describe(node)} is the day.`);
    if (node) continue;
    const next = days.every((one) => one.day < day) ? turning(nodes, history) : undefined;
    if (next) return prepare("click", [next.id], `${describe(next)} turns to the month of the day.`);
  }
  return undefined;
}

/** Once a day was picked, what leads to the next part. */
function onFromDay(
  goal: string,
  nodes: readonly SnapshotNode[],
  { now, history }: Timed,
): ActionAnswer | undefined {
  const wanted = daysWanted(goal, now);
  const days = wanted.length > 0 ? daysIn(nodes, now) : [];
  const isField = nodes.some(({ inputType, states }) => inputType === "date" && !states.includes("hidden"));
  const isBarred = days.some(({ node, day }) => wanted.includes(day) && node.states.includes("disabled"));
  if (isField || isBarred || !isCalendar(days)) return undefined;
  const last = history.findLast(({ action }) => !action.startsWith("wait("))?.target;
  const isPicked = days.some(({ node }) => last === `${node.role} "${node.name}"`);
  const on = isPicked ? nodes.find(goesOn) : undefined;
  return on && prepare("click", [on.id], `${describe(on)} leads to the next part.`);
}

type NamedDay = { node: SnapshotNode; day: string };

/** Many days, or some weeks of them without a gap, as far as they can be booked. */
const isCalendar = (days: readonly NamedDay[]): boolean =>
  days.length >= fewestDays || (days.length >= fewestInRow && areInRow(days));

const areInRow = (days: readonly NamedDay[]): boolean =>
  days.every(
    ({ day }, at) => at === 0 || Date.parse(day) - Date.parse(days[at - 1]?.day ?? "") === dayLength,
  );
const dayLength = 86_400_000;

const goesOn = (node: SnapshotNode): boolean =>
  node.role === "button" &&
  onward.test(node.name.trim()) &&
  contentWords(node.name).length <= 2 &&
  !["hidden", "disabled"].some((state) => node.states.includes(state));

function turning(nodes: readonly SnapshotNode[], history: PageContext["history"]): SnapshotNode | undefined {
  const turned = history.filter(({ action }) => action.startsWith("click(")).length;
  return turned >= mostLeaves
    ? undefined
    : nodes.find(
        ({ role, name, states }) =>
          pressable.has(role) &&
          !states.includes("disabled") &&
          (leafsOn(name) || /^(?:next|nächster|mois suivant|mes siguiente|mese successivo)\b/iu.test(name)),
      );
}

/** What can be pressed and is called by a day. */
function daysIn(nodes: readonly SnapshotNode[], now: Date): NamedDay[] {
  return named(nodes).flatMap(({ node, text }) => {
    const day = isoDay(text, now);
    return day === undefined ? [] : [{ node, day }];
  });
}

/** By name, or by number with the month over it. */
const named = perObject((nodes: readonly SnapshotNode[]) =>
  nodes.flatMap((node): { node: SnapshotNode; text: string }[] => {
    if (!pressable.has(node.role) || node.states.includes("hidden")) return [];
    const name = node.name.trim();
    if (/^\d{1,2}$/.test(name)) {
      const month = [...pathParts(node.path).map((part) => part.name), headingOver(node, nodes)].find((one) =>
        /\p{L}{3,}\.? \d{4}$/u.test(one.trim()),
      );
      return month === undefined ? [] : [{ node, text: `${name} ${month}` }];
    }
    return /\d/.test(name) && name.length <= longestDay ? [{ node, text: name }] : [];
  }),
);
/** `Wednesday, 23 September 2026, available`. */
const longestDay = 50;
