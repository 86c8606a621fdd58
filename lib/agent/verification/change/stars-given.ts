import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

const stars = /(?<![\p{L}\d.,])([1-9]|10)(?: (?:of|out of) \d{1,2})? stars?(?!\p{L})/giu;
const shortestLabel = 3;

/**
 * `Set the importance to 3 stars`, by one of several signs without a name behind the slider that they draw: it alone changed, stands at the number that the step says, and
 * the label of both is what the step calls it, which may be short for it (`Imp`). Returns what it stands at.
 */
export function starsGiven({ asSaid, target, diff, nodesBefore, action }: Ground): string | undefined {
  const [told, ...others] = [...asSaid.matchAll(stars)].map(([, number = ""]) => number);
  const { node } = target;
  if (told === undefined || others.length > 0 || !action.clicks) return undefined;
  if (node?.role !== "clickable" || /[\p{L}\p{N}]/u.test(node.name)) return undefined;
  const [changed, ...more] = (diff?.changed ?? []).filter(({ value }) => value !== undefined);
  const slider = nodesBefore[changed?.before ?? -1];
  const label = fold(node.nearText ?? "");
  const isTheirs =
    slider?.role === "slider" &&
    slider.parent === node.parent &&
    label !== "" &&
    fold(slider.name || (slider.nearText ?? "")) === label &&
    nodesBefore.filter((one) => one.role === "slider" && fold(one.nearText ?? "") === label).length === 1;
  const isSaid =
    label.length >= shortestLabel &&
    wordsOf(label).every((word) => wordsOf(asSaid).some((one) => one.startsWith(word)));
  return isTheirs && isSaid && more.length === 0 && changed?.value?.to === told ? told : undefined;
}
