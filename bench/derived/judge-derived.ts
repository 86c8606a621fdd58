import { judgeCase } from "@/bench/judge-case";
import type { ReadCase } from "@/bench/read-cases";
import { questionsOf, type RecordedCase } from "@/bench/recorded-case";
import { derivations, deriveFailures } from "./derive-failures";

export type Believed = { id: string; check: string | null; step: string; control: string };
export type DerivedTotals = {
  kind: string;
  says: string;
  cases: number;
  verified: number;
  believed: Believed[];
};

/** Judges by rules what each derivation makes of the cases. `told` hears of each kind when it is done. */
export async function judgeDerived(
  recorded: readonly RecordedCase[],
  told: (totals: DerivedTotals) => void,
): Promise<DerivedTotals[]> {
  const all: DerivedTotals[] = [];
  for (const derivation of derivations) {
    const made = deriveFailures(derivation, recorded);
    const believed: Believed[] = [];
    for (const { recorded: one } of made) {
      const { verdict, check } = await judgeCase(readCase(one), undefined);
      if (verdict === "verified")
        believed.push({
          id: one.id,
          check: check ?? null,
          step: one.step,
          control: one.action.elem?.name ?? "",
        });
    }
    const { kind, says } = derivation;
    const totals = { kind, says, cases: made.length, verified: believed.length, believed };
    all.push(totals);
    told(totals);
  }
  return all;
}

const readCase = (recorded: RecordedCase): ReadCase => ({
  file: "",
  id: recorded.id,
  site: recorded.site ?? "",
  category: recorded.category ?? "",
  label: recorded.label,
  goalDone: recorded.goalDone ?? undefined,
  questions: () => questionsOf(recorded),
});

export function printDerived({ kind, says, cases, verified, believed }: DerivedTotals): void {
  const share = cases === 0 ? 0 : (100 * verified) / cases;
  process.stdout.write(`\n${kind}: ${verified} of ${cases} verified (${share.toFixed(1)} %): ${says}\n`);
  for (const { id, check, step, control } of believed)
    process.stdout.write(`  ${id} ${check}: "${step}" by "${control.slice(0, 60)}"\n`);
}
