import { maskClass } from "./masked-text";
import { readValue } from "./read-fields";
import { after, type BareWant, type Clause, type Reader, targetOf } from "./reader";

const article = /^(?:a|an|the|one|another|some|my|our|your)\s+/i;
const removing =
  "delete|remove|discard|erase|trash|drop|cancel(?! (?:button|dialog|it$))|archive|unfollow|get rid of|clear(?= (?:all|every|completed|the list))";

export const readRemove: Reader = (clause) => {
  const match = new RegExp(`^(${removing})(?![\\p{L}\\p{N}-])\\s+(.+)$`, "iu").exec(clause.text);
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
    /^(?:the\s+)?(\p{Ll}[\p{L} -]*?)\s+((?:\p{Lu}[\p{L}'’-]*)(?:\s+\p{Lu}[\p{L}'’-]*)*)(?:\s+(?:from|in)\s+(.+))?$/u.exec(
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

/** `Change Ann Lee's phone to 123`, `set the priority of "Fix door" to High`, `Rename the board to "Roadmap"`. */
export const readEdit: Reader = (clause) => {
  const rest = after(
    clause,
    "change|update|edit|set|modify|rename|replace|adjust|correct|switch|make(?= .* (?:be|equal) )",
  );
  if (!rest) return undefined;
  const several = editsIn(rest);
  if (several.length > 1) return several.flatMap((one) => readOneEdit(one, clause) ?? []);
  return readOneEdit(rest, clause);
};

/** `the city to York and the postcode to "YO1 7HH"`: each with its own value. */
const editsIn = (rest: string): string[] =>
  rest.split(
    /\s*(?:,\s*(?:and\s+)?|\s+and\s+)(?=(?:(?:the|my|your|our|its|their|his|her)\s+)?(?:[^\s,]+\s+){1,4}?to\s+\S)/i,
  );

/** `6 in the basket`, `"High" for now`: after a value that is complete, where it is. */
const withoutPlace = (value: string): string =>
  new RegExp(`^(${maskClass}|[-+]?\\d[\\d.,:]*)\\s+(?:in|on|for|at|of)\\s+(?:the|my|our|this)\\s`, "i").exec(
    value,
  )?.[1] ?? value;

/** `the file "a.pdf"`: a name in quotes needs no word for what it names. */
function thingIn(phrase: string, { masked }: Clause): string {
  const bare = phrase.replace(article, "");
  const quote = new RegExp(maskClass).exec(bare)?.[0];
  return masked.restore(quote !== undefined && masked.isQuoted(quote) ? quote : bare);
}

function readOneEdit(rest: string, clause: Clause): BareWant | undefined {
  const { masked } = clause;
  const to = /^(.+?)\s+(?:to be|to|with|as|=|from\s+.+?\s+to)\s+(.+)$/i.exec(rest);
  if (!to)
    return /^edit\b/i.test(clause.text)
      ? { do: "edit", thing: "", name: masked.restore(rest.replace(article, "")), fields: [] }
      : undefined;
  const [, what = "", value = ""] = to;
  const rename = /^rename\b/i.test(clause.text);
  const owner = /^(?:the\s+)?(.+?)['’]s\s+(.+)$/.exec(what);
  const of = /^(?:the\s+)?(.+?)\s+(?:of|for|on)\s+(?:the\s+|my\s+)?(.+)$/i.exec(what);
  const said = readValue(withoutPlace(value), masked);
  if (rename)
    return {
      do: "set",
      field: targetOf("name", clause),
      value: said,
      of: thingIn(what, clause),
    };
  if (owner)
    return {
      do: "set",
      field: targetOf(owner[2] ?? "", clause),
      value: said,
      of: masked.restore(owner[1] ?? ""),
    };
  if (of)
    return { do: "set", field: targetOf(of[1] ?? "", clause), value: said, of: thingIn(of[2] ?? "", clause) };
  return { do: "set", field: targetOf(what, clause), value: said, of: clause.within };
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
