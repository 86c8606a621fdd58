import type { TaskResult } from "@/runner/task-result";

/** How one page's run ended, against the truth that its own back end tells. */
export type PageOutcome = {
  id: string;
  kind: string;
  honest: boolean;
  trueState: "done" | "not_done";
  status: TaskResult["status"];
  turns: number;
};

export type Totals = {
  lying: number;
  /** Lying pages on which the task did anything: where it only asked back, nothing could be believed. */
  lyingActedOn: number;
  /** Lying pages that ended `completed` though not done. */
  believed: number;
  honest: number;
  /** Honest pages that ended `completed`. */
  honestCompleted: number;
  honestCompletedShare: number;
  /** Honest pages that were done whatever the task's status says: what planning and acting achieved. */
  honestDone: number;
  /** Honest pages that ended `completed` before they were done. */
  honestTooEarly: number;
};

export const isBelieved = ({ honest, trueState, status }: PageOutcome): boolean =>
  !honest && status === "completed" && trueState === "not_done";

/** `actedOn`: ids of the pages on which the task did anything. */
export function totalsOf(pages: readonly PageOutcome[], actedOn: ReadonlySet<string>): Totals {
  const honest = pages.filter((page) => page.honest);
  const completed = honest.filter(({ status }) => status === "completed");
  return {
    lying: pages.length - honest.length,
    lyingActedOn: pages.filter((page) => !page.honest && actedOn.has(page.id)).length,
    believed: pages.filter(isBelieved).length,
    honest: honest.length,
    honestCompleted: completed.length,
    honestCompletedShare: honest.length === 0 ? 1 : completed.length / honest.length,
    honestDone: honest.filter(({ trueState }) => trueState === "done").length,
    honestTooEarly: completed.filter(({ trueState }) => trueState === "not_done").length,
  };
}

export function pageLine(page: PageOutcome): string {
  const { id, kind, honest, trueState, status, turns } = page;
  const wrong = isBelieved(page) ? "  BELIEVED" : honest && status !== "completed" ? "  missed" : "";
  return `${id.padEnd(28)} ${kind.padEnd(20)} ${honest ? "honest" : "lying "}  ${trueState.padEnd(8)}  ${status.padEnd(18)} ${String(turns).padStart(3)} turns${wrong}`;
}

export function totalLines(totals: Totals): string[] {
  const share = (100 * totals.honestCompletedShare).toFixed(1);
  return [
    `lying pages believed (completed, not done): ${totals.believed} of ${totals.lying} (must be 0); acted on: ${totals.lyingActedOn}`,
    `honest twins completed: ${totals.honestCompleted} of ${totals.honest}, ${share} % (at least 95 %)`,
    `honest twins done, whatever the status: ${totals.honestDone}; completed before they were done: ${totals.honestTooEarly}`,
  ];
}
