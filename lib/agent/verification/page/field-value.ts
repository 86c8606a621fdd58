import type { ClientReport } from "@/lib/agent/domain/client-report";
import { isField, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";

/** The client hides what a secret field holds: that it holds something is all that is known. */
export const isMasked = (value: string): boolean => value !== "" && /^[•*●]+$/.test(value);

/** What a field holds by the page, else by the client's own read-back; undefined where it is masked or unknown. */
export function heldValue(node: SkeletonNode | undefined, report: ClientReport): string | undefined {
  const value = node?.value ?? report.actualState?.value ?? report.actualState?.selected;
  return value === undefined || isMasked(value) ? undefined : value;
}

const marks = /[^\p{L}\p{N}]+/gu;

/**
 * Equal as people see it: case of the page's own formatting, spaces and punctuation aside, where letters or digits are left to compare. Numbers are compared as
 * numbers, and days and telephone numbers keep what parts or begins them.
 */
export function sameValue(held: string, wanted: string): boolean {
  if (held.trim() === wanted.trim()) return true;
  const [own, asked] = [numberIn(held), numberIn(wanted)];
  if (own !== undefined && asked !== undefined) return own === asked && !isOtherCurrency(held, wanted);
  if (parted.test(wanted.trim()) && /^\d+$/.test(held.trim())) return false;
  // Abroad is dialled by `00` as well as by `+`.
  const dialled = held.trim().replace(/^00(?=\d)/, "+");
  if (wanted.trim().startsWith("+") && /^\d/.test(dialled)) return false;
  const [a, b] = [fold(dialled).replace(marks, ""), fold(wanted).replace(marks, "")];
  return a !== "" && a === b;
}

/** Days, times, fractions and numbers with many decimals are something else without what parts them. */
const parted =
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$|^\d{1,3}[:/]\d{1,3}$|^[-−]?\d{1,9}[.,]\d{4,}$|^[-−]?0[.,]\d+$/;
const isOtherCurrency = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => /\p{Sc}/u.exec(text)?.[0]);
  return a !== undefined && b !== undefined && a !== b;
};
const amount =
  /^([-−]?)(?:\p{Sc} ?|[A-Z]{3} )?([1-9]\d{0,2}(?:([.,' \u00a0\u202f])\d{3})+|0|[1-9]\d{0,14})(?:[.,](\d{1,2}))?(?: ?\p{Sc}| [A-Z]{3}| ?%)?$/u;

/** An amount as it is written, with or without its currency, in hundredths; undefined for what is no number, or may be two (`1.234` for `1,234`). */
function numberIn(text: string): number | undefined {
  const [, sign, whole, , cents = ""] = amount.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const value = Number(whole.replace(/\D/gu, "")) * 100 + Number(cents.padEnd(2, "0"));
  return sign === "" ? value : -value;
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

/** An editable part without a name shows as its text what it is for. */
const isPromptedToSearch = (node: SkeletonNode | undefined): boolean =>
  node?.role === "textbox" && node.name === "" && /^(?:search|find|filter)(?!\p{L})/iu.test(node.value ?? "");

/** By its kind, by what it shows, or by the button beside it. */
export const isForSearching = (nodes: readonly SkeletonNode[], index: number): boolean =>
  nodes[index]?.inputType === "search" ||
  isPromptedToSearch(nodes[index]) ||
  isSearchedByButton(nodes, index);

/** A field without a name, the only one of its form, whose one button searches. */
function isSearchedByButton(nodes: readonly SkeletonNode[], index: number): boolean {
  const { role, name, parent = -1 } = nodes[index] ?? {};
  if (role !== "textbox" || name !== "" || nodes[parent]?.role !== "form") return false;
  const beside = descendantsOf(nodes, parent).filter(({ states }) => !states.includes("hidden"));
  const [button, ...more] = beside.filter(({ role }) => role === "button");
  return (
    button !== undefined &&
    more.length === 0 &&
    /^\P{L}{0,3}(?:search|find|go)\P{L}{0,3}$/iu.test(button.name) &&
    beside.filter(isField).length === 1
  );
}
