import { isActionable } from "@/lib/agent/domain/snapshot";
import { contentWords } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { crosses } from "@/lib/agent/verification/step/meant-verb";
import { kindWords, objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

/** A drawer or a basket at the side is seldom marked as a part; it has a title of its own and a cross to close it. */

/** A drawn cross may be called what it is for. */
const isCross = (name: string): boolean => crosses.test(name.trim()) || /^close$/i.test(name.trim());

/** The cross went that was pressed, and with it the title that the step names. */
export const crossedAway = ({ target, diff, intent }: Ground): boolean =>
  isCross(target.node?.name ?? "") &&
  target.afterIndex < 0 &&
  hasTitle(diff?.linesRemoved ?? [], objectRoots(intent)) &&
  (diff?.disappeared.length ?? 0) > 1;

/** By a control without a word, or that is called just so, a title came that the step names, and a cross beside other controls. */
export function crossCame({ target, diff, nodesAfter, intent }: Ground): boolean {
  const come = (diff?.appeared ?? []).flatMap((index) => nodesAfter[index] ?? []).filter(isActionable);
  return (
    target.node !== undefined &&
    isCalledSo(target.node.name, objectRoots(intent)) &&
    come.some(({ name }) => isCross(name)) &&
    come.length > 1 &&
    hasTitle(diff?.linesAdded ?? [], objectRoots(intent))
  );
}

/** It says nothing, or by the words of the step what it leads to and how much is in it (`Cart 3`). */
const isCalledSo = (name: string, wanted: readonly string[]): boolean =>
  !/\p{L}{2}/u.test(name) ||
  (/(?<!\d)\d{1,3}\)?$/.test(name.trim()) &&
    contentWords(name)
      .slice(0, -1)
      .every((word) => wanted.includes(rootOf(word))));

/** A line that says nothing but words by which the step calls the part, and how much is in it (`Cart (3)`). */
const hasTitle = (lines: readonly string[], wanted: readonly string[]): boolean =>
  lines.some((line) => {
    const words = contentWords(line)
      .map(rootOf)
      .filter((word) => !kindWords.has(word) && !/^\d{1,3}$/.test(word));
    return words.length > 0 && words.every((word) => wanted.includes(word));
  });
