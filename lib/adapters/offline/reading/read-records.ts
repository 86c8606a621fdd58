import { partsIn } from "./clause-parts";
import { maskClass, valueClass } from "./masked-text";
import { beforeOwned, ownedField, ownedThing } from "./owned-thing";
import { readValue } from "./read-fields";
import { kindOf } from "./read-target";
import { after, type BareWant, type Clause, type Reader, targetOf } from "./reader";
import type { Target } from "./want";

const article = /^(?:a|an|the|one|another|some|my|our|your)\s+/i;
const removing =
  "delete|remove|discard|erase|trash|drop|cancel(?! (?:button|dialog|it$))|archive|unfollow|get rid of|clear(?= (?:all|every|completed|the list))";

/** `take Ann off our list`; but for an amount, which is taken off another one. */
const takingOff =
  /^(?:take|strike|cross)\s+(?!\d)(\S.{0,80}?)\s+(?:off(?: of)?|out of)\s+((?:the|my|our|your|this|that)\s+.+?)$/iu;
/** How far it is to go says nothing of what it is. */
const wholly = /\s+(?:completely|entirely|altogether|for good)$/iu;

export const readRemove: Reader = (clause) => {
  const taken = takingOff.exec(clause.text.replace(wholly, ""));
  const text = taken ? `remove ${taken[1]} from ${taken[2]}` : clause.text;
  const match = new RegExp(`^(${removing})(?![\\p{L}\\p{N}-])\\s+(.+)$`, "iu").exec(text.replace(wholly, ""));
  if (!match) return undefined;
  const [, verb = "", rest = ""] = match;
  const named = /^(?:the\s+)?(.+?)\s+(?:named|called|titled)\s+(.+)$/i.exec(rest);
  const literal = new RegExp(`^(?:the\\s+)?(.*?)\\s*(${maskClass})(.*)$`).exec(rest);
  const target = targetOf(rest, clause);
  if (named)
    return {
      do: "remove",
      verb: verb.toLowerCase(),
      thing: clause.masked.restore(named[1] ?? ""),
      target: { ...target, ...nameOf(named[2] ?? "", clause) },
    };
  if (literal) {
    const place = /^\s+(?:from|in|of|on)\s+(?:the\s+|my\s+)?(.+)$/i.exec(literal[3] ?? "");
    const within = place ? { within: clause.masked.restore(place[1] ?? "") } : {};
    return {
      do: "remove",
      verb: verb.toLowerCase(),
      thing: clause.masked.restore((literal[1] ?? "").replace(/\s+(?:of|for|from|by)$/i, "")),
      target: { ...target, ...nameOf(literal[2] ?? "", clause), ...within },
    };
  }
  const proper =
    /^(?:the\s+)?(\p{Ll}[\p{Ll} -]*?)\s+((?:\p{Lu}[\p{L}'’-]*)(?:\s+\p{Lu}[\p{L}'’-]*)*)(?:\s+(?:from|in|to|for|on|at|with)\s+(.+))?$/u.exec(
      rest,
    );
  if (proper)
    return {
      do: "remove",
      verb: verb.toLowerCase(),
      thing: (proper[1] ?? "").replace(/\s+(?:of|for|from|by)$/i, ""),
      target: { ...target, ...nameOf(proper[2] ?? "", clause) },
    };
  return { do: "remove", verb: verb.toLowerCase(), thing: target.kind ?? "", target };
};

const nameOf = (phrase: string, { masked }: Clause): { name: string; whole: string; exact: boolean } => {
  const name = readValue(phrase, masked);
  return { name, whole: name, exact: masked.isLiteral(phrase) || /^\p{Lu}/u.test(name) };
};

const editing =
  "change|update|edit|set|modify|rename|replace|adjust|correct|switch|make(?= .* (?:be|equal) )";
/** Verbs that change only what they say a new value of. */
const moving = "raise|lower|increase|decrease|reduce|move|reschedule|postpone|shift|extend|delay";

