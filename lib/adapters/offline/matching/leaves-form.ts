import { countsBothWays, isCounting } from "@/lib/agent/domain/counting-control";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isUndoing } from "./undoing";

const asideWords = /\b(?:previous|forgot|help|drafts?|preview|later|template)\b/i;
/** `Next month` turns a leaf of a calendar or list. */
const turnsLeaf =
  /^(?:next|continue|go)\s+(?:to\s+)?(?:the\s+)?(?:next\s+)?(?:day|week|month|year|page|slide|photo|image|item|article)s?\b/i;

/** `Preview the notice`: what was entered is shown once more. */
export const previews = (name: string): boolean => /^preview(?!\p{L})/iu.test(name.trim());

/** A button of a form that does not send it: it takes back, looks aside or leafs. */
export const leaves = (name: string): boolean =>
  isUndoing(name) || asideWords.test(name) || turnsLeaf.test(name.trim());

/** `One crew less` and `One crew more` count a number of the form and send nothing; `+` alone may well add what was entered. */
export const withoutCounting = (buttons: readonly SnapshotNode[]): readonly SnapshotNode[] =>
  countsBothWays(buttons) ? buttons.filter(({ name }) => !isCounting(name)) : buttons;
