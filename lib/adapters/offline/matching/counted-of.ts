import { type Fact, goalFacts, wordsBefore } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";

/** What ends the words for what is counted, and what is none of it. */
const small =
  "(?:to|into|onto|in|on|at|for|from|with|by|as|under|and|or|the|an?|my|our|your|his|her|their|this|that|these|those|us|them|it|each|per|before|after|until|of)";
const counted = new RegExp(
  `(?<![\\p{L}\\d])\\d[\\d.,]* ?\\p{L}{1,20} of ((?!${small}(?!\\p{L}))\\p{Ll}[\\p{Ll}'’-]+(?: (?!${small}(?!\\p{L}))\\p{Ll}[\\p{Ll}'’-]+){0,3})(?=$|[.!?,;]| ${small}(?!\\p{L}))`,
  "u",
);

/** `40 seeds of basil in tray T7`: of what something is counted, in small words. */
export const countedOf = (goal: string): string | undefined => {
  const [, said] = counted.exec(goal) ?? [];
  return said === undefined || goalFacts(goal).some(({ value }) => said.includes(value)) ? undefined : said;
};

/** That goes into the one text that the form still asks for. */
export function countedIn(
  goal: string,
  fields: readonly SnapshotNode[],
  labels: readonly string[] = [],
): { node: SnapshotNode; value: string }[] {
  const said = countedOf(goal);
  // `7 frames of brood`, where a field for `Frames of brood` takes the number.
  const value = labels.some((label) => said !== undefined && containsPhrase(label, said)) ? undefined : said;
  const open = fields.filter(
    (node) => /^(?:|text)$/.test(node.inputType ?? "") && ["", value].includes(node.value ?? ""),
  );
  const asked = open.filter(({ states }) => states.includes("required"));
  const [node, ...more] = asked.length > 0 ? asked : open;
  return value !== undefined && node && more.length === 0 ? [{ node, value }] : [];
}

/** `the 1874 harbour map`: a number between an article and a plain word tells which thing is meant, and is nothing to enter. */
export const tellsWhich = (goal: string, fact: Fact): boolean =>
  fact.kind === "number" &&
  articles.has(wordsBefore(goal, fact, 1)[0] ?? "") &&
  /^\s+\p{Ll}{3}/u.test(goal.slice(fact.end));

const articles: ReadonlySet<string> = new Set(
  "the der die das den dem le la les el los las il lo".split(" "),
);
