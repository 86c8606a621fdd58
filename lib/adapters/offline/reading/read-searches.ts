import { asksToObtain } from "@/lib/agent/domain/wording/goal-asks";
import { maskClass } from "./masked-text";
import { readValue } from "./read-fields";
import { after, type Reader, targetOf } from "./reader";

const hasMask = new RegExp(maskClass);

/** `the work order WO-1187`: a thing that has a code of its own is found by it, whatever it is. */
const codeOfThing = /^(?:the\s+)?(?:\p{Ll}[\p{Ll}-]+\s+){1,3}(#\d{2,}|\p{Lu}{1,5}-?\d{3,}(?:-\d+)*)$/u;

/** `Search for red shoes`, `Search the archive for "2024"`, `look up Ann Lee in the patients list`. */
export const readSearch: Reader = (clause) => {
  const { masked } = clause;
  const rest = after(clause, "search|look up|look for|google");
  if (rest === undefined || rest === "") return undefined;
  const [, where, asked] = /^(?:(?:in\s+)?(.*?)\s*\b)?for\s+(.+)$/i.exec(rest) ?? [];
  const sought = asked ?? rest.replace(/^(?:for|the (?:page|site|list) for)\s+/i, "");
  const split = new RegExp(
    `^(${maskClass}|.+?)\\s+(?:in|on|using|with|within)\\s+(?:the\\s+)?(.+)$`,
    "i",
  ).exec(sought);
  const place = where || split?.[2];
  const field =
    place && /\b(?:box|field|bar|input|search)\b/i.test(place) ? targetOf(place, clause) : undefined;
  const text = readValue(split ? (split[1] ?? "") : sought, masked);
  const query = text.replace(/^(?:the|a|an)\s+(?:term|word|phrase|text)\s+/i, "");
  return { do: "search", query: hasMask.test(rest) ? query : (codeOfThing.exec(query)?.[1] ?? query), field };
};

const asking =
  /^(?:what|which|who|whose|when|where|how|why|is there|are there|does|do|did|has|have(?= (?:i|we|you|they|he|she|it|there)\b))\b|\?$|^(?:tell me|let me know|find out|report|give me|count|extract|read(?: out)?|list|collect|scrape|note down|copy|get|determine|summari[sz]e|check (?:whether|if)|verify|confirm that|make sure (?!to\b|you\b))\b/i;

const reportsBack =
  /^report(?: back)?(?: to me)?\s+(?:what|which|who|when|where|how|whether|the (?:number|name|value|total|price|amount|sum|count|date|title|result)s? of)\b/i;

/** `Report the result of the match: Falcons 3, Lynx 1`: what is to be entered is told. */
const tells = /:\s+\S|\sas\s+["“]?\d/u;

/** A question, or something to be read out. `Get` and `list` before a quoted name are commands of a page as well. */
export const readQuestion: Reader = ({ text, masked }) => {
  // Somebody's report of something that is wrong is entered, not read.
  if (!asking.test(text) || (/^report\b/i.test(text) && (!reportsBack.test(text) || tells.test(text))))
    return undefined;
  if (/^copy\s.+\s(?:in)?to\s/i.test(text)) return { do: "unknown" };
  if (/^(?:get|list|copy)\s/i.test(text) && hasMask.test(text.split(" ")[1] ?? "")) return undefined;
  if (asksToObtain(text)) return undefined;
  return { do: "read", question: masked.restore(text) };
};

/** The planner's own wording for a form that it has not seen yet. */
export const readOpenForm: Reader = ({ text, masked }) => {
  const match =
    /^(?:open|bring up|show)\s+(?:the\s+)?form\s+(?:to|for)\s+(?:(?:add|create|make|send|book|register|new|adding|creating)\w*\s+)?(?:(?:an?|the)\s+)?(.+)$/i.exec(
      text,
    );
  return match
    ? { do: "open_form", thing: masked.restore(match[1] ?? "").replace(/^new\s+/i, "") }
    : undefined;
};

const confirmed =
  /^(?:confirm|accept|acknowledge)(?:\s+(?:the\s+|this\s+|that\s+)?(?:deletion|removal|cancellation|change|action|choice|prompt|question|dialog|message|archiving|it))?(?:\s+(?:with|by (?:clicking|pressing))\s+(?:the\s+)?(.+?))?$/i;

/** `Confirm it`, `Confirm the deletion with "Yes, delete"`. */
export const readConfirm: Reader = ({ text, masked }) => {
  const match = confirmed.exec(text);
  if (!match) return undefined;
  const by = masked.restore((match[1] ?? "").replace(/\s+(?:button|link)$/i, ""));
  return { do: "confirm", ...(by ? { by } : {}) };
};
