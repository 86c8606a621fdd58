import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";

/** `##` of a line: 2. Infinite for a line that is no heading. */
export const headingRank = (line: string): number =>
  /^#+(?= )/.exec(line)?.[0].length ?? Number.POSITIVE_INFINITY;

/** Lines of an entry that says of itself in another line that it waits, and of no other entry. */
export function partOfWaiting(
  { nodes }: PageSnapshot,
  waits: (text: string) => boolean,
): (text: string) => boolean {
  const entries = nodes.filter(
    ({ role, states }) => (role === "row" || role === "item") && !states.includes("hidden"),
  );
  const waiting = new Set(entries.filter(({ name }) => waits(name)));
  if (waiting.size === 0) return () => false;
  const isInWaiting = holding([...waiting]);
  const isInOthers = holding(entries.filter((entry) => !waiting.has(entry)));
  return (text) => isInWaiting(text) && !isInOthers(text);
}

/** Whether one of these entries has a text in it. Only those are looked at that have its rarest word: a page may list thousands. */
function holding(entries: readonly { name: string }[]): (text: string) => boolean {
  const having = new Map<string, string[]>();
  for (const { name } of entries)
    for (const word of new Set(wordsOf(name))) {
      const names = having.get(word);
      if (names) names.push(name);
      else having.set(word, [name]);
    }
  return (text) => {
    const lists = wordsOf(text).map((word) => having.get(word) ?? []);
    const [rarest = []] = lists.sort((one, other) => one.length - other.length);
    return rarest.some((name) => containsPhrase(name, text));
  };
}

/** What stands only under headings such as `Drafts` or `Pending`, up to the next one of their rank. */
export function underWaiting(
  { lines }: PageSnapshot,
  waits: (text: string) => boolean,
): (text: string) => boolean {
  const parts: { waits: boolean; text: string }[] = [];
  let rank = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const own = headingRank(line);
    if (own <= rank) rank = Number.isFinite(own) && waits(line) ? own : Number.POSITIVE_INFINITY;
    const part = { waits: Number.isFinite(rank), text: bare(line) };
    const last = parts.at(-1);
    if (last?.waits === part.waits) last.text += ` ${part.text}`;
    else parts.push(part);
  }
  const isIn = (wanted: boolean, text: string): boolean =>
    parts.some((part) => part.waits === wanted && containsPhrase(part.text, text));
  if (!parts.some((part) => part.waits)) return () => false;
  return (text) => isIn(true, bare(text)) && !isIn(false, bare(text));
}
const bare = (line: string): string => fold(line.replace(/^\s*(?:[-*•]|#+) /, ""));
