import type { Unreadable } from "./read-cases";

export type CaseResult = {
  id: string;
  site: string;
  category: string;
  label: "success" | "failure";
  goalDone: boolean | undefined;
  verdict: "verified" | "refuted" | "undecided" | "reobserve";
  taskCompleted: boolean;
  tier: number | null;
  check: string | undefined;
  reason: string;
  ms: number;
};

/** The part of a result that a file holds. */
type CaseLine = Pick<
  CaseResult,
  "id" | "site" | "category" | "label" | "verdict" | "taskCompleted" | "tier" | "ms"
> & {
  check: string | null;
};

export type Totals = {
  cases: number;
  /** Left out of all else. */
  unreadable: number;
  failures: number;
  successes: number;
  falseSuccess: number;
  falseSuccessRate: number;
  falseRefutation: number;
  falseRefutationRate: number;
  undecidedRate: number;
  reobserveRate: number;
  verifiedOfSuccesses: number;
  refutedOfFailures: number;
  precision: number;
  recall: number;
  decidedAtTier1: number;
  taskCompletedThoughNotDone: number;
  medianMs: number;
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

export const jsonReport = (
  results: readonly CaseResult[],
  unreadable: readonly Unreadable[],
): { cases: CaseLine[]; totals: Totals } => ({
  cases: results.map(({ id, site, category, label, verdict, taskCompleted, tier, check, ms }) => ({
    id,
    site,
    category,
    label,
    verdict,
    taskCompleted,
    tier,
    check: check ?? null,
    ms,
  })),
  totals: totalsOf(results, unreadable),
});

export function totalsOf(results: readonly CaseResult[], unreadable: readonly Unreadable[] = []): Totals {
  const failures = results.filter(({ label }) => label === "failure");
  const successes = results.filter(({ label }) => label === "success");
  const count = (list: readonly CaseResult[], verdict: CaseResult["verdict"]): number =>
    list.filter((result) => result.verdict === verdict).length;
  const trueSuccess = count(successes, "verified");
  const falseSuccess = count(failures, "verified");
  const falseRefutation = count(successes, "refuted");
  return {
    cases: results.length,
    unreadable: unreadable.length,
    failures: failures.length,
    successes: successes.length,
    falseSuccess,
    falseSuccessRate: share(falseSuccess, failures.length),
    falseRefutation,
    falseRefutationRate: share(falseRefutation, successes.length),
    undecidedRate: share(count(results, "undecided"), results.length),
    reobserveRate: share(count(results, "reobserve"), results.length),
    verifiedOfSuccesses: share(trueSuccess, successes.length),
    refutedOfFailures: share(count(failures, "refuted"), failures.length),
    precision: share(trueSuccess, trueSuccess + falseSuccess),
    recall: share(trueSuccess, successes.length),
    decidedAtTier1: share(
      results.filter(({ tier, verdict }) => tier === 1 && (verdict === "verified" || verdict === "refuted"))
        .length,
      results.length,
    ),
    taskCompletedThoughNotDone: results.filter(
      ({ taskCompleted, goalDone }) => taskCompleted && goalDone === false,
    ).length,
    medianMs: median(results.map(({ ms }) => ms)),
  };
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** The table: totals with the rate that matters first, then each category, then each check, then every wrong verdict. */
export function printReport(results: readonly CaseResult[], unreadable: readonly Unreadable[]): void {
  const totals = totalsOf(results, unreadable);
  const lines = [
    `false success     ${percent(totals.falseSuccessRate)}  (${totals.falseSuccess} of ${totals.failures} failures verified)`,
    `false refutation  ${percent(totals.falseRefutationRate)}  (${totals.falseRefutation} of ${totals.successes} successes refuted)`,
    `verified          ${percent(totals.verifiedOfSuccesses)} of the successes`,
    `refuted           ${percent(totals.refutedOfFailures)} of the failures`,
    `undecided         ${percent(totals.undecidedRate)} of ${totals.cases} cases, and ${percent(totals.reobserveRate)} wait for a second look that was not recorded`,
    `precision ${percent(totals.precision)}, recall ${percent(totals.recall)}, decided at tier 1 ${percent(totals.decidedAtTier1)}`,
    `task completed though the goal is not done: ${totals.taskCompletedThoughNotDone}`,
    `median ${totals.medianMs.toFixed(2)} ms a case`,
    "",
    ...table("category", results, ({ category, label }) => `${category} (${label})`),
    "",
    ...table("check", results, ({ check }) => check ?? "-"),
    "",
    ...wrong(results),
    ...unreadable.map(({ file, reason }) => `unreadable: ${file}: ${reason.replace(/\s+/g, " ")}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

function table(
  title: string,
  results: readonly CaseResult[],
  keyOf: (result: CaseResult) => string,
): string[] {
  const groups = new Map<string, CaseResult[]>();
  for (const result of results) groups.set(keyOf(result), [...(groups.get(keyOf(result)) ?? []), result]);
  const head = `${title.padEnd(38)}${["cases", "verified", "refuted", "undecided", "reobserve", "wrong"].map((name) => name.padStart(11)).join("")}`;
  const rows = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, group]) => {
      const of = (verdict: CaseResult["verdict"]): number =>
        group.filter((result) => result.verdict === verdict).length;
      const cells = [
        group.length,
        of("verified"),
        of("refuted"),
        of("undecided"),
        of("reobserve"),
        group.filter(isWrong).length,
      ];
      return `${key.padEnd(38)}${cells.map((cell) => String(cell).padStart(11)).join("")}`;
    });
  return [head, ...rows];
}

const isWrong = ({ label, verdict }: CaseResult): boolean =>
  (label === "failure" && verdict === "verified") || (label === "success" && verdict === "refuted");

const wrong = (results: readonly CaseResult[]): string[] =>
  results
    .filter(isWrong)
    .map(
      ({ id, label, verdict, check, reason }) =>
        `wrong: ${id} is a ${label} and was ${verdict} by ${check}: ${reason}`,
    );
