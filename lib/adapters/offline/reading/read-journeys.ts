import { maskClass, valueClass } from "./masked-text";
import { readFields } from "./read-fields";
import { after, type Reader, targetOf } from "./reader";

const addressed = new RegExp(
  `^(?:go to|open|visit|navigate to|browse to|load|head to|open up)\\s+(?:the\\s+)?(?:(?:web ?)?(?:page|site|address|url)\\s+(?:at\\s+)?)?(${maskClass})(?:\\s+in\\s+a\\s+(new)\\s+tab)?$`,
  "i",
);
const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/|www\.|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#:]|$))/i.test(text) && !text.includes("@");
const withScheme = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);

export const readAddress: Reader = ({ text, masked }) => {
  const match = addressed.exec(text);
  const url = match ? masked.restore(match[1] ?? "") : "";
  return isAddress(url) ? { do: "goto", url: withScheme(url), newTab: match?.[2] !== undefined } : undefined;
};

export const readHistory: Reader = ({ text }) => {
  if (
    /^(?:go|navigate) (?:one page )?back(?: one page| to the (?:previous|last) page)?$|^return to the previous page$/i.test(
      text,
    )
  )
    return { do: "history", action: "goBack" };
  if (/^(?:go|navigate) forward(?: one page)?$/i.test(text)) return { do: "history", action: "goForward" };
  return /^(?:reload|refresh)(?: (?:the|this) page| it)?$/i.test(text)
    ? { do: "history", action: "reload" }
    : undefined;
};

export const readWait: Reader = (clause) => {
  const rest = after(clause, "wait|pause(?= for| \\d)");
  if (rest === undefined) return undefined;
  const seconds = Number(/(\d+(?:\.\d+)?)\s*(?:s\b|sec|second)/i.exec(rest)?.[1] ?? 2);
  return { do: "wait", seconds: Math.min(30, seconds) };
};

export const readScroll: Reader = (clause) => {
  const rest = after(clause, "scroll");
  if (rest === undefined) return undefined;
  const edge = /\b(top|bottom|end|beginning)\b/i.exec(rest)?.[1]?.toLowerCase();
  const way = /\b(up|down|left|right)\b/i.exec(rest)?.[1]?.toLowerCase() as
    | "up"
    | "down"
    | "left"
    | "right"
    | undefined;
  if (edge)
    return {
      do: "scroll",
      direction: edge === "top" || edge === "beginning" ? "top" : "bottom",
      target: undefined,
    };
  const to = /\b(?:to|until you (?:see|reach)|in|through)\s+(.+)$/i.exec(rest)?.[1];
  return {
    do: "scroll",
    direction: way ?? (to ? undefined : "down"),
    target: to ? targetOf(to, clause) : undefined,
  };
};

/** Where something is moved to is a place; a date, a day or a time is what it is to be. */
const isNewValue = new RegExp(
  `^(?:${valueClass}|\\d{4}-\\d\\d|\\d{1,2}[:./]\\d|(?:next |this )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month)|today|tomorrow)`,
  "iu",
);

export const readDrag: Reader = (clause) => {
  const match =
    /^(?:drag(?: and drop)?|move|slide)\s+(.+?)\s+(?:on ?to|to|into|over|above|below|before|after)\s+(.+)$/i.exec(
      clause.text,
    );
  const from = match ? targetOf(match[1] ?? "", clause) : undefined;
  const value = match ? clause.masked.restore(match[2] ?? "") : "";
  if (from?.kind === "slider" && /^[-+]?\d/.test(value))
    return { do: "set", field: from, value, of: clause.within };
  if (match && isNewValue.test(match[2] ?? "") && !/^drag\b/i.test(clause.text)) return undefined;
  return match
    ? { do: "drag", from: targetOf(match[1] ?? "", clause), to: targetOf(match[2] ?? "", clause) }
    : undefined;
};

export const readUpload: Reader = (clause) => {
  const rest = after(clause, "upload|attach");
  if (!rest) return undefined;
  const [, file = rest, field] = /^(.+?)\s+(?:to|in|into|as)\s+(.+)$/i.exec(rest) ?? [];
  const literal = new RegExp(maskClass).exec(file)?.[0];
  const name = clause.masked.restore(
    literal && clause.masked.isQuoted(literal) ? literal : file.replace(/^(?:the|a|my)\s+(?:file\s+)?/i, ""),
  );
  return { do: "upload", file: name, field: field ? targetOf(field, clause) : undefined };
};

