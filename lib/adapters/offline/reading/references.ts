import { quoted } from "@/lib/adapters/offline/writing/phrase";
import { maskClass, maskText } from "./masked-text";
import type { Want } from "./want";

/** What is sent, stored or agreed to is all that was entered, whatever was named last. */
const all = /^(?:save|submit|confirm|send|apply)\b/iu;
const hasMask = new RegExp(maskClass);
const small = "to|on|off|in|into|out|up|down|as|with|from|for|by|at|under|back|away";
const object = new RegExp(`\\b(?:it|them|him|this|that|her)(?=$|\\s+(?:${small})\\b)`, "iu");
const owner = /(?<=\s)(?:its|their|his|her)\s+(?=\p{Ll})/iu;
/** `renew that book`: words that point at what was named. */
const pointed = new RegExp(
  `^(\\p{L}+(?:\\s+(?:${small}))?\\s+)(?:that|this|the same|the said|those|these)\\s+(\\p{Ll}+)(?=$|\\s+(?:${small})\\b)`,
  "iu",
);
const those = /\b(?:those|that|the ones?)(?=\s+(?:of|from|for|by)\s)/iu;
const partOfPage =
  /^(?:page|form|dialog|window|button|link|field|box|list|menu|tab|section|change|step|way|time|day|one|text|value|number|name)s?$/iu;

/** A clause with what its pronouns stand for: `renew that book` after a search is about what was searched for. */
export function withReferences(clause: string, before: readonly Want[]): string {
  const masked = maskText(clause);
  const { text } = masked;
  const noun = before.map(nounIn).filter(Boolean).at(-1);
  if (noun && those.test(text) && !all.test(text)) return masked.source(text.replace(those, `the ${noun}`));
  const name = before.map(nameIn).filter(Boolean).at(-1);
  if (name === undefined || all.test(text)) return clause;
  const called = quoted(name);
  const that = pointed.exec(text);
  if (that && !partOfPage.test(that[2] ?? "") && !hasMask.test(text))
    return masked.source(text.replace(pointed, () => `${that[1]}the ${that[2]} ${called}`));
  if (owner.test(text)) return masked.source(text.replace(owner, () => `${called}'s `));
  return object.test(text) ? masked.source(text.replace(object, () => called)) : clause;
}

/** What a want names as the thing that it is about. */
function nameIn(want: Want): string | undefined {
  switch (want.do) {
    case "open":
    case "click":
    case "tick":
    case "fold":
    case "close":
    case "remove":
      return want.target.name || undefined;
    case "choose":
      return want.option.name || undefined;
    case "add":
      return want.fields.find(({ field }) => field === "name" || (want.verb === "send" && field === "to"))
        ?.value;
    case "search":
      return want.query;
    case "drag":
      return want.from.name || undefined;
    case "set":
      return /^name$/iu.test(want.field.name) ? want.value : (want.of ?? want.field.name);
    case "edit":
    case "mark":
      return want.name;
    case "command":
      return want.parts.find(({ name }) => name !== "")?.name;
    default:
      return undefined;
  }
}

/** The kind of thing that a want is about. */
function nounIn(want: Want): string | undefined {
  if (want.do === "command") return want.parts[0]?.noun || undefined;
  return want.do === "remove" ? want.thing || undefined : undefined;
}
