import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { isOfOtherNumber, onlySaysWhich } from "@/lib/agent/domain/wording/numbered-field";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { tellsSomebody } from "@/lib/agent/domain/wording/tells-somebody";
import { containsPhrase, contentWords, wordsOf } from "@/lib/agent/domain/wording/words";

type Entry = { name: string; value: string };

/**
 * Values that the goal never meant so, whatever shows them afterwards: with a command of the goal in them, a number that only says which field is meant, one in
 * the field of another number, and a name that was cut off behind its initial.
 */
export const misreadValues = (goal: string, entries: readonly Entry[]): string[] => [
  ...entries
    .filter(({ value }) => holdsCommand(value, goal))
    .map(({ name, value }) => `"${value}" was entered in "${name}", with a command of the goal in it.`),
  ...entries
    .filter((one) => onlySaysWhich(one.name, one.value, goal) || isOfOtherNumber(one.name, one.value, goal))
    .map(({ name, value }) => `"${value}" was entered in "${name}", which is not what the goal says of it.`),
  ...entries
    .filter(({ value }) => isCutOff(value, goal, entries))
    .map(({ name, value }) => `"${value}" was entered in "${name}", which is a part of a name only.`),
];

/** `change the note of the stop to: …` as a note: a whole command of the goal, or all the commands that it has. What is quoted or told to somebody may hold commands. */
function holdsCommand(value: string, goal: string): boolean {
  if (wordsOf(value).length < 3 || readStepIntent(goal).quoted.some((text) => text.includes(value)))
    return false;
  const at = goal.indexOf(value);
  if (at >= 0 && startsWithVerb(value, false) && changing.test(value))
    return ![goal.slice(0, at), goal.slice(at + value.length)].some(commandsIn);
  if (tellsSomebody(goal)) return false;
  const commands = splitClauses(goal).filter((clause) => startsWithVerb(clause, false));
  return commands.some((clause, nth) => nth > 0 && containsPhrase(value, clause));
}
const commandsIn = (text: string): boolean =>
  splitClauses(text).some((clause) => startsWithVerb(clause, false));
const changing =
  /^(?:please\s+)?(?:set|change|update|edit|correct|adjust|rename|replace|move|put|add|make|increase|decrease|raise|lower|swap|switch|write|enter|type|fill)\s/iu;

/** `H` of `H. Lindqvist`, where no other field took the rest of the name. */
function isCutOff(value: string, goal: string, entries: readonly Entry[]): boolean {
  const told = value.trim().replace(/\.$/u, "");
  if (!/(?:^|[\s.])\p{Lu}$/u.test(told)) return false;
  const [next, ...more] = nextNames(told, goal);
  return (
    next !== undefined &&
    [next, ...more].every(
      (name) =>
        name !== "" &&
        !startsWithVerb(name) &&
        contentWords(name).length > 0 &&
        !entries.some((other) => containsPhrase(other.value, name)),
    )
  );
}

/** The name right behind each place of the goal where an initial stands; empty where none does. */
function nextNames(initial: string, goal: string): string[] {
  const found: string[] = [];
  for (let at = goal.indexOf(initial); at >= 0; at = goal.indexOf(initial, at + 1)) {
    const behind = goal.slice(at + initial.length);
    const before = goal.slice(0, at);
    if (/\p{L}$/u.test(before) || /^[\p{L}\p{N}]/u.test(behind)) continue;
    // `zone B. Others …`: a letter behind its kind is a whole name.
    if (
      /(?<!\p{L})(?!(?:as|for|by|from|with|to|is|am|name|called|named|and|person|guest|sign|signed)\s)\p{Ll}+\s$/u.test(
        before,
      )
    )
      found.push("");
    else found.push(/^\.?\s(\p{Lu}\p{Ll}[\p{L}'’-]{0,40})/u.exec(behind)?.[1] ?? "");
  }
  return found;
}
