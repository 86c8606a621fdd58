import { maskClass, valueClass } from "./masked-text";
import { readEdit } from "./read-records";
import type { Reader } from "./reader";

const recorded = new RegExp(
  `^(?:enter|record|log|register|note(?: down)?|write down|put (?:in|down)|fill in)\\s+((?:${maskClass}|${valueClass}|\\d).{0,60}?)\\s+as\\s+(?:the\\s+)?(\\p{L}.{0,60}?)\\s+(?:of|for)\\s+(?!(?:an?|new|the new|the (?:field|box))\\s)(.+)$`,
  "iu",
);
/** `hive 6`, `Night Harbour`: one that is called so, where `the visit` may be what the form is about. */
const called = new RegExp(`${maskClass}|${valueClass}|\\p{Lu}|\\d`, "u");

/** `Enter 27.45 kg as the weight of hive 6`: what a thing has of a value is to become that, and is to be stored; no field is all that is meant. */
export const readRecordedValue: Reader = (clause) => {
  const [, value = "", field = "", thing = ""] = recorded.exec(clause.text) ?? [];
  if (!called.test(thing)) return undefined;
  return readEdit({ ...clause, text: `set the ${field} of ${thing} to ${value}` });
};
