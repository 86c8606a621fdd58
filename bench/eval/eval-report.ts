import type { Usage } from "@/lib/contracts/interact-response";
import { type ConfidenceBin, calibrationError, reliability } from "./calibration";
import type { JudgedCase } from "./judge-cases";
import type { RanTask } from "./run-tasks";

export type EvalResult = {
  model: string;
  cases: JudgedCase[];
  tasks: RanTask[];
  /** Of the recorded cases; the tasks' own is told with them. */
  usage: Usage;
  unanswered: number;
};

export type EvalTotals = {
  cases: number;
  /** Verdicts that say what was true, of those that say anything. */
  accuracy: number;
  decided: number;
  falseSuccess: number;
  falseRefutation: number;
  byModel: number;
  /** Of the model's own verdicts. */
  calibrationError: number;
  reliability: ConfidenceBin[];
  tasksCompleted: number;
  tokens: number;
  costUsd: number;
  /** Calls of models without a known price, whose cost is not in `costUsd`. */
  unpricedCalls: number;
};

const isRight = ({ label, outcome }: JudgedCase): boolean =>
  (label === "success") === (outcome === "verified");

export function evalTotals({ cases, tasks, usage }: EvalResult): EvalTotals {
  const decided = cases.filter(({ outcome }) => outcome !== "undecided");
  const byModel = decided.filter(({ tier }) => tier !== 1);
  const answers = byModel.map((one) => ({ confidence: one.confidence, right: isRight(one) }));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    cases: cases.length,
    accuracy: decided.length === 0 ? 0 : decided.filter(isRight).length / decided.length,
    decided: decided.length,
    falseSuccess: decided.filter((one) => !isRight(one) && one.outcome === "verified").length,
    falseRefutation: decided.filter((one) => !isRight(one) && one.outcome === "refuted").length,
    byModel: byModel.length,
    calibrationError: calibrationError(answers),
    reliability: reliability(answers),
    tasksCompleted: tasks.filter(({ status }) => status === "completed").length,
    tokens: usage.inputTokens + usage.outputTokens + sum(tasks.map(({ tokens }) => tokens)),
    costUsd: usage.costUsd + sum(tasks.map(({ costUsd }) => costUsd)),
    unpricedCalls: (usage.unpricedCalls ?? 0) + sum(tasks.map((task) => task.unpricedCalls ?? 0)),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function dollars({
  costUsd,
  unpricedCalls,
}: {
  costUsd: number;
  unpricedCalls?: number | undefined;
}): string {
  if (!unpricedCalls) return `$${costUsd.toFixed(4)}`;
  return costUsd === 0 ? "unknown" : `$${costUsd.toFixed(4)} + unknown`;
}

export function evalLines(result: EvalResult): string[] {
  const totals = evalTotals(result);
  return [
    `Model: ${result.model}`,
    ...(result.cases.length > 0 ? caseLines(result, totals) : []),
    ...(result.tasks.length > 0 ? taskLines(result.tasks, totals) : []),
    `Tokens: ${totals.tokens.toLocaleString("en")}   Cost: ${dollars(totals)}`,
  ];
}

const caseLines = ({ usage, unanswered }: EvalResult, totals: EvalTotals): string[] => [
  "",
  `Recorded cases: ${totals.cases}, decided ${totals.decided} (${totals.byModel} by the model), questions without an answer ${unanswered}`,
  `  accuracy           ${percent(totals.accuracy)}`,
  `  false success      ${totals.falseSuccess}`,
  `  false refutation   ${totals.falseRefutation}`,
  `  calibration error  ${totals.calibrationError.toFixed(3)} (0 is perfect)`,
  "  confidence   answers   right",
  ...totals.reliability.map(
    ({ from, count, accuracy }) =>
      `  ${from.toFixed(1)}-${(from + 0.1).toFixed(1)}      ${String(count).padStart(7)}   ${percent(accuracy)}`,
  ),
  `  tokens ${usage.inputTokens} in (${usage.cachedTokens ?? 0} cached), ${usage.outputTokens} out (${usage.thoughtTokens ?? 0} thoughts), cost ${dollars(usage)}`,
];

const taskLines = (tasks: readonly RanTask[], totals: EvalTotals): string[] => [
  "",
  `Tasks on the sample site: ${totals.tasksCompleted} of ${tasks.length} completed`,
  ...tasks.map(
    ({ id, status, turns, tokens, ...cost }) =>
      `  ${id.padEnd(20)} ${status.padEnd(12)} ${String(turns).padStart(3)} turns  ${String(tokens).padStart(7)} tokens  ${dollars(cost)}`,
  ),
  "",
];