export const readBrowserTab: Reader = ({ text, masked }) => {
  const match =
    /^(switch to|go to|close)\s+(?:the\s+)?(?:(.+?)\s+)?(?:browser tab|(?:other|first|second|third|last|next|previous|new) tab)(?:\s+(?:titled|named|with)\s+(.+))?$/i.exec(
      text,
    );
  if (!match) return undefined;
  const word = /\b(other|first|second|third|last|next|previous|new)(?= tab)/i.exec(text)?.[1] ?? "";
  return {
    do: "switch_tab",
    name: masked.restore(match[3] ?? match[2] ?? word),
    close: /^close/i.test(text),
  };
};

const loginFields = /^(?:.*?\s+)??(?:as|with|using)\s+(.+)$/i;

export const readLogin: Reader = (clause) => {
  const rest = after(clause, "log ?in(?:to)?|sign ?in(?:to)?|log on(?: to)?|authenticate");
  if (rest === undefined) return undefined;
  const given = loginFields.exec(rest)?.[1];
  if (given === undefined) return { do: "login", fields: [] };
  const [user = "", password] = given.split(/\s+(?:and|with|using)\s+(?:the\s+)?password\s+/i);
  const fields = password === undefined ? readFields(given, clause.masked) : undefined;
  if (fields?.some(({ field }) => /pass/i.test(field)))
    return { do: "login", fields: fields.map((one) => (one.field ? one : { ...one, field: "username" })) };
  const name = clause.masked.restore(
    user.replace(/^(?:the\s+)?(?:user(?: ?name)?|e-?mail(?: address)?|account)\s+/i, ""),
  );
  return {
    do: "login",
    fields: [
      { field: /@/.test(name) ? "email" : "username", value: name },
      ...(password ? [{ field: "password", value: clause.masked.restore(password) }] : []),
    ],
  };
};

export const readLogout: Reader = ({ text }) =>
  /^(?:log ?out|sign ?out|log off|sign off)(?:\s+(?:of|from|now|again|please)\b.*)?$/i.test(text)
    ? { do: "logout" }
    : undefined;

export const readSort: Reader = ({ text, masked }) => {
  const match = /^(?:sort|order|arrange)\s+(?:.*?\s+)?by\s+(.+)$/i.exec(text);
  if (!match) return undefined;
  const down =
    /\b(?:desc(?:ending)?|newest(?: first)?|highest(?: first)?|high(?:est)? to low(?:est)?|largest(?: first)?|latest(?: first)?|z to a|most .* first)\b/i;
  const up =
    /\b(?:asc(?:ending)?|oldest(?: first)?|lowest(?: first)?|low(?:est)? to high(?:est)?|smallest(?: first)?|earliest(?: first)?|a to z|alphabetical(?:ly)?)\b/i;
  const said = match[1] ?? "";
  const by = said.replace(
    /[,(]?\s*(?:in\s+)?(?:asc|desc|newest|oldest|highest|lowest|high |low |largest|smallest|latest|earliest|a to z|z to a).*$/i,
    "",
  );
  const direction = down.test(said) ? "descending" : up.test(said) ? "ascending" : undefined;
  return { do: "sort", by: masked.restore(by || said).replace(/^(?:the|their|its)\s+/i, ""), direction };
};

/** `Show me only the open ones`, `hide everything but the open ones`. */
const showsOnly =
  /^(?:(?:show|display|list|see|view)(?: me)? (?:only|just)|(?:only|just) (?:show|display|list)(?: me)?|hide (?:all|everything) (?:but|except(?: for)?))\s+(?:the |those |my )?(.+)$/i;

export const readFilter: Reader = ({ text, masked }) => {
  const by = /^(?:filter|narrow(?: down)?|limit)\s+(?:(?:the\s+)?(.+?)\s+)?(?:by|to|for)\s+(.+)$/i.exec(text);
  const only = showsOnly.exec(text);
  if (only) return { do: "filter", by: undefined, value: masked.restore(only[1] ?? "") };
  if (!by) return undefined;
  const [, field, value] = /^(?:the\s+)?(.+?)\s*(?:=|:|\sis\s|\sto\s)\s*(.+)$/i.exec(by[2] ?? "") ?? [];
  return {
    do: "filter",
    by: field ? masked.restore(field) : undefined,
    value: masked.restore(value ?? by[2] ?? ""),
  };
};
