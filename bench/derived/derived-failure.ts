import type { RecordedCase } from "@/bench/recorded-case";
import { readUrl } from "@/lib/agent/domain/urls";

/** A case that was not recorded: made of recorded ones so that its action did not do what its step says. */
export type DerivedFailure = { recorded: RecordedCase; from: string };

/** Makes failures of one site's cases. What comes out may be achieved by chance ("the removal" of another row), so their share is to be compared, not to be zero. */
export type Derivation = {
  kind: string;
  says: string;
  derive: (cases: readonly RecordedCase[]) => DerivedFailure[];
};

export const asFailure = (
  recorded: RecordedCase,
  from: string,
  change: Partial<RecordedCase>,
): DerivedFailure => ({
  recorded: { ...recorded, ...change, id: `${recorded.id}~${from}`, label: "failure", goalDone: false },
  from,
});

/** Page and fragment: the same address with other queries mostly is the same page in another state. */
export const placeOf = (url: string): string => {
  const read = readUrl(url);
  return read ? read.pathname + read.hash : url;
};

/** Whether two cases use the same control in the same way. */
export const actsAlike = (
  { action: one }: Pick<RecordedCase, "action">,
  { action: other }: Pick<RecordedCase, "action">,
): boolean =>
  one.kind === other.kind &&
  one.elem?.name === other.elem?.name &&
  one.elem?.tag === other.elem?.tag &&
  (one.value ?? "") === (other.value ?? "");

/** The first so many of a list, one for each step's wording. */
export function onePerStep(cases: readonly RecordedCase[], most: number): RecordedCase[] {
  const seen = new Set<string>();
  return cases.filter(({ step }) => !seen.has(step) && seen.add(step)).slice(0, most);
}
