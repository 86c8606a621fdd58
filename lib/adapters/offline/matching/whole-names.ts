import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import { holds } from "./held-value";
import { type Page, shownTexts } from "./place-values";

/** Small words behind a name that belong to it where nothing else begins with them: `Oat milk`, `Printer paper`. */
const rest =
  /^(?: (?!(?:and|or|to|into|onto|in|on|at|for|from|with|without|by|as|under|over|of|off|up|so|until|till|since|during|per|via|than|that|which|who|is|are|was|has|have|be|it|its|the|an?|my|our|your|his|her|their|this|these|those|now|please|again|too|also|not|if|when|where|then|there|here|before|after|about|between|next|last|every|each|once|twice|right|only|first|soon|near|using|because|while|today|tonight|tomorrow|back|away|along|together|online|anyway|both|free|alone|instead|early|late|\p{Ll}{2,20}ly)(?![\p{L}\p{N}'’-]))\p{Ll}[\p{Ll}'’-]+){1,3}(?: \([^()]{1,20}\))?(?=$|[.!?,;)]| (?:to|into|onto|in|on|at|for|from|with|by)(?!\p{L}))/u;
/**
 * What it is that the deed is done to stands right behind the command, or how many of it, and a purpose behind its small word; none has an article. Behind `set` or
 * `mark` stands a field or a thing, and then what that is to be (`mark Ann absent`); another command may be just that too, where it does not come first. Of what
 * something is counted (`40 seeds of`) is such a name as well.
 */
const before =
  /(?:^(?:please |(?:and |then )+)?(?!(?:set|mark|turn|make|assign)(?!\p{L}))\p{L}+|[.,;:] (?:please |(?:and |then )+)?(?:add|order|buy|book|get|create|need|put)) (?:\d{1,4} ?(?:[×x*] ?)?)?$|(?<!\p{L})(?:for|called|named|titled|(?<![\p{L}\d])\d[\d.,]* ?\p{L}{1,12} of) $/iu;

/**
 * `Add Oat milk to the list`: a thing that the page does not show yet is called by all of its words, though the first alone has a capital. `Ann Lee` is whole as it is.
 */
export function withWholeNames(goal: string, facts: readonly Fact[], page: Page): readonly Fact[] {
  return facts.map((fact) => {
    if (
      fact.kind !== "name" ||
      fact.literal ||
      fact.value.includes(" ") ||
      !before.test(goal.slice(0, fact.start))
    )
      return fact;
    const [more = ""] = rest.exec(goal.slice(fact.end)) ?? [];
    const end = fact.end + more.length;
    const isOther = facts.some((one) => one.start >= fact.end && one.start < end);
    if (more === "" || isOther || textsOn(page).some((text) => isShort(text, fact))) return fact;
    return { ...fact, value: `${fact.value}${more}`, end };
  });
}

/** With what its lists offer. */
const textsOn = (page: Page): string[] => [
  ...shownTexts(page),
  ...page.nodes.flatMap(({ options }) => options ?? []),
];

/** The page has it by the short name; `Oat biscuits` is another thing than `Oat`. */
const isShort = (text: string, fact: Fact): boolean =>
  holds(text, fact) && !text.split(fact.value).slice(1).some(isLonger);
const isLonger = (after: string): boolean => /^ \p{Ll}{2}/u.test(after);
