import type { TaskDetail } from "@/lib/contracts/task-detail";

/** Verdicts on actions of steps that were not the last, by what they took. `undecided`: rules could not tell and no model was asked. */
export type TierCounts = { 1: number; 2: number; 3: number; undecided: number };

export type TaskTiers = {
  id: string;
  status: string;
  turns: number;
  intermediate: TierCounts;
  tokens: number;
};

/** Counts the final verdicts of a task that was read with its pages: those say which step was the last. */
export function tiersOf(id: string, task: TaskDetail): TaskTiers {
  const intermediate: TierCounts = { 1: 0, 2: 0, 3: 0, undecided: 0 };
  for (const { verdict, ground } of task.turns) {
    if (!verdict || !ground || ground.isLastStep) continue;
    const by = verdict.outcome === "undecided" || verdict.tier === null ? "undecided" : verdict.tier;
    intermediate[by] += 1;
  }
  const { inputTokens, outputTokens } = task.usage;
  return { id, status: task.status, turns: task.turn, intermediate, tokens: inputTokens + outputTokens };
}

export type TierTotals = TierCounts & {
  verdicts: number;
  /** Share that needed a model call, or would have. */
  modelShare: number;
  tasks: number;
  completed: number;
  tokens: number;
};

export function totalsOf(tasks: readonly TaskTiers[]): TierTotals {
  const sum = (of: (task: TaskTiers) => number): number => tasks.reduce((total, task) => total + of(task), 0);
  const counts: TierCounts = {
    1: sum(({ intermediate }) => intermediate[1]),
    2: sum(({ intermediate }) => intermediate[2]),
    3: sum(({ intermediate }) => intermediate[3]),
    undecided: sum(({ intermediate }) => intermediate.undecided),
  };
  const withModel = counts[2] + counts[3] + counts.undecided;
  const verdicts = counts[1] + withModel;
  return {
    ...counts,
    verdicts,
    modelShare: verdicts === 0 ? 0 : withModel / verdicts,
    tasks: tasks.length,
    completed: tasks.filter(({ status }) => status === "completed").length,
    tokens: sum(({ tokens }) => tokens),
  };
}

const columns = ["Task", "Ended", "Turns", "Tier 1", "Tier 2", "Tier 3", "Undecided", "Tokens"];
const cellsOf = ({ id, status, turns, intermediate: by, tokens }: TaskTiers): string[] => [
  id,
  status,
  ...[turns, by[1], by[2], by[3], by.undecided, tokens].map(String),
];

/** The table, and the share under it. */
export function reportLines(tasks: readonly TaskTiers[]): string[] {
  const rows = [columns, ...tasks.map(cellsOf)];
  const widths = columns.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  const { modelShare, verdicts, completed, tokens } = totalsOf(tasks);
  const needing = Math.round(modelShare * verdicts);
  return [
    ...rows.map((cells) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")),
    "",
    `${completed} of ${tasks.length} tasks completed, ${tokens} tokens`,
    `Intermediate verifications that needed a model call, or would have: ${needing} of ${verdicts}, ${(modelShare * 100).toFixed(1)} % (at most 20 %)`,
  ];
}
