import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { viewPage } from "@/lib/agent/snapshot/view-page";

/** What the product shows a model of a page at most, in tokens. */
export const viewTokens = 8_000;

export const tokensOf = (text: string): number => countTokens(text, { disallowedSpecial: new Set() });

/** The two views of a page: what can be acted on, and that with all visible text. */
export function viewsOf(snapshot: PageSnapshot) {
  const view = { focus: "", tokenBudget: viewTokens };
  return {
    action: viewPage(snapshot, { ...view, text: false }),
    full: viewPage(snapshot, { ...view, text: true }),
  };
}

const wordPattern = /[\p{L}\p{N}]+/gu;
const countsOf = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(wordPattern))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Share of the words in `visible`, each as often as it stands there, that stand in `view` too; 1 for a page without words. */
export function shareOfWords(visible: string, view: string): number {
  const wanted = countsOf(visible);
  const there = countsOf(view);
  let total = 0;
  let found = 0;
  for (const [word, count] of wanted) {
    total += count;
    found += Math.min(count, there.get(word) ?? 0);
  }
  return total === 0 ? 1 : found / total;
}
