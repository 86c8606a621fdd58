import { splitDetails } from "./read-add";
import { readValue } from "./read-fields";
import type { Reader } from "./reader";

const sayingBody =
  /^(.*?)\s+(?:saying|that says|reading|which says|with (?:the )?(?:text|message|body)|with (?=[\uE100-\uEFFF]))\s*(.+)$/i;

/** `Send a message to Ann saying "hello"`, `Email Bob about lunch`, `Write a message to Ann with subject "x" and text "y"`. */
export const readSend: Reader = (clause) => {
  const { text, masked } = clause;
  const match =
    /^(send|e-?mail|message|reply(?: to)?|text|write to|forward|(?:write|compose)(?= (?:a|an|the)\b.*\bto\b))\s+(.+)$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, verb = "", rest = ""] = match;
  const said =
    /^(.*?)\s+(?:saying|that says|reading|which says|that(?= (?:i|we|my|our|the|it|he|she|they)\b))\s+(.+)$/i.exec(
      rest,
    );
  const detailed = splitDetails(said?.[1] ?? rest, clause);
  const named = detailed.fields.filter(({ field }) => field !== "");
  const body = said ?? (named.length > 0 ? null : sayingBody.exec(rest));
  const head = named.length > 0 ? detailed.value : body ? (body[1] ?? "") : rest;
  const about = /\s+(?:about|regarding|titled)\s+([^,]+)$/i.exec(head);
  const upTo = about ? head.slice(0, about.index) : head;
  const to = /^(?:(?:a|an|the)\s+)?(.*?)\s*\bto\s+(.+)$/i.exec(upTo);
  const isDirect = /^(?:e-?mail|message|text|reply(?: to)?|write to)$/i.test(verb);
  if (!to && !isDirect) return undefined;
  const thing =
    (to?.[1] ?? "").replace(/^(?:a|an|the|new)\s+/i, "") || (/e-?mail/i.test(verb) ? "email" : "message");
  return {
    do: "add",
    verb: "send",
    thing: masked.restore(thing),
    place: undefined,
    fields: [
      { field: "to", value: readValue(to ? (to[2] ?? "") : upTo, masked) },
      ...(about ? [{ field: "subject", value: readValue(about[1] ?? "", masked) }] : []),
      ...named.map((one) =>
        /^(?:text|body|message)$/i.test(one.field) ? { ...one, field: "message" } : one,
      ),
      ...(body ? [{ field: "message", value: readValue(body[2] ?? "", masked) }] : []),
    ],
  };
};
