import { type Entered, isSamePlace } from "@/lib/agent/completion/deed/entered";
import { isOwnWord } from "@/lib/agent/completion/gathering/own-list";
import type { Ground } from "@/lib/agent/completion/ground";
import { echoes, standsUnderOtherHeading, waitingFor } from "@/lib/agent/completion/page/places";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { contentStems, fold, wordsOf } from "@/lib/agent/domain/wording/words";

/** Shorter ones may be another thing's. */
const shortest = 4;

/**
 * `Registration` and under it `HH-KR 2915E`, on a page that the task was on before it changed that: the one line that is just what was entered stands under a
 * label that the goal and the field share; or, on a page of the user's own, under the whole name of the field. What it says is stored, whoever put it there.
 */
export function labelledLine(
  entered: readonly Entered[],
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): string[] {
  const [typed, ...more] = entered;
  const { goal, history } = task;
  if (typed?.kind !== "element_value" || more.length > 0) return [];
  const { value, element } = typed;
  const isOwnSetting = isSettingSaid(typed, goal) && isOwnPage(snapshot);
  if (!isChanging(goal) && !isOwnSetting) return [];
  const isKnown = history.some(
    (record) => !isLookOnly(record) && isSamePlace(record.urlAtAction, snapshot.url),
  );
  const isSaid = value.length >= shortest && isHeldBy(value, [goal]) && !echoes(snapshot.url, value);
  if (!(isKnown || isOwnSetting) || !isSaid || snapshot.lines.some(waitingFor(goal))) return [];
  const asked = new Set(contentStems(goal));
  const field = new Set(contentStems(element.name ?? ""));
  const [label, ...others] = snapshot.lines.flatMap((line, at) =>
    fold(line) === fold(value) ? [snapshot.lines[at - 1] ?? ""] : [],
  );
  const words = contentStems(label ?? "");
  const isWhole = isOwnSetting && fold(label ?? "") === fold(element.name ?? "");
  const isShared = isKnown && isChanging(goal) && words.length > 0;
  const isOwn = isWhole || (isShared && words.every((word) => asked.has(word) && field.has(word)));
  return isOwn && others.length === 0 && !standsUnderOtherHeading(value, snapshot, goal)
    ? [`"${label}" is "${value}"`]
    : [];
}

const fewestWords = 2;
const shortestWord = 4;

/** Put in place of something else, in a field of which the goal says all that its name tells: `Idioma de los avisos`. */
function isSettingSaid({ value, was = "", element }: Typed, goal: string): boolean {
  const asked = new Set(contentStems(goal));
  const words = contentStems(element.name ?? "").filter((word) => word.length >= shortestWord);
  const isOver = was !== "" && fold(was) !== fold(value);
  return isOver && words.length >= fewestWords && words.every((word) => asked.has(word));
}
type Typed = Entered & { kind: "element_value" };

/** `Mi ficha`: what stands there is the user's. */
const isOwnPage = ({ title, nodes }: Ground["snapshot"]): boolean =>
  [title, ...nodes.filter(({ role }) => role === "heading").map(({ name }) => name)].some((text) =>
    isOwnWord(wordsOf(text)[0] ?? ""),
  );
