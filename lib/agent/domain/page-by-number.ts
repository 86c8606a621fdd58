import { ordinals } from "./read-ordinal";

/** `the second page of posts`, by the number of the page. */
const nthPage =
  /^((?:go|switch|move|jump|turn|change)(?: over)? to) the (second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) page(?=$| of (?!the (?:form|wizard|survey)\b))/iu;
export const pageByNumber = (text: string): string =>
  text.replace(nthPage, (_, verb: string, nth: string) => `${verb} page ${ordinals[nth.toLowerCase()]}`);