/** `Change Ann Lee's phone to 123`, `set the priority of "Fix door" to High`, `Rename the board to "Roadmap"`. */
export const readEdit: Reader = (clause) => {
  const moved = after(clause, moving);
  const rest = moved ?? after(clause, editing);
  if (!rest || /^up\s/i.test(rest)) return undefined;
  const several = editsIn(rest);
  const edits = (several.length > 1 ? several : [rest]).map((one) =>
    readOneEdit(one, clause, moved !== undefined),
  );
  return edits.every((one) => one !== undefined) ? ofOneThing(edits) : undefined;
};

/** `the shelf of the crate to B7 and its reorder level to 30`: the thing is named once. */
function ofOneThing(edits: readonly BareWant[]): BareWant[] {
  const things = edits.flatMap((one) => (one.do === "set" && one.of !== undefined ? [one.of] : []));
  const [first] = edits;
  if (things.length !== 1 || first?.do !== "set" || first.of === undefined) return [...edits];
  return edits.map((one) => (one.do === "set" ? { ...one, of: first.of } : one));
}

/** `the city to York and the postcode to "YO1 7HH"`: each with its own value. */
const editsIn = (rest: string): string[] =>
  rest.split(
    /\s*(?:,\s*(?:and\s+)?|\s+and\s+)(?=(?:(?:the|my|your|our|its|their|his|her)\s+)?(?:[^\s,]+\s+){1,4}?to\s+\S)/i,
  );

const literal = new RegExp(`^${maskClass}$`);
const atom = new RegExp(`^(?:${maskClass}|${valueClass}|[-+€$£]?\\d[\\d.,:]*)$`, "u");
const certain = new RegExp(`${maskClass}|${valueClass}|\\d|(?:^|\\s)\\p{Lu}`, "u");
const valued = new RegExp(
  `^(?:${maskClass}|${valueClass}|[€$£]?\\d|(?:\\p{Ll}+\\s)?\\p{Lu}\\p{Ll}+day)`,
  "u",
);

/**
 * The new value of an edit. `6 in the basket`: after one that is complete, where it is. Undefined where more values follow, which are no part
 * of it: `Thursday at 9:15`.
 */
function newValue(value: string): string | undefined {
  const [first, ...others] = partsIn(value);
  if (!first || others.length === 0 || first.prep !== "") return value;
  if (others.some(({ text }) => valued.test(text))) return undefined;
  // What is quoted ends where its quotes do, whatever is said behind a comma.
  const isWhole = literal.test(first.text) || others.every(({ prep }) => prep !== "");
  return atom.test(first.text) && isWhole ? first.text : value;
}

/** `the file "a.pdf"`: a name in quotes needs no word for what it names. */
function thingIn(phrase: string, { masked }: Clause): string {
  const bare = phrase.replace(article, "");
  const quote = new RegExp(maskClass).exec(bare)?.[0];
  if (quote !== undefined && masked.isQuoted(quote)) return masked.restore(quote);
  const said = masked.restore(bare);
  return properName.exec(said)?.[1] ?? said;
}

/** `the van HH-KL 482`, `the patient Ann Lee`, `the file notes.txt`: what it is comes before what it is called. A short one such as `flat B2` is told by both. */
const properName =
  /^\p{Ll}[\p{Ll}-]+ (\p{Lu}[^\s,]{2,}(?: [\p{Lu}\d][^\s,]*)*|[^\s,]{1,80}\.[\p{L}\d]{1,5})$/u;

const toValue = /^(.+?)\s+(?:to be|to|with|as|=|from\s+.+?\s+to)\s+(.+)$/i;
const movedTo = /^(.+?)\s+(?:from\s+.+?\s+)?to\s+(.+)$/i;

function readOneEdit(rest: string, clause: Clause, isMoved: boolean): BareWant | undefined {
  const { masked } = clause;
  const to = (isMoved ? movedTo : toValue).exec(rest);
  if (!to)
    return /^edit\b/i.test(clause.text)
      ? { do: "edit", thing: "", name: masked.restore(rest.replace(article, "")), fields: [] }
      : undefined;
  const [, what = "", asked = ""] = to;
  const value = newValue(asked);
  if (value === undefined) return undefined;
  const said = readValue(value, masked);
  if (/^rename\b/i.test(clause.text))
    return { do: "set", field: targetOf("name", clause), value: said, of: thingIn(what, clause) };
  const { field, of, part, around } = changedIn(what);
  if (of === undefined && isThing(field)) return undefined;
  return {
    do: "set",
    field: ofNouns.test(field)
      ? plainTarget(field, clause)
      : targetOf(field, of === undefined ? clause : { ...clause, within: part?.replace(article, "") }),
    value: said,
    of: of === undefined ? clause.within : thingIn(of, clause),
    ...(around === undefined ? {} : { around: masked.restore(around.replace(article, "")) }),
  };
}

