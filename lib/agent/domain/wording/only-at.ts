import { stem, wordsOf } from "./words";

const only: ReadonlySet<string> = new Set(
  "only solely exclusively just nur lediglich ausschließlich seulement uniquement solo solamente únicamente soltanto solamente apenas somente alleen slechts tylko только".split(
    " ",
  ),
);
/** Without the kind of the place: `no other setting` says nothing of other places. */
const nowhereElse =
  /(?<!\p{L})(?:nowhere else|(?:not|nor) anywhere else|no other places?|nirgends sonst|nulle part ailleurs)(?!\p{L})/iu;
/** `only in the Staging environment`, `in the environment Staging only`. */
const mostBetween = 3;

/**
 * The goal says of a place that what it wants is to be so there and nowhere else of the kind: `in the Staging environment only`, `nur in Zürich`. Behind the place that is the end of what is said;
 * `in the studio only members may enter` says it of the members.
 */
export function onlyAt(goal: string, place: string): boolean {
  const own = wordsOf(place);
  if (own.length === 0) return false;
  return goal.split(/[.,;!?()]/u).some((part) => {
    const said = wordsOf(part);
    return said.some((_, at) => {
      if (!own.every((word, on) => said[at + on] === word)) return false;
      const before = said.slice(0, at);
      const behind = said.slice(at + own.length);
      const isBehind = behind.length <= 2 && only.has(behind.at(-1) ?? "") && standsThere(before);
      return (
        isBehind || isBefore(before) || nowhereElse.test(goal) || noOther(goal, [before.at(-1), behind[0]])
      );
    });
  });
}

/** `in the Orchard zone and in no other zone`: of the kind that is said beside the name. */
function noOther(goal: string, kinds: readonly (string | undefined)[]): boolean {
  const words = wordsOf(goal);
  return words.some(
    (word, at) =>
      word === "no" &&
      words[at + 1] === "other" &&
      kinds.some((kind) => kind !== undefined && stem(kind) === stem(words[at + 2] ?? "")),
  );
}

/** `in the Orchard zone`, `to the Home list`; `set it to Mentions` says what is chosen. */
function standsThere(before: readonly string[]): boolean {
  const last = before.slice(-mostBetween);
  return last.some((word, at) => where.has(word) || (word === "to" && articles.has(last[at + 1] ?? "")));
}
const articles: ReadonlySet<string> = new Set("the my our".split(" "));

/** A word for where stands between: `only the Staging pipeline` says it of the pipeline. */
function isBefore(words: readonly string[]): boolean {
  const last = words.slice(-mostBetween);
  const at = last.findLastIndex((word) => only.has(word));
  return at >= 0 && where.has(last[at + 1] ?? "");
}
const where: ReadonlySet<string> = new Set(
  "in within inside at on for under auf im bei unter für dans sur en à pour nel nella per em no na para w в op bij".split(
    " ",
  ),
);
