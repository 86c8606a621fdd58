import { isSentence } from "@/lib/agent/completion/page/places";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, fold } from "@/lib/agent/domain/wording/words";
import type { Entered } from "./entered";

type Lines = { lines: readonly string[] };

/** What was chosen with a button of a group: the group itself shows it again as it proposes it, whatever is stored. */
export const chosenOf = (entered: readonly Entered[]): string[] =>
  entered.flatMap((one) =>
    one.kind === "element" && one.element.role === "radio" && one.state === "checked" && one.element.name
      ? [one.element.name]
      : [],
  );

/** `Seat on your booking: 14C`: a line that tells what was chosen in words of the goal, and is no label of the button itself. */
export function tellsChosen(line: string, chosen: string, goal: string): boolean {
  const own = new Set(contentStems(chosen));
  const said = new Set(contentStems(goal));
  const beside = contentStems(line).filter((word) => !own.has(word));
  return !isSentence(line) && isHeldBy(chosen, [line]) && beside.some((word) => said.has(word));
}

/** Such lines that came up with the deed. */
export function linesChosen(then: Lines, now: Lines, entered: readonly Entered[], goal: string): string[] {
  const old = new Set(then.lines.map(fold));
  return chosenOf(entered).flatMap((chosen) =>
    now.lines.filter((line) => !old.has(fold(line)) && tellsChosen(line, chosen, goal)),
  );
}