/** `the video "Harbour"`: the name of a thing is none of a field. */
const isThing = (field: string): boolean => {
  const noun = new RegExp(`^(?:(?:the|my|our|this)\\s+)?(\\p{Ll}[\\p{Ll} -]*?)\\s+${maskClass}$`, "u").exec(
    field,
  )?.[1];
  return noun !== undefined && kindOf(noun) === undefined;
};

/** `number of guests` is one name. */
const ofNouns = /\p{Ll}\s+of\s+\p{Ll}/u;
function plainTarget(phrase: string, { masked }: Clause): Target {
  const name = masked.restore(phrase.replace(article, ""));
  return { name, whole: name, exact: false };
}

/**
 * `Ann Lee's phone`, `the price of "Trout" on the menu`, `the street of the home address of Ann Lee`: what is changed, of what, in which part of
 * it, and on which list that stands.
 */
type Changed = { field: string; of: string | undefined; part?: string; around?: string };

function changedIn(what: string): Changed {
  const [field, thing] = beforeOwned(what) ?? [];
  if (field !== undefined && thing !== undefined) return ofOwned(field, thing);
  const owner = ownedField(what);
  if (owner) return owner;
  const [first, ...others] = partsIn(what);
  const owning = others.filter(({ prep }) => /^(?:of|for|on)$/.test(prep));
  const named =
    [...owning, ...others].find(({ prep, text }) => prep !== "" && certain.test(text)) ?? owning[0];
  if (first?.prep !== "" || !named) return { field: what, of: undefined };
  const part =
    owning.length > 1 && named !== owning[0] && owning[0]?.prep === "of" ? owning[0].text : undefined;
  const around = named.prep === "of" ? others[others.indexOf(named) + 1] : undefined;
  return {
    field: first.text,
    of: named.text,
    ...(part === undefined ? {} : { part }),
    ...(around !== undefined && standsOn.test(around.prep) ? { around: around.text } : {}),
  };
}
const standsOn = /^(?:in|on|under)$/;

/** `Tom Vale's flat in Bergen`: where it stands is told behind it. */
function ofOwned(field: string, thing: string): Changed {
  const [first, next] = partsIn(thing);
  const owned = ownedThing(first?.text ?? thing);
  return {
    field,
    ...(owned ?? { of: thing }),
    ...(next !== undefined && standsOn.test(next.prep) ? { around: next.text } : {}),
  };
}

export const readMark: Reader = ({ text, masked }) => {
  const match =
    /^(?:mark|flag|set)\s+(.+?)\s+(?:as|to)\s+(?:an?\s+)?(un)?(done|complete[d]?|finished|read|reviewed|important|favou?rite|paid|resolved|checked|active|open|incomplete|undone)$/i.exec(
      text,
    );
  if (!match) {
    const done =
      /^(?:complete|finish|check off|tick off)\s+(?:the\s+)?(?:(?:task|to-?do|item)\s+)?(.+)$/i.exec(text);
    const name = done ? masked.restore(done[1] ?? "") : "";
    return done && masked.isLiteral(done[1] ?? "")
      ? { do: "mark", name, state: "done", on: true }
      : undefined;
  }
  const [, what = "", un, state = ""] = match;
  const name = masked.restore(
    what
      .replace(/^(?:the|this)\s+/i, "")
      .replace(new RegExp(`^(?:task|item|to-?do|message|row|entry)\\s+(?=${maskClass})`, "i"), ""),
  );
  return {
    do: "mark",
    name,
    state: state.toLowerCase(),
    on: !un && !/^(?:active|open|incomplete|undone)$/i.test(state),
  };
};
