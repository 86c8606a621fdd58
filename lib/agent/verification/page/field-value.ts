import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";

/** The client hides what a secret field holds: that it holds something is all that is known. */
export const isMasked = (value: string): boolean => value !== "" && /^[•*●]+$/.test(value);

/** What a field holds by the page, else by the client's own read-back; undefined where it is masked or unknown. */
export function heldValue(node: SkeletonNode | undefined, report: ClientReport): string | undefined {
  const value = node?.value ?? report.actualState?.value ?? report.actualState?.selected;
  return value === undefined || isMasked(value) ? undefined : value;
}

const marks = /[^\p{L}\p{N}]+/gu;

/** Equal as people see it: case of the page's own formatting, spaces and punctuation aside, where letters or digits are left to compare. */
export function sameValue(held: string, wanted: string): boolean {
  if (held.trim() === wanted.trim()) return true;
  const [a, b] = [fold(held).replace(marks, ""), fold(wanted).replace(marks, "")];
  return a !== "" && a === b;
}

/**
 * What was chosen is chosen, though it is called otherwise now: a choice of language is told in that language. The list has as many options as before, none of
 * them is called so any more, and the one at its place is chosen, which was not there before.
 */
export function isRenamedChoice(
  before: SkeletonNode | undefined,
  after: SkeletonNode | undefined,
  wanted: string,
): boolean {
  const [from, to] = [before?.options ?? [], after?.options ?? []];
  const at = from.findIndex((option) => sameValue(option, wanted));
  const now = to[at];
  return (
    at >= 0 &&
    from.length === to.length &&
    now !== undefined &&
    now === after?.value &&
    !from.some((option) => sameValue(option, now)) &&
    !to.some((option) => sameValue(option, wanted))
  );
}
