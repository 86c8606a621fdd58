import { isActionable } from "@/lib/agent/domain/snapshot";
import { contentWords } from "@/lib/agent/domain/words";
import type { Ground } from "./ground";
import { crosses } from "./meant-verb";
import { kindWords, objectRoots } from "./mentions";
import { rootOf } from "./word-roots";

/** A drawer or a basket at the side is seldom marked as a part; it has a title of its own and a cross to close it. */

/** The cross went that was pressed, and with it the title that the step names. */
export const crossedAway = ({ target, diff, intent }: Ground): boolean =>
  crosses.test(target.node?.name.trim() ?? "") &&
  target.afterIndex < 0 &&
  hasTitle(diff?.linesRemoved ?? [], objectRoots(intent)) &&
  (diff?.disappeared.length ?? 0) > 1;

/** By a control without a word a title came that the step names, and a cross beside other controls. */
export function crossCame({ target, diff, nodesAfter, intent }: Ground): boolean {
  const come = (diff?.appeared ?? []).flatMap((index) => nodesAfter[index] ?? []).filter(isActionable);
  return (
    target.node !== undefined &&
    !/\p{L}{2}/u.test(target.node.name) &&
    come.some(({ name }) => crosses.test(name.trim())) &&
    come.length > 1 &&
    hasTitle(diff?.linesAdded ?? [], objectRoots(intent))
  );
}

/** A line that says nothing but words by which the step calls the part. */
const hasTitle = (lines: readonly string[], wanted: readonly string[]): boolean =>
  lines.some((line) => {
    const words = contentWords(line)
      .map(rootOf)
      .filter((word) => !kindWords.has(word));
    return words.length > 0 && words.every((word) => wanted.includes(word));
  });
