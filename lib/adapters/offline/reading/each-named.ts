import { maskClass, maskText } from "./masked-text";

/** What is done with several things at once, and what their readers take apart themselves. */
const together =
  /^(?:merge|combine|compare|link|connect|swap|exchange|join|share|select|choose|pick|highlight|type|enter|fill|input|check|uncheck|tick|untick|click|press|tap|add|write|turn|switch|enable|disable|search|find)\b/iu;
const masks = new RegExp(maskClass, "g");
const listed = new RegExp(
  `^(\\p{L}+(?:\\s(?:off|out|up|down|back))?\\s(?:[^\\uE100-\\uEFFF]{0,40}\\s)?)(?:the\\s)?((?:\\p{Ll}+\\s)?)(${maskClass}(?:\\s*,\\s*(?:and\\s+)?${maskClass})*\\s*,?\\s+and\\s+(?:the\\s+)?(?:\\p{Ll}+\\s+)?${maskClass})(?!['’]s)(.*)$`,
  "iu",
);
const numbered =
  /^(\p{L}+\s.*?)\b(\p{Ll}{3,})s\s+(#?\d+(?:\s*,\s*#?\d+)*\s*,?\s+and\s+#?\d+)(?=\s(?:to|as|in|on|from)\s|$)(.*)$/iu;

/** A clause about several things that are called by name or number, once for each of them: `Archive "A" and "B"`. */
export function eachNamed(clause: string, knownNames: readonly string[]): string[] {
  const masked = maskText(clause, knownNames);
  const { text } = masked;
  if (together.test(text)) return [clause];
  const names = listed.exec(text);
  if (names) {
    const [, verb = "", noun = "", all = "", rest = ""] = names;
    const each = all.match(masks) ?? [];
    return each.every((one) => masked.isQuoted(one))
      ? each.map((one) => masked.source(`${verb}${singular(noun)}${one}${rest}`))
      : [clause];
  }
  const numbers = numbered.exec(text);
  const [, before = "", noun = "", all = "", rest = ""] = numbers ?? [];
  return numbers
    ? (all.match(/#?\d+/g) ?? []).map((one) => masked.source(`${before}${noun} ${one}${rest}`))
    : [clause];
}

const singular = (noun: string): string =>
  noun
    .replace(/ies\s$/u, "y ")
    .replace(/(?<=s|x|ch|sh)es\s$/u, " ")
    .replace(/(?<!s)s\s$/u, " ");
