import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

const stars = /(?<![\p{L}\d.,])([1-9]|10)(?: (?:of|out of) (\d{1,2}))? stars?(?!\p{L})/giu;
const shortestLabel = 3;

const labelOf = ({ name, nearText = "" }: SkeletonNode): string => fold(name || nearText);
const isSign = ({ role, name }: SkeletonNode): boolean => role === "clickable" && !/[\p{L}\p{N}]/u.test(name);

/** How well a label fits what the step says: none of it where a word is not said, little where one is only short for what is said (`Imp`), else by its words. */
function fitOfLabel(label: string, asSaid: string): number {
  const [words, said] = [wordsOf(label), wordsOf(asSaid)];
  if (label.length < shortestLabel || !words.every((word) => said.some((one) => one.startsWith(word))))
    return 0;
  return words.every((word) => said.includes(word)) ? 1 + words.length : 1;
}

/**
 * `Set the importance to 3 stars`, by one of several signs without a name behind the slider that they draw: it alone changed, stands at the number that the step says, and
 * the label of both is what the step calls it, which may be short for it (`Imp`), and no other slider's fits as well. Returns what it stands at.
 */
export function starsGiven({ asSaid, target, diff, nodesBefore, action }: Ground): string | undefined {
  const [said, ...others] = [...asSaid.matchAll(stars)];
  const [, told, most] = said ?? [];
  const { node } = target;
  if (told === undefined || others.length > 0 || !action.clicks) return undefined;
  if (node === undefined || !isSign(node)) return undefined;
  const [changed, ...more] = (diff?.changed ?? []).filter(({ value }) => value !== undefined);
  const slider = nodesBefore[changed?.before ?? -1];
  const label = fold(node.nearText ?? "");
  if (slider?.role !== "slider" || slider.parent !== node.parent || label === "" || labelOf(slider) !== label)
    return undefined;
  const own = fitOfLabel(label, asSaid);
  const isSaid =
    own > 0 &&
    nodesBefore.every(
      (one) => one === slider || one.role !== "slider" || fitOfLabel(labelOf(one), asSaid) < own,
    );
  const signs = nodesBefore.filter(
    (one) => isSign(one) && one.parent === slider.parent && fold(one.nearText ?? "") === label,
  );
  const isOfSoMany = most === undefined || signs.length === Number(most);
  return isSaid && isOfSoMany && more.length === 0 && changed?.value?.to === told ? told : undefined;
}
