import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { must } from "@/lib/agent/domain/wording/modal-words";
import { type ClausePart, partsIn } from "./clause-parts";
import { maskClass, maskText, valueClass } from "./masked-text";
import { readValue } from "./read-fields";
import type { Clause, Reader } from "./reader";
import type { CommandPart } from "./want";

const article = /^(?:(?:the|a|an|my|our|your|his|her|their|its|this|that|new)\s+)+/i;
/** A word that only makes the verb before it another one: `sign up`, `check in`. */
const particle = /^(?:out|up|off|back|down|over|away)(?=\s|$)/i;
/** The same behind what the verb is done to: `put Ann down as cover`. */
const apart = /\s(out|up|off|back|down|over|away|in|on)$/i;
const starts = /^(to|with|for|from|in|into|on|onto|as|of|at|by|about)\s+/i;
const objectStart =
  /^(?:(?:the|a|an|my|our|your|this|that|his|her|their|its|all|every|each|me|us)\s|[\uE100-\uEFFF\uF000-\uF8FF]|\p{Lu}|\d)/u;
const forWhom = /^(?:me|us)\s+(?=\S)/i;
const noVerb =
  /^(?:is|are|was|were|there|it|they|we|you|he|she|i|and|or|but|if|when|not|no|the|a|an|my|our|your|his|her|its|their|this|that|these|those|for|in|on|at|from|to|with|of|as|by|under|what|who|which|how|why|where)$/i;
/** `Ida Lund should have the key`: who it is about, and no verb with a name behind it. */
const aboutSomebody = new RegExp(`^(?:\\p{Lu}[\\p{L}'’-]+ ){1,4}${must} \\p{Ll}`, "u");
const certain = new RegExp(`${maskClass}|${valueClass}|\\d|\\p{Lu}`, "u");

/**
 * `Discharge the patient Elif Kaya`, `Assign the ticket "VPN drops" to Priya`: any verb, what it is done to, and to, with or for what. What the
 * verb means is for the page to say.
 */
export const readCommand: Reader = (clause) => {
  const match = /^(\p{L}[\p{L}-]+)\s+(.+)$/u.exec(clause.text);
  if (!match || aboutSomebody.test(clause.masked.restore(clause.text))) return undefined;
  const [, word = "", after = ""] = match;
  const more = particle.exec(after)?.[0];
  const rest = (more ? after.slice(more.length).trim() : after).replace(forWhom, "");
  const commands = startsWithVerb(clause.text) || objectStart.test(rest) || starts.test(rest);
  if (rest === "" || noVerb.test(word) || !(commands || certain.test(rest) || partsIn(rest).length > 1))
    return undefined;
  const { parts, behind } = partsOf(word, rest, clause);
  if (parts.length === 0) return undefined;
  return { do: "command", verb: [word, more ?? behind].filter(Boolean).join(" ").toLowerCase(), parts };
};

/** Verbs with two objects: `make Ann an admin`, `give the card the label urgent`. */
const giving = /^(?:make|give|grant|call|name|lend|award|offer|hand)$/i;
const secondObject = new RegExp(
  `^((?:(?:the|my|our|his|her|their|a|an)\\s)?(?:[^\\s]+\\s)*?[^\\s]+)\\s(?=(?:the|an?|my|our)\\s\\S)|^(.*${maskClass})\\s(?=\\p{Ll})|^((?:\\p{Lu}\\S*\\s)*\\p{Lu}\\S*)\\s(?=\\p{Ll})`,
  "u",
);
const quality = /^((?:the|my|our|his|her|their)\s(?:\S+\s)*\S+)\s(\p{Ll}+)$/u;

function objectsOf(verb: string, first: ClausePart): ClausePart[] {
  const { text } = first;
  const two = giving.test(verb)
    ? (secondObject.exec(text) ?? (/^make$/i.test(verb) ? quality.exec(text) : null))
    : null;
  const head = two?.[1] ?? two?.[2] ?? two?.[3];
  if (head === undefined || /^(?:the|my|our|his|her|their|a|an)$/i.test(head)) return [first];
  return [
    { ...first, text: head },
    { prep: /^make$/i.test(verb) ? "as" : "", label: "", text: text.slice(head.length).trim() },
  ];
}

function partsOf(
  verb: string,
  rest: string,
  clause: Clause,
): { parts: CommandPart[]; behind: string | undefined } {
  const [object, ...others] = partsIn(rest);
  const behind = object?.prep === "" ? apart.exec(object.text)?.[1] : undefined;
  const first = object && { ...object, text: behind ? object.text.replace(apart, "") : object.text };
  const place = clause.within === undefined ? [] : [placeOf(clause.within)];
  const parts = [...(first ? objectsOf(verb, first) : []), ...others].flatMap(
    (part) => partOf(part, clause) ?? [],
  );
  return { parts: [...parts, ...place], behind };
}

/** A place that the sentence named before its command. */
const placeOf = (within: string): CommandPart => {
  const masked = maskText(within);
  return (
    partOf({ prep: "in", label: "", text: masked.text }, { text: masked.text, masked }) ?? {
      prep: "in",
      noun: within,
      name: "",
      whole: within,
    }
  );
};

/** A kind of thing and its name: `the ticket "VPN drops"`, `the patient Elif Kaya`, `invoice 1042`, `Atlas board`. */
function partOf({ prep, label, text: phrase }: ClausePart, { masked }: Clause): CommandPart | undefined {
  const text = phrase
    .replace(article, "")
    .replace(/[.,;:!?]+$/, "")
    .trim();
  if (text === "") return undefined;
  const whole = masked.restore(text);
  const called = label === "" || label === "text" ? label : `${label} ${prep}`;
  const literal = new RegExp(`^(.*?)\\s*(${maskClass})\\s*(.*)$`).exec(text);
  if (literal) {
    const nouns = [literal[1] ?? "", literal[3] ?? ""].map((noun) =>
      masked.restore(noun.replace(article, "")).trim(),
    );
    return {
      prep,
      noun: nouns.filter(Boolean).join(" ") || called,
      name: readValue(literal[2] ?? "", masked),
      whole,
    };
  }
  const abbreviated = new RegExp(`^(\\p{Lu}{2,})\\s(${valueClass})$`, "u").exec(text);
  if (abbreviated)
    return { prep, noun: abbreviated[1] ?? "", name: masked.restore(abbreviated[2] ?? ""), whole };
  const owned = /^(\p{Lu}.*?)['’]s\s+(\p{Ll}.*)$/u.exec(text);
  if (owned)
    return { prep, noun: masked.restore(owned[2] ?? ""), name: masked.restore(owned[1] ?? ""), whole };
  const named = /^((?:\p{Ll}[\p{L}-]*\s+)*)((?:\p{Lu}|[#€$£\d\uF000-\uF8FF]|\S*\d)\S*(?:\s+\S+)*)$/u.exec(
    text,
  );
  if (named)
    return { prep, noun: (named[1] ?? "").trim() || called, name: masked.restore(named[2] ?? ""), whole };
  // `reporting to the chef`: words that say what the part is make what follows a value.
  if (called !== "" && called !== "text") return { prep, noun: called, name: whole, whole };
  return { prep, noun: whole, name: "", whole };
}
