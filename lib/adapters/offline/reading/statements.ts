import { quoted } from "@/lib/adapters/offline/writing/phrase";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { holdingIn } from "./holdings";
import { maskClass, maskText, valueClass } from "./masked-text";

/**
 * Sentences that command nothing by themselves: what somebody wants, what something is, how it should be. Joined with the command that does
 * something about it, they are a command with all of its values.
 */

const please = "(?:(?:please|kindly|now|then|so|and|just|also)[,\\s]+|(?:can|could|would|will) you\\s+)*";
const pleaseFirst = new RegExp(`^${please}`, "iu");
const getting = "(?:get|receive|have|see|be sent|be given)";
const wished = new RegExp(
  `^${please}(?:i|we)(?:['’]d| would)?(?: really| also)? (?:want|need|like|love|wish|prefer)(?: to ${getting})?\\s+(?!(?:(?:you|us|somebody) )?to\\s)(.+)$`,
  "iu",
);
const unwished = new RegExp(
  `^${please}(?:i|we) (?:(?:do not|don['’]t|no longer) (?:want|need|wish)|would rather not)(?: to ${getting})?\\s+(?!(?:(?:you|us|somebody) )?to\\s)(.+?)(?:,?\\s+any ?(?:more|longer))?$`,
  "iu",
);
const wishedToBe = /^(.+?)\s+to (?:be|become|read|say)\s+(.+)$/iu;
const being =
  /^(?:(?:the|my|our|its|his|her|their)\s+)?(?:new |correct |right )?(.+?)\s+(?:is|are|['’]s|reads|shows|says|should be|must be|will be)(?: now)?\s+(?!to\s|in\s|at\s|on\s|not\s)(.+)$/iu;
const stating =
  /^(?:(?:i|we|it|he|she|they|there)(?:['’](?:m|ve|s|re|ll))?\s|it['’]s\s|(?:the|my|our|its|his|her|their|this|that)\s.+?\s(?:is|are|was|were|has|have|shows|reads|says|should|must|needs|will|stays?)\s)/iu;
const demanding = new RegExp(
  `^(?:(?:in|on|for|at|of)\\s[^,]+,\\s+)?(?:${maskClass}|(?:the|my|our)\\s.+?)\\s+(?:should|must|ought to|has to|needs? to)\\s`,
  "iu",
);
/** `Ida Blom's number is 12` */
const owning = /^(?:\p{Lu}[\p{L}-]*\s){0,3}\p{Lu}[\p{L}-]*['’]s\s\p{Ll}+(?:\s\p{Ll}+){0,2}\s(?:is|are)\s/u;
const carrying =
  /^(\p{L}+(?:\s+(?:in|up|out|off|on|down))?)\s+(?:that|it|this|them|those|these|one|so)(?:\s+((?:in|on|up|off|out|down|to|for|with|into|as|at|by|from|under|through|away)(?=\s|$).*))?$/iu;
const byHand = /^(?:click|press|tap|hit|type|select|choose|check|uncheck|hover|scroll|open|close)\b/iu;
const changing = /^(?:change|update|set|correct|edit|fix|adjust|put|enter|modify|store|record|note)\b/iu;
const mending = /^(?:fix|correct)\b/iu;
const particle = /^(?:(up|out|off|down|through|away)(?=\s|$)|(in|on)$)\s*/iu;
const sure = new RegExp(`${maskClass}|${valueClass}|\\d|\\p{Lu}\\p{L}`, "u");

type Statement = { kind: "wish" | "unwish" | "being" | "other"; thing: string; value: string; text: string };

/** `We counted again:`, `Good news:`: how somebody comes to say what follows; no value stands in it, and what somebody says or writes is one. */
const leading =
  /^(?:(?:we|i|they|he|she)(?:['’](?:ve|m|re|s))?\s(?!.*\b(?:say|said|write|wrote|call|tell|told|ask|note|put|want|need|prefer|like)\p{L}{0,3}\b)[\p{Ll}\s'’]{1,60}:|(?:good|bad) news[:,]|heads[ -]up[:,]|fyi[:,]?|for your information[:,]|just so (?:that )?you know[:,]|by the way[:,]|(?:small |quick )?correction:)\s+(?=\S)/iu;

/** What a clause states, in words as they were written; undefined for a command or a question. */
function statementIn(clause: string): Statement | undefined {
  const masked = maskText(clause.replace(/[.!;,]+$/, ""));
  const led = masked.text.replace(leading, "");
  const text = led !== masked.text && stands(led) ? led : masked.text;
  if (/\?$/.test(clause) || startsWithVerb(text.replace(pleaseFirst, ""))) return undefined;
  const as = (kind: Statement["kind"], thing = "", value = ""): Statement => ({
    kind,
    thing: masked.source(thing).trim(),
    value: masked.source(value).trim(),
    text: masked.source(text),
  });
  const not = unwished.exec(text);
  if (not) return as("unwish", not[1]);
  const wish = wished.exec(text);
  const toBe = wish && wishedToBe.exec(wish[1] ?? "");
  if (toBe) return as("being", toBe[1], toBe[2]);
  if (wish && !startsWithVerb(wish[1] ?? "", false)) return as("wish", wish[1]);
  const is = /^(?:i|we|it|he|she|they|there|what|which|who)\b/iu.test(text) ? null : being.exec(text);
  if (is && (stating.test(text) || owning.test(text))) return as("being", is[1], is[2]);
  return stands(text) || demanding.test(text) ? as("other") : undefined;
}

const stands = (text: string): boolean =>
  stating.test(text) || owning.test(text) || holdingIn(text) !== undefined;

const plain = (clause: string): string => clause.replace(pleaseFirst, "");

/** The command that `Put that in`, `turn them off` or `Update it in my profile` is, with what it refers to in it. */
function carried(statement: Statement, clause: string): string | undefined {
  const { kind, thing, value, text } = statement;
  const masked = maskText(plain(clause).replace(/[\s,]+please[.!]*$/iu, ""));
  const [, verb = "", after = ""] = carrying.exec(masked.text) ?? [];
  if (verb === "") return undefined;
  const [, apart, end] = particle.exec(after) ?? [];
  const more = apart ?? end ?? "";
  const rest = masked.source(after.replace(particle, ""));
  const deed = [verb, more].filter(Boolean).join(" ");
  const held = kind === "other" && changing.test(deed) ? holdingIn(text) : undefined;
  if (held) return changed(deed, `${fieldCalled(held.field)} of the ${held.of}`, held.value, rest);
  // `The lamp is broken, can you fix that?`: as it is, it is not to stay.
  if (kind === "being" && mending.test(deed) && isBare(statement))
    return [deed, thing, rest].filter(Boolean).join(" ");
  if (kind === "being" && changing.test(deed)) return changed(deed, thing, value, rest);
  if (kind === "being") return [deed, thing, value, rest].filter(Boolean).join(" ");
  return kind === "other"
    ? [`${deed} ${rest}`.trim(), text].join(", ")
    : [deed, thing, rest].filter(Boolean).join(" ");
}

/** Where more follows, quotes say where the value ends. */
const changed = (deed: string, thing: string, value: string, rest: string): string => {
  const plainly = value.replace(/\s+(?:now|again)$/iu, "");
  const isOpen = rest !== "" && !/^["“„«‘']/.test(plainly);
  return [deed, thing, "to", isOpen ? quoted(plainly) : plainly, rest].filter(Boolean).join(" ");
};
/** `in stock` is read as a place unless it is a name. */
const fieldCalled = (field: string): string => (/^(?:in|on)\s/iu.test(field) ? quoted(field) : field);

/** `The reason is a flat tyre`: what such a field takes are words, be they small. */
const inWords = /^(?:reason|purpose|occasion|subject|note|comment|remark|message)$/iu;
const isInWords = ({ kind, thing, value }: Statement): boolean =>
  kind === "being" && inWords.test(thing) && !/^["“„«‘']/.test(value);

const withDetail = (command: string, statement: Statement): string => {
  const { kind, thing, value, text } = statement;
  if (isInWords(statement)) return `${command}, ${thing} ${quoted(value.replace(/^(?:an?|the)\s+/iu, ""))}`;
  return kind !== "being"
    ? `${command}, ${text.replace(/^(?:it|that|this)(?:['’]s| is)\s+/iu, "").replace(/\s+now(?=,|$)/iu, "")}`
    : thing.includes(" ")
      ? `${command}, ${value}, ${thing}`
      : `${command}, ${thing} ${value}`;
};

/** A statement that nothing is said to be done about. */
function alone({ kind, thing, value, text }: Statement): string {
  if (kind === "being") return `Set ${thing} to ${value}`;
  return kind === "wish" ? `Request ${thing}` : kind === "unwish" ? `Turn off ${thing}` : text;
}

/** Clauses in which every statement is part of the command that it belongs to. */
export function joinStatements(clauses: readonly string[]): string[] {
  const out: string[] = [];
  let waiting: Statement[] = [];
  clauses.forEach((clause, at) => {
    const statement = statementIn(clause);
    const next = clauses[at + 1];
    if (!statement) {
      out.push(...withWaiting(clause, waiting));
      waiting = [];
      return;
    }
    const isTakenUp =
      next !== undefined &&
      statementIn(next) === undefined &&
      carried(statement, next) !== undefined &&
      !saves.test(plain(next));
    const last = out.at(-1);
    if (!isTakenUp && last !== undefined && isDetail(statement, last))
      out[out.length - 1] = withDetail(last, statement);
    else if (next !== undefined && !isQuestion(next)) waiting.push(statement);
    else out.push(statement.kind === "other" || isBare(statement) ? clause : alone(statement));
  });
  return [...out, ...waiting.map(alone)];
}

const saves =
  /^(?:save|submit|confirm|send|apply|publish)\b(?!\s+(?:that|this|those)\s+(?!change|form|page)\p{Ll})/iu;
const isQuestion = (clause: string): boolean =>
  /\?$/.test(clause) || /^(?:what|which|who|how|when|where|why)\b/iu.test(clause);
/** `The weather is nice`: nobody wants that set. */
const isBare = ({ kind, value }: Statement): boolean => kind === "being" && !sure.test(maskText(value).text);
const isDetail = (statement: Statement, command: string): boolean =>
  (statement.kind === "being" || statement.kind === "other") &&
  (isInWords(statement) || sure.test(maskText(statement.text).text.slice(1))) &&
  !byHand.test(plain(command)) &&
  !isQuestion(command);

/** A command with what was stated before it; statements that are none of its business stay by themselves. */
function withWaiting(clause: string, waiting: readonly Statement[]): string[] {
  const last = waiting.at(-1);
  if (!last || isQuestion(clause)) return [clause];
  const isOther = byHand.test(plain(clause)) || saves.test(plain(clause));
  if (isOther) return [...waiting.map((one) => (one.kind === "being" ? one.text : alone(one))), clause];
  const command = carried(last, clause);
  if (command === undefined && last.kind === "wish") return [...waiting.map(alone), clause];
  return [waiting.slice(0, -1).reduce(withDetail, command ?? withDetail(clause, last))];
}
