import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { hundredths, withSumMoved } from "@/lib/agent/domain/wording/moved-sums";
import { fold } from "@/lib/agent/domain/wording/words";

type Lines = Pick<PageSnapshot, "lines">;

const bare = /^\d{1,9}$/;
/** `42 pcs`, `Stock: 42`, `4.30 €`: what a count stands beside on its own line, where the thing is named over it. */
const counting =
  /^(?:\p{L}[\p{L} ]{0,20}[:|]?\s+)?[€$£]?\s?(?:\d{1,9}|\d[\d.,’ ]{0,10}[.,]\d{2})(?:\s*(?:\p{L}{1,12}\.?|[€$£]))?$/u;

/** Lines of a page; a count on a line of its own goes with the line over it, which says what is counted. */
const countsIn = ({ lines }: Lines): string[] =>
  lines.map((line, at) => (counting.test(line) ? `${lines[at - 1] ?? ""} | ${line}` : line)).map(fold);

/**
 * `Book in 12 pieces of "Beeswax candle"`: what was entered is shown nowhere, and the count of the thing that the goal names has grown, or for what goes out
 * shrunk, by just that. Where several counts did, it is not known which one tells it.
 */
export function countsGrown(
  then: Lines,
  now: Lines,
  goal: string,
  values: readonly string[],
): Pick<ReadBack, "grown"> {
  const sign = wayOf(goal);
  if (isChanging(goal) || sign === 0) return {};
  const [before, after] = [countsIn(then), countsIn(now)].map((texts) => new Set(texts));
  const names = goalNames(goal).filter((name) => !bare.test(name));
  const grown = values
    .map((value) => value.trim())
    .flatMap((by) => {
      const amount = hundredths(by) ?? 0;
      return [...(after ?? [])]
        .filter((text) => amount > 0 && !before?.has(text) && names.some((name) => isCalled(name, text)))
        .filter((text) =>
          withSumMoved(text, -sign * amount).some((old) => before?.has(old) === true && !after?.has(old)),
        )
        .map((text) => ({ text, by }));
    });
  return grown.length === 1 ? { grown } : {};
}

/** A part of it is called just so: `Beeswax candle refill` is another thing. */
const isCalled = (name: string, text: string): boolean =>
  text.split(/\s*\|\s*|:\s/).some((part) => part.replace(/^#+ /, "") === fold(name));

/** Commands that say which way a count goes; `record`, `book`, `pay` and `transfer` say neither. */
const incoming =
  /^(?:please\s+)?(?:add|give|credit|award|grant|donate|receive|deposit|restock|replenish|top up|(?:book|take|check|bring|put|pay)\s(?:.{1,60}\s)?in(?:to)?|gib|geben sie|donne[zr]?|ajoute[zr]?|crédite[zr]?|dale?|añade|ingresa|abona|dai|aggiungi|accredita|dá|adiciona)(?!\p{L})/iu;
const outgoing =
  /^(?:please\s+)?(?:withdraw|issue|use|consume|deduct|subtract|dispatch|remove|write off|scrap|(?:book|take|check)\s(?:.{1,60}\s)?out)(?!\p{L})/iu;

/** 1 where the goal has a count grow, -1 where it has it shrink. */
export const wayOf = (goal: string): -1 | 0 | 1 =>
  outgoing.test(goal.trim()) ? -1 : incoming.test(goal.trim()) ? 1 : 0;

/** Counts that a fresh load shows again, and what was entered for them. */
export function grownKept({ grown = [] }: ReadBack, page: Lines): { held: string[]; told: string[] } {
  const shown = new Set(countsIn(page));
  const kept = grown.filter(({ text }) => shown.has(text));
  return {
    held: kept.map(({ text, by }) => `"${text}", which is by ${by} another count than before`),
    told: kept.map(({ by }) => `by ${by}`),
  };
}
