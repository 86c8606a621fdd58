import type { TaskResult } from "@/runner/task-result";

export type Episode = {
  task: string;
  seed: number;
  /** Raw: without the benchmark's discount for time. 0 when the page gave none. */
  reward: number;
  status: TaskResult["status"];
  turns: number;
  tokens: number;
};

export type TaskRow = {
  task: string;
  episodes: number;
  solved: number;
  completed: number;
  /** Ended `completed` though the page gave no reward for it. */
  falselyCompleted: number;
  tokens: number;
};

/** Share of a task's seeds that have to be solved for the task to count as solved. */
const solvedShare = 0.8;

export const isSolved = ({ reward }: Episode): boolean => reward > 0;
export const isFalselyCompleted = (episode: Episode): boolean =>
  episode.status === "completed" && !isSolved(episode);

/** One row a task, in the order in which the tasks come. */
export function rowsOf(episodes: readonly Episode[]): TaskRow[] {
  const tasks = [...new Set(episodes.map(({ task }) => task))];
  return tasks.map((task) => {
    const own = episodes.filter((episode) => episode.task === task);
    return {
      task,
      episodes: own.length,
      solved: own.filter(isSolved).length,
      completed: own.filter(({ status }) => status === "completed").length,
      falselyCompleted: own.filter(isFalselyCompleted).length,
      tokens: own.reduce((sum, { tokens }) => sum + tokens, 0),
    };
  });
}

export const isTaskSolved = ({ solved, episodes }: TaskRow): boolean => solved >= solvedShare * episodes;

export function episodeLine(episode: Episode): string {
  const { task, seed, reward, status, turns, tokens } = episode;
  const verdict = isFalselyCompleted(episode) ? "FALSELY COMPLETED" : isSolved(episode) ? "solved" : "missed";
  return `${task.padEnd(24)} ${String(seed).padStart(4)}  ${reward.toFixed(2).padStart(5)}  ${status.padEnd(17)} ${String(turns).padStart(3)} turns ${String(tokens).padStart(5)} tokens  ${verdict}`;
}

export function tableLines(rows: readonly TaskRow[]): string[] {
  const lines = rows.map(
    (row) =>
      `${row.task.padEnd(24)} ${`${row.solved}/${row.episodes}`.padStart(7)} solved  ${`${row.completed}/${row.episodes}`.padStart(7)} completed ${String(row.tokens).padStart(6)} tokens${isTaskSolved(row) ? "" : "  below 80 %"}`,
  );
  const wrong = rows.reduce((sum, { falselyCompleted }) => sum + falselyCompleted, 0);
  return [
    ...lines,
    `tasks solved on at least 80 % of seeds: ${rows.filter(isTaskSolved).length} of ${rows.length}`,
    `episodes that ended completed without a reward: ${wrong} (must be 0)`,
  ];
}
