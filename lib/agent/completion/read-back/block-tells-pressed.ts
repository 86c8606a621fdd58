import { isSamePlace } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { lastingBlocks } from "@/lib/agent/completion/page/blocks";
import { echoes } from "@/lib/agent/completion/page/places";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { isPressing } from "@/lib/agent/domain/deeds";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentStems } from "@/lib/agent/domain/wording/words";

/**
 * `Move the haircut of Bo to Friday 4 June at 10:15`, whose day and time were pressed as buttons, in no field: on a fresh load the one part of a list without markup
 * whose heading says nothing but what the goal does, and names whom it names, tells all the rest that the goal names, and each of it was pressed.
 */
export function blockTellsPressed({
  load,
  snapshot,
  task,
}: Pick<Ground, "load" | "snapshot" | "task">): string[] {
  const { goal, history } = task;
  if (load !== "in_place" || !(isChanging(goal) || readStepIntent(goal).verb === "move")) return [];
  const pressed = history.flatMap((record) =>
    !isLookOnly(record) && isPressing(record) && isSamePlace(record.urlAtAction, snapshot.url)
      ? [record.target?.name ?? ""]
      : [],
  );
  const said = new Set(contentStems(goal));
  const names = goalNames(goal);
  const [own, ...more] = lastingBlocks(snapshot, goal).filter(
    ({ head }) =>
      names.some((name) => isHeldBy(name, [head])) && contentStems(head).every((word) => said.has(word)),
  );
  if (!own || more.length > 0) return [];
  const values = names.filter((name) => !isHeldBy(name, [own.head]));
  const text = own.text.slice(own.head.length);
  const isTold = (value: string): boolean =>
    isHeldBy(value, [text]) &&
    pressed.some((name) => isHeldBy(value, [name])) &&
    !echoes(snapshot.url, value);
  return values.length > 0 && values.every(isTold)
    ? [`"${own.head}" is ${values.map((value) => `"${value}"`).join(", ")}`]
    : [];
}
