import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { underHeadings } from "@/lib/agent/completion/page/own-block";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { destinationsOf, goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, fold } from "@/lib/agent/domain/wording/words";

/**
 * `## Harbour hike`, `Ida, Bo`: places that each tell in lines who or what is there. What was moved stands under the one that the goal says, nowhere else on the page, and
 * the place that it came from is there as well with all that was beside it when the form was sent.
 */
export function movedUnder(
  { heldBeside = [] }: Partial<ReadBack>,
  entered: readonly Entered[],
  { snapshot, task: { goal }, load }: Pick<Ground, "snapshot" | "task" | "load">,
): string[] {
  if (load === "none" || readStepIntent(goal).verb !== "move") return [];
  const places = destinationsOf(goal);
  const isPlace = (text: string): boolean => places.includes(contentWords(text).join(" "));
  const ticked = entered.flatMap(({ element, ...one }) =>
    one.kind === "element" && one.state === "checked" && element.name ? [element.name] : [],
  );
  const beside = heldBeside.flatMap(({ element, held }) =>
    element.role === "checkbox" && held === "unchecked" && element.name ? [element.name] : [],
  );
  for (const { blocks } of underHeadings(snapshot)) {
    const heads = blocks.map(([head = ""]) => headOf(head));
    const [own, ...more] = blocks.filter((_, at) => isPlace(heads[at] ?? ""));
    const others = blocks.filter((block) => block !== own);
    const said = others.filter(([head = ""]) => isSaid(headOf(head), goal));
    const isSource = (block: readonly string[]): boolean =>
      beside.every((name) => partsOf(block).some((part) => isSame(part, name)));
    // Where the goal says no place that it comes from, those who were beside it tell it.
    const from = (said.length > 0 || beside.length === 0 ? said : others).filter(isSource);
    const named = goalNames(goal).filter(
      (name) => !isPlace(name) && !heads.some((head) => isSame(head, name)),
    );
    const things = ticked.length > 0 ? ticked : named;
    if (!own || more.length > 0 || said.length > 1 || from.length !== 1 || things.length === 0) continue;
    const isMeant = things.every((name) => containsPhrase(goal, name) && !echoes(snapshot.url, name));
    const isThere = things.every((name) => standsOnce(name, own, snapshot.lines, goal));
    if (isMeant && isThere && named.every((name) => things.some((one) => isHeldBy(name, [one]))))
      return things.map((name) => `"${name}" is shown under "${headOf(own[0] ?? "")}"`);
  }
  return [];
}

const headOf = (line: string): string => line.replace(/^#+ /, "");
const isSame = (one: string, other: string): boolean => fold(one).trim() === fold(other).trim();
const isSaid = (head: string, goal: string): boolean =>
  contentWords(head).length > 0 && containsPhrase(goal, head);

/** What the lines under a heading name, each by itself: `Ida, Bo`. */
const partsOf = ([, ...lines]: readonly string[]): string[] =>
  lines.flatMap((line) => line.replace(/^[-•*] /, "").split(/,\s|;\s|\s[·•|]\s/u));

/** In one line under its heading, as it is called and without a word more, and in no other line of the page. */
function standsOnce(name: string, own: readonly string[], lines: readonly string[], goal: string): boolean {
  const holding = lines.filter((line) => isHeldBy(name, [line]));
  const parts = partsOf(own).filter((part) => isSame(part, name));
  const [line] = holding;
  return (
    line !== undefined &&
    holding.length === 1 &&
    parts.length === 1 &&
    own.slice(1).includes(line) &&
    !own.some(waitingFor(goal))
  );
}
