import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

const undoing = /^(?:undo|take back|revert|restore|bring back|put back|get back)(?!\p{L})/iu;
/** A control that takes back the last deed. */
export const isUndo = (name: string): boolean => /^(?:undo|revert)(?!\p{L})/iu.test(name.trim());
const undone = /(?<!\p{L})(?:undo|undone|reverted|taken back|restored|again|back)(?!\p{L})/iu;
/** The step wants a deed taken back, or something there again. */
export const saysUndo = (wording: string): boolean => undoing.test(wording.trim()) || undone.test(wording);

/** Entries that the page shows now, and of which the message of the deed before told: `Ann deleted`, with `Undo`. */
export function entryBack({ diff, nodesBefore, nodesAfter, asSaid }: Ground): string | undefined {
  const told = (diff?.disappeared ?? [])
    .flatMap((at) => nodesBefore[at] ?? [])
    .filter(({ role }) => messages.has(role))
    .map(({ name }) => name);
  const come = (diff?.appeared ?? []).flatMap((at) => {
    const node = nodesAfter[at];
    return node !== undefined && entries.has(node.role) && node.name !== "" ? [node.name] : [];
  });
  return come.find(
    (name) =>
      containsPhrase(asSaid, name) ||
      told.some((message) => containsPhrase(message, name) && fold(message) !== fold(name)),
  );
}
const messages: ReadonlySet<string> = new Set(["status", "alert"]);
const entries: ReadonlySet<string> = new Set(["item", "row", "treeitem", "option"]);
