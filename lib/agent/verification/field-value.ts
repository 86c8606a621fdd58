import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/words";

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
