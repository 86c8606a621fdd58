import { maskClass } from "./masked-text";
import { readField, readFields, readValue } from "./read-fields";
import { after, type Clause, type Reader, targetOf } from "./reader";
import type { FieldValue } from "./want";

const adding =
  "add|create|make|register|enrol+|set up|start(?= (?:a|an) new)|open(?= (?:a|an) new)|book|schedule|reserve|compose|write|invite|new|insert|submit(?= (?:a|an)\\s)|file(?= (?:a|an)\\s)|request(?= (?:a|an)\\s)|log(?= (?:a|an)\\s)|record|post|append";
const naming =
  /\s+(?:named|called|titled|labell?ed|by the name(?: of)?|with (?:the )?(?:name|title)(?: of)?|whose name is|:)\s+/i;
const cartPlaces =
  /^(?:cart|basket|bag|shopping (?:cart|basket|bag)|wish ?list|favou?rites?|bookmarks?|compare|comparison|watch ?list)$/i;
const article = /^(?:a|an|the|one|another|some|my|our|your)\s+/i;
const fresh = /^(?:brand[- ])?new\s+/i;
const detail = /\s+(?:with|having|whose|where|using|including)\s+/i;
const prepositions = /\s+(for|with|on|at|to|about|in)\s+/gi;

/** `Add a patient named Jas with phone 123`, `Create a task "Buy milk"`, `Book an appointment for Ann Lee on 3 May at 10:00`. */
export const readAdd: Reader = (clause) => {
  const match = new RegExp(`^(${adding})(?![\\p{L}\\p{N}-])\\s+(.+)$`, "iu").exec(clause.text);
  if (!match) return undefined;
  const [, verb = "", rest = ""] = match;
  const toCart = /^(.+?)\s+(?:to|in|into)\s+(?:the\s+|my\s+|your\s+)?(\S+(?:\s\S+)?)$/i.exec(rest);
  const place = toCart ? clause.masked.restore(toCart[2] ?? "") : "";
  if (toCart && cartPlaces.test(place)) {
    const item = clause.masked.restore((toCart[1] ?? "").replace(article, ""));
    const name = `Add to ${place}`;
    return { do: "click", how: "click", times: 1, target: { name, whole: name, exact: false, within: item } };
  }
  return { do: "add", verb: verb.toLowerCase(), ...readThing(rest, clause) };
};

type Thing = { thing: string; fields: FieldValue[]; place: string | undefined };

function readThing(rest: string, clause: Clause): Thing {
  const { masked } = clause;
  const named = naming.exec(rest);
  if (named) {
    const { value, fields } = splitDetails(rest.slice(named.index + named[0].length), clause);
    return {
      ...nounOf(rest.slice(0, named.index), clause),
      fields: [{ field: "name", value: readValue(value, masked) }, ...fields],
    };
  }
  const { value: head, fields } = splitDetails(rest, clause);
  const asThing = /^(.+?)\s+as\s+(?:a|an|the|another)\s+(?:new\s+)?(.+)$/i.exec(head);
  if (asThing)
    return {
      thing: masked.restore(asThing[2] ?? ""),
      fields: [{ field: "name", value: readValue(asThing[1] ?? "", masked) }, ...fields],
      place: undefined,
    };
  const literal = new RegExp(
    `^(.*?)\\s*(${maskClass})(?:\\s+(?:to|in|into|on)\\s+(?:the\\s+|my\\s+)?(.+))?$`,
  ).exec(head);
  if (literal) {
    const place = literal[3] ? masked.restore(literal[3]) : clause.within;
    const noun = nounOf(literal[1] ?? "", clause).thing || singular(place ?? "");
    return {
      thing: noun,
      fields: [{ field: "name", value: masked.restore(literal[2] ?? "") }, ...fields],
      place,
    };
  }
  const proper = /^(.*?)((?:\p{Lu}[\p{L}'’-]*)(?:\s+\p{Lu}[\p{L}'’-]*)*)$/u.exec(
    head.replace(article, "").replace(fresh, ""),
  );
  const noun = nounOf(proper?.[1] ?? head, clause);
  if (proper && noun.thing && proper[2] && article.test(`${head} `) === false)
    return { ...noun, fields: [{ field: "name", value: masked.restore(proper[2]) }, ...fields] };
  return { ...nounOf(head, clause), fields };
}

const singular = (place: string): string => place.replace(/\s*list$/i, "");

