import { entryAround, isShown } from "@/lib/agent/completion/page/entries";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryText } from "@/lib/agent/snapshot/entry-text";

const shortest = 4;

/**
 * What the goal calls the thing in whose entry that control stands, without a capital: `the boiler room key` is the one entry of several with `Boiler room`.
 * The most words that both have in a row; undefined where they share none, or another entry beside it has them too.
 */
export function calledInEntry(id: string, { nodes }: PageSnapshot, goal: string): string | undefined {
  const entry = entryAround(
    nodes.findIndex((node) => node.id === id),
    nodes,
  );
  if (!entry) return undefined;
  const beside = nodes.filter(
    (node) => node !== entry && node.role === entry.role && node.path === entry.path && isShown(node),
  );
  const said = wordsOf(goal).slice(1).join(" ");
  const words = wordsOf(entryText(entry, nodes));
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(" ")),
  );
  const [longest] = runs
    .filter((run) => run.length >= shortest && contentWords(run).length > 0 && containsPhrase(said, run))
    .sort((a, b) => b.length - a.length);
  const isOwn = longest !== undefined && !beside.some(({ name }) => containsPhrase(name, longest));
  return isOwn && beside.length > 0 ? longest : undefined;
}
