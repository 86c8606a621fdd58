import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { withoutQuoted } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";

/** What stays as it is: `keep the step in Hill Street open`, `the step stays open`; no `leave requests`, no `stays of Ida`. */
const sparing =
  /^(?:please\s+)?(?:keep|leave)(?!\p{L})|(?<!\p{L})(?:(?:keeping|leaving)|(?<!(?:the|all|both|these|those|my|our)\s)(?:stays?|remains?)(?!\s+(?:of|in|at|from|for|with|by)\s))(?!\p{L})/iu;
const isSpared = (clause: string): boolean => sparing.test(withoutQuoted(clause).trim());

/** `except the leak in Dock Road`, `not Ida`, `keep Ida and Bo`: a name of what is to be left as it is. Not where leaving it is all that is asked. */
export function isSparedName(goal: string, { value, start }: { value: string; start: number }): boolean {
  const asked = withoutSpared(goal);
  const isAll = asked === "" && /^(?:please\s+)?(?:keep|leave)(?!\p{L})/iu.test(goal.trim());
  const isKept = !isAll && splitClauses(goal).some(isSpared) && !containsPhrase(asked, value);
  return isKept || excepting.test(goal.slice(0, start));
}
const excepting =
  /(?<!\p{L})(?:but|except(?:ing)?|excluding|not|without|other than|apart from|aside from|save for|and keep|and leave|keeping|leaving)(?:\s+[^\s.;]+){0,6}\s+["“„«'‘]?$/iu;

/** The goal without the commands by which something stays as it is. */
export const withoutSpared = (goal: string): string =>
  splitClauses(goal)
    .filter((clause) => !isSpared(clause))
    .join(". ");

/**
 * Those of some names that one command of the goal is for: `the leak in Dock Road and the step in Hill Street`, the first one and what is joined with it. None where several
 * commands name some, or the first one is only what it is told by (`as a duplicate of the leak in Hill Street`).
 */
export function saidTogether(goal: string, names: readonly string[]): string[] {
  const [places = [], ...more] = splitClauses(goal)
    .filter((clause) => !isSpared(clause))
    .map((clause) => placesIn(fold(clause), names))
    .filter(({ length }) => length > 0);
  const [first] = places;
  if (!first || more.length > 0 || telling.test(first.before)) return [];
  const end = places.findIndex(({ between }, at) => at > 0 && !joint.test(between));
  return (end < 0 ? places : places.slice(0, end)).map(({ name }) => name);
}

type Place = { name: string; before: string; between: string };

function placesIn(clause: string, names: readonly string[]): Place[] {
  const found = names
    .flatMap((name) => {
      const words = wordsOf(name).join("[^\\p{L}\\p{M}\\p{N}]+");
      const match = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${words}(?![\\p{L}\\p{M}\\p{N}])`, "u").exec(clause);
      return match ? [{ name, start: match.index, end: match.index + match[0].length }] : [];
    })
    .sort((one, other) => one.start - other.start);
  return found.map(({ name, start }, at) => ({
    name,
    before: clause.slice(0, start),
    between: clause.slice(found[at - 1]?.end ?? 0, start),
  }));
}

const article = "(?:(?:the|a|an|der|die|das|den|le|la|les|el|los|las|il|lo|o)\\s+)?[\"“„«'‘]?";
const telling = new RegExp(
  `(?<!\\p{L})(?:as|like|than|of|to|into|with|instead of|als|comme|como|come)\\s+${article}$`,
  "u",
);
const joint = new RegExp(
  `^["”»'’]?(?:\\s*,\\s*(?:and\\s+)?|\\s+(?:and|&|und|et|y|e|en|i)\\s+)(?:about\\s+)?${article}$`,
  "u",
);
