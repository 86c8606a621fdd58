import { startsWithVerb } from "@/lib/agent/domain/action-verbs";
import { maskClass } from "./masked-text";
import { readValue } from "./read-fields";
import type { Clause, Reader } from "./reader";
import type { CommandPart } from "./want";

const article = /^(?:(?:the|a|an|my|our|your|his|her|their|its|this|that|new)\s+)+/i;
/** A word that only makes the verb before it another one: `sign up`, `check in`. */
const particle = /^(?:out|up|off|back|down|over|away)(?=\s|$)/i;
const between = /\s(to|with|for|from|in|into|on|onto|as|of|at|by|under|about|against)\s/i;
const starts = /^(to|with|for|from|in|into|on|onto|as|of|at|by|about)\s+/i;
const objectStart =
  /^(?:(?:the|a|an|my|our|your|this|that|his|her|their|its|all|every|each)\s|[\uE100-\uEFFF]|\p{Lu}|\d)/u;
/** What others are to be told or asked is no command to the page. */
const telling = /^(?:ask|tell|let|inform|remind|notify)\s+.+?\s(?:to|that|know|about|for|of)\s/i;
const asking = /^(?:is|are|was|were|there|it|they|we|you|he|she|and|or|but|if|not|no)$/i;

/**
 * `Discharge the patient Elif Kaya`, `Assign the ticket "VPN drops" to Priya`: any verb, what it is done to, and to, with or for what. What the
 * verb means is for the page to say.
 */
export const readCommand: Reader = (clause) => {
  const match = /^(\p{L}[\p{L}-]+)\s+(.+)$/u.exec(clause.text);
  if (!match) return undefined;
  const [, word = "", after = ""] = match;
  const more = particle.exec(after)?.[0];
  const rest = more ? after.slice(more.length).trim() : after;
  if (
    rest === "" ||
    asking.test(word) ||
    telling.test(clause.text) ||
    !(startsWithVerb(clause.text) || objectStart.test(rest) || starts.test(rest))
  )
    return undefined;
  const parts = partsOf(rest, clause);
  if (parts.length === 0) return undefined;
  return { do: "command", verb: [word, more].filter(Boolean).join(" ").toLowerCase(), parts };
};

function partsOf(rest: string, clause: Clause): CommandPart[] {
  const first = starts.exec(rest);
  const pieces = (first ? rest.slice(first[0].length) : rest).split(between);
  const parts: CommandPart[] = [];
  let prep = first?.[1]?.toLowerCase() ?? "";
  for (let at = 0; at < pieces.length; at += 2) {
    const part = partOf(prep, (pieces[at] ?? "").trim(), clause);
    if (part) parts.push(part);
    prep = (pieces[at + 1] ?? "").toLowerCase();
  }
  return parts;
}

/** A kind of thing and its name: `the ticket "VPN drops"`, `the patient Elif Kaya`, `invoice 1042`, `Atlas board`. */
function partOf(prep: string, phrase: string, { masked }: Clause): CommandPart | undefined {
  const text = phrase
    .replace(article, "")
    .replace(/[.,;:!?]+$/, "")
    .trim();
  if (text === "") return undefined;
  const whole = masked.restore(text);
  const literal = new RegExp(`^(.*?)\\s*(${maskClass})\\s*(.*)$`).exec(text);
  if (literal) {
    const nouns = [literal[1] ?? "", literal[3] ?? ""].map((noun) =>
      masked.restore(noun.replace(article, "")).trim(),
    );
    return { prep, noun: nouns.filter(Boolean).join(" "), name: readValue(literal[2] ?? "", masked), whole };
  }
  const named = /^((?:\p{Ll}[\p{L}-]*\s+)*)((?:\p{Lu}|[#\d]|\S*\d)\S*(?:\s+\S+)*)$/u.exec(text);
  if (named) return { prep, noun: (named[1] ?? "").trim(), name: masked.restore(named[2] ?? ""), whole };
  return { prep, noun: whole, name: "", whole };
}
