import type { Entered } from "@/lib/agent/completion/deed/entered";
import { entriesCalled } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";

/** A short text or number may stand there for something else. */
const telling = /\p{L}{3}/u;
const former =
  /(?<!\p{L})(?:was|were|previously|formerly|before|old|from|instead of|vorher|früher|bisher|statt|von|avant|ancien\p{L}*|antes|prima)(?!\p{L})/iu;

/**
 * The one entry that is called just as the goal calls the thing says what stood in the field before, and not what was put in its place. A list may be behind the
 * thing's own page or the other way round: which of the two is stored nobody knows.
 */
export function entryStillOld(one: Entered, page: PageSnapshot, goal: string): string[] {
  if (one.kind !== "element_value") return [];
  const { value, was = "" } = one;
  if (!telling.test(was) || isHeldBy(value, [was]) || isHeldBy(was, [value])) return [];
  const names = goalNames(goal).filter(
    (name) => ![value, was].some((text) => isHeldBy(name, [text]) || isHeldBy(text, [name])),
  );
  const [entry, ...others] = names
    .flatMap((name) => entriesCalled(name, page))
    .filter((called, at, all) => all.indexOf(called) === at);
  if (!entry || others.length > 0) return [];
  const isOld = isHeldBy(was, [entry.name]) && !isHeldBy(value, [entry.name]) && !former.test(entry.name);
  return isOld ? [`"${names.join(" ")}" is listed with "${was}" still, not "${value}"`] : [];
}
