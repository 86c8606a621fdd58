/** `the second page of posts`, by the number of the page. */
const nthPage =
  /^((?:go|switch|move|jump|turn|change)(?: over)? to) the (second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) page(?=$| of (?!the (?:form|wizard|survey)\b))/iu;
const nths = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
export const byNumber = (text: string): string =>
  text.replace(
    nthPage,
    (_, verb: string, nth: string) => `${verb} page ${nths.indexOf(nth.toLowerCase()) + 2}`,
  );
