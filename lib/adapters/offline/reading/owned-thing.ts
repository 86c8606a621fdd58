import { maskClass } from "./masked-text";

/** Whose a thing is and what it is: `Helga Brandt's booking`, `the Smiths' reservation`. A name in capitals is whole: `Rosa's Kitchen`. */
const owned = /^(?:the\s+)?(.+?(?:['’]s|(?<=s)['’]))\s+(\S.*)$/u;
const ending = /['’]s?$/u;
const sureOwner = new RegExp(`${maskClass}|\\p{Lu}|\\d`, "u");
const article = /^(?:the|a|an|my|our)\s+/iu;

/** Who or what something belongs to, and the part of it that is meant. */
type Owned = { of: string; part?: string };

/**
 * Of `X's Y` the entry is found by X where that is a name, as no list calls its entries after their kind; `the baker's dozen` and `Rosa's Kitchen` are
 * names as they stand. Undefined where nothing is owned.
 */
export function ownedThing(phrase: string): Owned | undefined {
  const [, owner = "", thing = ""] = owned.exec(phrase.replace(article, "")) ?? [];
  if (owner === "") return undefined;
  const isKind = /^\p{Ll}/u.test(thing) && sureOwner.test(owner);
  return isKind ? { of: owner.replace(ending, ""), part: thing } : { of: phrase.replace(article, "") };
}

/** `Helga Brandt's booking's room`, `Ann Lee's phone`: the last of it is what is changed, of what stands before. */
export function ownedField(phrase: string): ({ field: string } & Owned) | undefined {
  const [, before = "", field = ""] = /^(.+(?:['’]s|(?<=s)['’]))\s+(\S.*)$/u.exec(phrase) ?? [];
  if (before === "" || !/^\p{L}/u.test(field)) return undefined;
  const holder = before.replace(ending, "");
  return { field, ...(ownedThing(holder) ?? { of: holder.replace(/^the\s+/iu, "") }) };
}

/** `the room of Helga Brandt's booking`: the field stands before the small word, and what is owned behind it. */
export const beforeOwned = (phrase: string): [field: string, thing: string] | undefined => {
  const [, field = "", thing = ""] = fieldBefore.exec(phrase) ?? [];
  return field === "" ? undefined : [field, thing];
};
const fieldBefore =
  /^(?:the\s+)?((?:number|amount|quantity|count)\s+of\s+\p{L}+|[^'’]+?)\s+(?:of|for|on|in)\s+((?:(?:the|my|our)\s+)?[^'’]+(?:['’]s|(?<=s)['’])\s+\S.*)$/iu;
