import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems, fold, stemsOf, wordsOf } from "@/lib/agent/domain/wording/words";

const yes: ReadonlySet<string> = new Set("yes ja oui sí si sim tak".split(" "));
const no: ReadonlySet<string> = new Set("no nein non não nee nie".split(" "));
const denying: ReadonlySet<string> = new Set(
  "no not never without nicht kein keine nie sans pas sin sem senza non".split(" "),
);
const shortened = /n['’]t(?!\p{L})/iu;
/** Where one thing that is said of something ends and the next begins; the words that join it stay with it. */
const between = /[,;:]\s|\.\s|\s(?:and|but|und|et|y|e)\s|\s(?=(?:with|without|mit|ohne|avec|sans)\s)/iu;

/**
 * `…: queen seen, 7 frames`, where the form asks `Queen seen` with `Yes` and `No`: it is so where a part of the goal behind its command says all words of the
 * question, and not so where that part denies it. `label`: what the group asks.
 */
export function yesOrNo(own: readonly SnapshotNode[], label: string, goal: string): SnapshotNode | undefined {
  const [so, notSo] = [yes, no].map((words) => own.find(({ name }) => words.has(fold(name).trim())));
  const asked = contentStems(label);
  if (!so || !notSo || asked.length === 0) return undefined;
  const parts = goal.split(between).slice(1);
  const [part, ...more] = parts.filter((one) => asked.every((word) => stemsOf(one).includes(word)));
  if (part === undefined || more.length > 0) return undefined;
  return shortened.test(part) || wordsOf(part).some((word) => denying.has(word)) ? notSo : so;
}
