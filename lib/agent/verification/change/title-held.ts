import type { Ground } from "@/lib/agent/verification/ground";

/** `Open the article Market report for editing`: of a title in one capital, what a field that came holds tells where in the step it ends. */
export const titleHeld = ({ asSaid, diff, nodesAfter }: Ground): string | undefined =>
  toEdit.test(asSaid)
    ? (diff?.appeared ?? [])
        .flatMap((at) => (nodesAfter[at]?.role === "textbox" ? [(nodesAfter[at]?.value ?? "").trim()] : []))
        .find((value) => isTitleIn(value, asSaid))
    : undefined;
const toEdit = /(?<!\p{L})(?:for (?:editing|changes)|to (?:edit|change)(?: it)?)\W*$/iu;

const isTitleIn = (value: string, step: string): boolean => {
  const [kind, rest] = /^\p{Lu}\S* /u.test(value) ? step.split(value) : [];
  // A capital before it may be the beginning of a longer title.
  return rest !== undefined && / \p{Ll}+ $/u.test(kind ?? "") && /^ (?:for|to|in|on)(?!\p{L})/u.test(rest);
};
