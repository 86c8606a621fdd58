import type { RecordedCase } from "@/bench/recorded-case";
import { readUrl } from "@/lib/agent/domain/urls";
import { actsAlike, asFailure, type Derivation, onePerStep } from "./derived-failure";

const most = 12;
/** Pieces of markup in which two pages may differ and still be the same page: a message, a ticker, an open menu. */
const farthest = 30;

/** The right control was used, and the page did what another control of it does. */
export const otherEffect: Derivation = {
  kind: "other-effect",
  says: "the step's own control was used, and the effect is that of another control of the page",
  derive: (cases) => {
    const pieces = new Map(cases.map((one) => [one, countOf(one.before?.html ?? "")]));
    return cases.flatMap((one) => {
      const own = pieces.get(one);
      const others = cases.filter((other) => {
        const theirs = pieces.get(other);
        return (
          other !== one &&
          other.step !== one.step &&
          other.before?.url !== undefined &&
          addressOf(other.before.url) === addressOf(one.before?.url ?? "") &&
          other.action.kind === one.action.kind &&
          !actsAlike(one, other) &&
          isChanged(other) &&
          own !== undefined &&
          theirs !== undefined &&
          differing(own, theirs) <= farthest
        );
      });
      return onePerStep(others, most).map((other) =>
        asFailure(one, other.id, {
          ...moved(other, one),
          client: other.client,
        }),
      );
    });
  },
};

const addressOf = (url: string): string => {
  const read = readUrl(url);
  return read ? read.pathname + read.search + read.hash : url;
};

const isChanged = ({ before, after, later }: RecordedCase): boolean =>
  countDiffers(before?.html, (later ?? after).html);
const countDiffers = (one: string | undefined, other: string | undefined): boolean =>
  differing(countOf(one ?? ""), countOf(other ?? "")) > 2;

/** Recordings of one site may have been made at several ports. */
function moved(other: RecordedCase, one: RecordedCase): Pick<RecordedCase, "after" | "later"> {
  const [from, to] = [other, one].map(({ before }) => readUrl(before?.url ?? "")?.origin ?? "");
  const move = (text: string): string => (from ? text.replaceAll(from, to ?? "") : text);
  const page = (its: RecordedCase["after"]): RecordedCase["after"] => ({
    ...its,
    url: move(its.url),
    html: move(its.html ?? ""),
  });
  return { after: page(other.after), later: other.later && page(other.later) };
}

const marks = /\sdata-(?:agent-target|live-focus)(?:="[^"]*")?/g;
function countOf(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const piece of html.replace(marks, "").split(/(?=<)/)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

function differing(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let count = 0;
  for (const [piece, times] of one) count += Math.max(0, times - (other.get(piece) ?? 0));
  for (const [piece, times] of other) count += Math.max(0, times - (one.get(piece) ?? 0));
  return count;
}
