import type { Entered } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShown } from "@/lib/agent/completion/page/entries";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import { isDay } from "@/lib/agent/domain/dates/days";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames, namesUnquoted, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, contentStems, fold, stem, wordsOf } from "@/lib/agent/domain/wording/words";

/**
 * `# Willow`, and under it `Soil: peat`, `Pots: 4`: on a page that is headed by the thing that the goal names, away from the form, everything that was put in stands
 * right behind the label of its field, each label once. The form held something else in each, so that was stored for this thing.
 */
export function recordTells(
  entered: readonly Entered[],
  { snapshot, task: { goal } }: Pick<Ground, "snapshot" | "task">,
): string[] {
  if (entered.length === 0 || takesAway(goal) || !isOfThing(entered, snapshot, goal)) return [];
  const pieces = snapshot.lines.flatMap(piecesOf);
  const isWaiting = waitingFor(goal);
  const isTold = (one: Entered): boolean => {
    const label = labelOf(one);
    const [at, ...more] = pieces.flatMap((piece, index) => (isAlike(piece, label) ? [index] : []));
    const told = at === undefined || more.length > 0 ? undefined : pieces[at + 1];
    const around = at === undefined ? [] : [pieces[at - 1], told, pieces[at + 2]];
    return (
      told !== undefined &&
      !around.some((text) => isWaiting(text ?? "")) &&
      tells(one, told, snapshot.url, goal)
    );
  };
  const told = entered.every((one) => hasChanged(one) && isTold(one));
  return told ? entered.map((one) => `"${labelOf(one)}" is "${putIn(one)}"`) : [];
}

const labelOf = ({ element: { name = "" } }: Entered): string => name;
const putIn = (one: Entered): string => (one.kind === "element_value" ? one.value : one.state);
const hasChanged = (one: Entered): boolean =>
  one.kind === "element" || fold(one.was ?? "").trim() !== fold(one.value).trim();

/** The heading of the page says, in one of its parts, a name of the goal and nothing that the goal does not. */
function isOfThing(entered: readonly Entered[], { nodes }: PageSnapshot, goal: string): boolean {
  const values = entered.map(putIn);
  const names = [...new Set([...goalNames(goal), ...namesUnquoted(goal)])].filter(
    (name) => !values.some((value) => isHeldBy(name, [value]) || isHeldBy(value, [name])),
  );
  const said = new Set(contentStems(goal));
  const heads = nodes
    .filter((node) => node.role === "heading" && node.inputType === "1" && isShown(node))
    .flatMap(({ name }) => name.split(/\s[–—|·-]\s|:\s/u));
  const isSaid = (part: string): boolean => {
    const words = contentStems(part);
    return words.length > 0 && words.every((word) => said.has(word));
  };
  const [first] = names;
  return heads.some(
    (part) =>
      isSaid(part) &&
      (first === undefined
        ? containsPhrase(goal, part) && part.length >= shortestName
        : names.some((name) => isHeldBy(name, [part]))),
  );
}
const shortestName = 4;

/** A line in its cells, each with what stands before and behind its colon. */
const piecesOf = (line: string): string[] =>
  line
    .replace(/^\s*- /u, "")
    .split("|")
    .flatMap((cell) => {
      const [, label, value] = /^([^:]{1,60}):\s(.+)$/u.exec(cell.trim()) ?? [];
      return label === undefined || value === undefined ? [cell] : [label, value];
    })
    .map((piece) => piece.replace(/:\s*$/u, "").trim())
    .filter((piece) => piece !== "");

/** `Daily limit`, over what was put into `New daily limit (EUR)`. */
function isAlike(piece: string, label: string): boolean {
  const [own, asked] = [piece, label].map((text) => wordsOf(text.replace(/\([^)]*\)/gu, " ")));
  const bare = asked?.filter((word) => !newWords.has(word)).join(" ");
  return own !== undefined && own.length > 0 && own.join(" ") === bare;
}
const newWords: ReadonlySet<string> = new Set(
  "new neu neue neuer neues nouveau nouvelle nuevo nueva nuovo nuova novo nova".split(" "),
);

/** It says the value, and beside a number at most a unit that the goal or the label says as well; a box that is on or off is told by a word for that. */
function tells(one: Entered, told: string, url: string, goal: string): boolean {
  if (one.kind === "element")
    return one.element.role === "checkbox" && (one.state === "checked" ? isOn : isOff).test(told);
  const value = one.value.trim();
  const known = wordsOf(`${value} ${goal} ${labelOf(one)}`).map(stem);
  const isKnown = wordsOf(told).every((word) => known.includes(stem(word)));
  const isNumber = /^\d+(?:[.,]\d+)?$/u.test(value) && wordsOf(told).length <= 2 && isKnown;
  const isWhole = fold(told).trim() === fold(value) || isNumber || isDate(value, told);
  return isWhole && isHeldBy(value, [told]) && !echoes(url, value);
}
const isOn = /^(?:yes|on|ja|an|oui|sí|si|sim|✓|✔)$/iu;
const isOff = /^(?:no|off|nein|aus|non|não|✗|✘|–|-)$/iu;
const isDate = (value: string, told: string): boolean => isDay(value) && wordsOf(told).length <= longestDate;
/** `Tuesday, 8 December 2026`. */
const longestDate = 4;
