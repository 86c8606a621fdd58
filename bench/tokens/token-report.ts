import { quantile } from "@/bench/page/page-report";
import type { ModelTaskTokens, TaskMeasure } from "./task-measure";

export type Pair = { on: TaskMeasure; off: TaskMeasure };
export type TokenTotals = {
  tasks: number;
  /** Tokens of prompts and answers, all model tasks, and of verification alone. */
  tokens: { on: number; off: number };
  verification: { on: number; off: number; saved: number | null };
  /** The same over tasks of several steps. */
  multiStep: { tasks: number; on: number; off: number; saved: number | null };
  /** Of these, what both runs completed: one that went astray spends more, and says nothing of tiers. */
  completedBothWays: { tasks: number; on: number; off: number; saved: number | null };
  tierOneShare: number | null;
  verdicts: number;
  gate: { calls: number; rejections: number };
  simpleNavigation: { verdicts: number; atTierOne: number };
  subTasks: number;
  boundaryErrors: number;
  stepMs: { on: number | null; off: number | null };
  verifyMs: { on: number | null; off: number | null };
  differing: { task: string; action: string; on: string; off: string }[];
  /** Actions of one run that the other did not take, which leaves nothing to compare. */
  unpaired: number;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const textOf = ({ input, output }: ModelTaskTokens): number => input + output;
const allOf = ({ tokens }: TaskMeasure): number => sum(Object.values(tokens).map(textOf));
const verifyingOf = ({ tokens }: TaskMeasure): number =>
  sum(["verify_lightly", "verify_fully"].map((name) => (tokens[name] ? textOf(tokens[name]) : 0)));
const savedOf = (on: number, off: number): number | null => (off === 0 ? null : 1 - on / off);
const medianOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : quantile([...numbers], 0.5);

function verificationOf(pairs: readonly Pair[]): TokenTotals["verification"] {
  const [on, off] = [
    sum(pairs.map((pair) => verifyingOf(pair.on))),
    sum(pairs.map((pair) => verifyingOf(pair.off))),
  ];
  return { on, off, saved: savedOf(on, off) };
}
const savedIn = (pairs: readonly Pair[]): TokenTotals["completedBothWays"] => ({
  tasks: pairs.length,
  ...verificationOf(pairs),
});

export function tokenTotals(pairs: readonly Pair[]): TokenTotals {
  const on = pairs.map((pair) => pair.on);
  const off = pairs.map((pair) => pair.off);
  const many = pairs.filter((pair) => !pair.on.isSimple && !pair.off.isSimple);
  const isCompleted = ({ status }: TaskMeasure): boolean => status === "completed";
  const decided = on.flatMap(({ verdicts }) => verdicts).filter(({ tier }) => tier !== null);
  const simple = on.filter(({ isSimple, kind }) => isSimple && kind === "navigation");
  const navigations = simple.flatMap(({ verdicts }) => verdicts);
  const compared = pairs.map(compare);
  return {
    tasks: pairs.length,
    tokens: { on: sum(on.map(allOf)), off: sum(off.map(allOf)) },
    verification: verificationOf(pairs),
    multiStep: savedIn(many),
    completedBothWays: savedIn(many.filter(({ on, off }) => isCompleted(on) && isCompleted(off))),
    tierOneShare:
      decided.length === 0 ? null : decided.filter(({ tier }) => tier === 1).length / decided.length,
    verdicts: decided.length,
    gate: {
      calls: sum(on.map(({ lightCalls }) => lightCalls)),
      rejections: sum(on.map(({ gateRejections }) => gateRejections)),
    },
    simpleNavigation: {
      verdicts: navigations.length,
      atTierOne: navigations.filter(({ tier }) => tier === 1).length,
    },
    subTasks: sum(on.map(({ subTasks }) => subTasks)),
    boundaryErrors: sum([...on, ...off].map(({ boundaryErrors }) => boundaryErrors)),
    stepMs: {
      on: medianOf(on.flatMap(({ stepMs }) => stepMs)),
      off: medianOf(off.flatMap(({ stepMs }) => stepMs)),
    },
    verifyMs: {
      on: medianOf(on.flatMap(({ verifyMs }) => verifyMs)),
      off: medianOf(off.flatMap(({ verifyMs }) => verifyMs)),
    },
    differing: compared.flatMap(({ differing }) => differing),
    unpaired: sum(compared.map(({ unpaired }) => unpaired)),
  };
}

/** Verdicts side by side, action by action in order, as far as both runs took the same. */
function compare({ on, off }: Pair): Pick<TokenTotals, "differing" | "unpaired"> {
  const differing: TokenTotals["differing"] = [];
  let at = 0;
  for (; at < on.verdicts.length; at++) {
    const [one, other] = [on.verdicts[at], off.verdicts[at]];
    if (!one || !other || one.action !== other.action) break;
    if (one.outcome !== other.outcome)
      differing.push({ task: on.id, action: one.action, on: one.outcome, off: other.outcome });
  }
  return { differing, unpaired: on.verdicts.length - at + (off.verdicts.length - at) };
}

const percent = (share: number | null): string => (share === null ? "—" : `${(100 * share).toFixed(1)} %`);
const ofAll = (part: number, all: number): string =>
  `${percent(all === 0 ? null : part / all)} (${part} of ${all})`;
const times = ({ on, off }: { on: number | null; off: number | null }): string =>
  `${on?.toFixed(0) ?? "—"} ms on, ${off?.toFixed(0) ?? "—"} ms off`;

/** Markdown tables, which read well as plain text too. */
export function tokenLines(pairs: readonly Pair[]): string[] {
  return [
    "| Task | Kind | Ended on / off | All tokens on | off | Verification on | off | Saved |",
    "|---|---|---|---|---|---|---|---|",
    ...pairs.map(({ on, off }) =>
      row([
        on.id,
        on.isSimple ? "simple" : "steps",
        `${on.status} / ${off.status}`,
        allOf(on),
        allOf(off),
        verifyingOf(on),
        verifyingOf(off),
        percent(savedOf(verifyingOf(on), verifyingOf(off))),
      ]),
    ),
    "",
    "| Model task, tokens a task (calls) | Tiers on | Tiers off |",
    "|---|---|---|",
    ...modelTaskRows(pairs),
    "",
    ...totalLines(tokenTotals(pairs)),
  ];
}

function modelTaskRows(pairs: readonly Pair[]): string[] {
  const names = new Set(
    pairs.flatMap(({ on, off }) => [on, off].flatMap(({ tokens }) => Object.keys(tokens))),
  );
  const cell = (runs: readonly TaskMeasure[], name: string): string => {
    const own = runs.flatMap(({ tokens }) => (tokens[name] ? [tokens[name]] : []));
    const tokens = Math.round(sum(own.map(textOf)) / runs.length);
    return `${tokens} (${(sum(own.map(({ calls }) => calls)) / runs.length).toFixed(1)})`;
  };
  const [on, off] = [pairs.map((pair) => pair.on), pairs.map((pair) => pair.off)];
  return [...names].map((name) => row([name, cell(on, name), cell(off, name)]));
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

function totalLines(totals: TokenTotals): string[] {
  const { multiStep, verification, gate, simpleNavigation: simple, differing } = totals;
  return [
    "| Measure | Value | Aim |",
    "|---|---|---|",
    row(["Verification tokens saved, tasks of several steps", percent(multiStep.saved), "≥ 60 %"]),
    row(["The same, tasks completed both ways", percent(totals.completedBothWays.saved), "≥ 60 %"]),
    row(["Verification tokens saved, all tasks", percent(verification.saved), "—"]),
    row(["All tokens saved", percent(savedOf(totals.tokens.on, totals.tokens.off)), "—"]),
    row([
      "Decided verdicts at tier 1",
      ofAll(Math.round((totals.tierOneShare ?? 0) * totals.verdicts), totals.verdicts),
      "—",
    ]),
    row(["Tier-2 calls that the safety gate sent on", ofAll(gate.rejections, gate.calls), "< 5 %"]),
    row(["SIMPLE navigation at tier 1", ofAll(simple.atTierOne, simple.verdicts), "≥ 95 %"]),
    row(["Sub-task boundary errors", `${totals.boundaryErrors} in ${totals.subTasks} sub-tasks`, "0"]),
    row(["Turn of an intermediate step, median", times(totals.stepMs), "—"]),
    row(["Verification in it, median", times(totals.verifyMs), "—"]),
    row([
      "Verdicts that differ between on and off",
      `${differing.length}, ${totals.unpaired} not comparable`,
      "—",
    ]),
    ...(differing.length > 0 ? ["", "Different verdicts:", ""] : []),
    ...differing.map(({ task, action, on, off }) => `- ${task}: \`${action}\`: ${on} on, ${off} off`),
  ];
}
