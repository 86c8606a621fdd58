import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { listEntries } from "@/lib/agent/snapshot/list-entries";

type Page = { nodes: readonly SkeletonNode[] };

/** Fewer entries with other numbers may have been changed by the deed itself. */
const fewestRunning = 2;

/** Prices, clocks, counts of a list that go on by themselves: most of its entries say other numbers now, and are the same but for them. */
export function isRunning(then: Page, now: Page): boolean {
  const old = new Map(listEntries(then.nodes).map(({ name }) => [plain(name), name]));
  const same = listEntries(now.nodes).filter(({ name }) => old.has(plain(name)));
  const running = same.filter(({ name }) => old.get(plain(name)) !== name);
  return running.length >= fewestRunning && running.length * 2 > same.length;
}

const numbers = /(?<![\p{L}\p{N}])[+-]?\p{N}[\p{N}.,:%]*[kKmM]?(?!\p{L})/gu;
const plain = (name: string): string => fold(name.replace(numbers, " "));

/** Lines that say other numbers now and are the same but for them, where several do: they may go on by themselves, so that none tells what a deed did. */
export function runningLines(
  then: { lines: readonly string[] },
  now: { lines: readonly string[] },
): ReadonlySet<string> {
  const stood = new Set(then.lines);
  const others = now.lines.filter(
    (line) => !stood.has(line) && /\p{L}{2}/u.test(line) && plain(line) !== fold(line),
  );
  if (others.length < fewestRunning) return new Set();
  const old = new Set(then.lines.map(plain));
  const running = others.filter((line) => old.has(plain(line)));
  return new Set(running.length >= fewestRunning ? running : []);
}

/** The name of an entry without such numbers, but for those that the goal says. */
export function withoutRunning(name: string, goal: string): string {
  const said = new Set(wordsOf(goal));
  return name
    .replace(numbers, (number) => (wordsOf(number).every((word) => said.has(word)) ? number : " "))
    .replace(/\s+/gu, " ")
    .trim();
}