function nounOf(phrase: string, { masked, within }: Clause): { thing: string; place: string | undefined } {
  const [, noun = phrase, place] =
    /^(.+?)\s+(?:to|in|into|on)\s+(?:the\s+|my\s+|your\s+)?(.+)$/i.exec(phrase.trim()) ?? [];
  const thing = masked.restore(noun.trim().replace(article, "").replace(fresh, "").replace(/[:,]$/, ""));
  return { thing, place: place ? masked.restore(place) : within };
}

/** Cuts `Jas with phone 123`, `an appointment for Ann on Monday` into what it is and its details. */
function splitDetails(text: string, { masked }: Clause): { value: string; fields: FieldValue[] } {
  const listed = detail.exec(text);
  const fields = listed && readFields(text.slice(listed.index + listed[0].length), masked);
  if (listed && fields) {
    const head = splitDetails(text.slice(0, listed.index), { text, masked });
    return { value: head.value, fields: [...head.fields, ...fields] };
  }
  const comma = /^([^,:]+)[,:]\s*(.+)$/.exec(text);
  const after = comma && readFields(comma[2] ?? "", masked);
  if (comma && after?.every(({ field }) => field)) return { value: comma[1] ?? "", fields: after };
  return byPrepositions(text, masked);
}

function byPrepositions(text: string, masked: Clause["masked"]): { value: string; fields: FieldValue[] } {
  const found = [...text.matchAll(prepositions)].filter((match) =>
    /^(?:for|with|on|at|about)$/i.test(match[1] ?? ""),
  );
  const first = found[0];
  if (!first) return { value: text, fields: [] };
  const fields = found.flatMap((match, index): FieldValue[] => {
    const value = text.slice(match.index + match[0].length, found[index + 1]?.index ?? text.length);
    const hint = (match[1] ?? "").toLowerCase() as FieldValue["hint"] & string;
    const pair = readField(value, masked);
    return [pair?.field ? pair : { field: "", value: readValue(value, masked), hint }];
  });
  return { value: text.slice(0, first.index), fields };
}

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
      thing: clause.masked.restore(literal[1] ?? ""),
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
      thing: proper[1] ?? "",
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
  const said = readValue(value, masked);
  if (rename)
    return {
      do: "set",
      field: targetOf("name", clause),
      value: said,
      of: masked.restore(what.replace(article, "")),
    };
  if (owner)
    return {
      do: "set",
      field: targetOf(owner[2] ?? "", clause),
      value: said,
      of: masked.restore(owner[1] ?? ""),
    };
  if (of)
    return { do: "set", field: targetOf(of[1] ?? "", clause), value: said, of: masked.restore(of[2] ?? "") };
  return { do: "set", field: targetOf(what, clause), value: said, of: clause.within };
};

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

/** `Send a message to Ann saying "hello"`, `Email Bob about lunch`. */
export const readSend: Reader = (clause) => {
  const { text, masked } = clause;
  const match = /^(send|e-?mail|message|reply(?: to)?|text|write to|forward)\s+(.+)$/i.exec(text);
  if (
    !match ||
    (/^(?:e-?mail|text|message)$/i.test(match[1] ?? "") && /^(?:is|to be)\b/i.test(match[2] ?? ""))
  )
    return undefined;
  const [, verb = "", rest = ""] = match;
  const body =
    /^(.*?)\s+(?:saying|that says|with the (?:text|message|body)|reading|which says)\s+(.+)$/i.exec(rest);
  const head = body ? (body[1] ?? "") : rest;
  const subject = /\s+(?:about|with (?:the )?subject|regarding|titled)\s+([^,]+)$/i.exec(head);
  const upTo = subject ? head.slice(0, subject.index) : head;
  const to = /^(?:(?:a|an|the)\s+)?(.*?)\s*\bto\s+(.+)$/i.exec(upTo);
  const isDirect = /^(?:e-?mail|message|text|reply to|write to)$/i.test(verb);
  if (!to && !isDirect) return undefined;
  const recipient = to ? (to[2] ?? "") : upTo;
  const thing =
    (to && (to[1] ?? "").replace(/^(?:a|an|the|new)\s+/i, "")) ||
    (/e-?mail/i.test(verb) ? "email" : "message");
  return {
    do: "add",
    verb: "send",
    thing: masked.restore(thing),
    place: undefined,
    fields: [
      { field: "to", value: readValue(recipient, masked) },
      ...(subject ? [{ field: "subject", value: readValue(subject[1] ?? "", masked) }] : []),
      ...(body ? [{ field: "message", value: readValue(body[2] ?? "", masked) }] : []),
    ],
  };
};
