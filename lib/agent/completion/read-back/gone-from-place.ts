import { hasOthers } from "@/lib/agent/completion/deed/command-said";
import { isSamePage } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { isShown } from "@/lib/agent/completion/page/entries";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { takesAway } from "@/lib/agent/domain/wording/goal-names";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";

/** So many words tell one entry from the others by what the goal says of it. */
const fewestWords = 2;

/**
 * `Delete the comment that BestDeals left under Night Ferries`, asked about on another page: on the list where its command was used, as loaded anew, no entry has
 * all those words any more, and others still have such a command, be it called after each of them (`Give up Mia's seat on Monday`).
 */
export function goneFromPlace(
  { used = [] }: Partial<ReadBack> = {},
  { load, task, snapshot }: Pick<Ground, "load" | "task" | "snapshot">,
): string[] {
  if (load !== "in_place" || !takesAway(task.goal)) return [];
  const goal = new Set(wordsOf(task.goal));
  return used.flatMap(({ role, name, place }) => {
    const words = wordsOf(place);
    const isMeant = words.length >= fewestWords && words.every((word) => goal.has(word));
    const wasHere = task.history.some(
      ({ target, urlAtAction }) => target?.name === name && isSamePage(urlAtAction, snapshot.url),
    );
    const holds = (text: string): boolean => {
      const own = new Set(wordsOf(text));
      return words.every((word) => own.has(word));
    };
    const isThere =
      snapshot.nodes.some((node) => isShown(node) && holds(node.name)) ||
      snapshot.lines.some((line) => holds(line));
    const others =
      hasOthers(snapshot, role, name) ||
      snapshot.nodes.some((node) => isShown(node) && node.role === role && fold(node.name) === fold(name));
    return isMeant && wasHere && others && !isThere ? [`"${place}" is gone from its list`] : [];
  });
}
