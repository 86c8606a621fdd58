import { ordinals } from "./read-ordinal";

/** `the second page of posts`, by the number of the page. */
const nthPage =
  /^((?:go|switch|move|jump|turn|change)(?: over)? to) the (second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) page(?=$| of (?!the (?:form|wizard|survey)\b))/iu;
/** `Show beds 6 to 10`: a part of a list, as long as the parts before it. */
const part =
  /^(?:show|display|list|see|view|go to|turn to|open) (?:me )?(?:the )?(?:(?!from |between |above |over |for |of )[\p{L}-]+ ){1,3}(\d{1,5}) ?(?:to|through|until|[-–—]) ?(\d{1,5})$/iu;
function partByNumbers(text: string): string {
  const [first, last] = (part.exec(text) ?? []).slice(1).map(Number);
  if (first === undefined || last === undefined || first < 2 || last < first) return text;
  return (first - 1) % (last - first + 1) === 0 ? `Go to entries ${first} to ${last}` : text;
}
export const pageByNumber = (text: string): string =>
  partByNumbers(
    text.replace(nthPage, (_, verb: string, nth: string) => `${verb} page ${ordinals[nth.toLowerCase()]}`),
  );
