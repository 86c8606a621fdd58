import type { Locator, Page } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StatusBadge } from "@/components/task/status-badge";
import { VerdictBadge } from "@/components/task/verdict-badge";
import { isEndStatus } from "@/lib/contracts/end-status";
import type { TaskDetail } from "@/lib/contracts/task-detail";

/** What a person reads of a task, in the words of the screen. */
export type TaskAsShown = {
  status: string;
  plan: { step: string; state: string }[];
  turns: { action: string; verdict: string }[];
};

const stateWords = {
  pending: "to do",
  active: "now",
  completed: "done",
  failed: "failed",
  blocked: "blocked",
  skipped: "skipped",
} as const;

/** What the panel shows of the task of its tab. */
export async function readPanel(panel: Page): Promise<TaskAsShown> {
  const plan: TaskAsShown["plan"] = [];
  for (const step of await panel
    .locator("section", { has: panel.getByRole("heading", { name: "Plan" }) })
    .getByRole("listitem")
    .all())
    plan.push({
      step: await textOf(step.locator("p")),
      state: (await step.getByRole("img").getAttribute("aria-label")) ?? "",
    });
  const turns: TaskAsShown["turns"] = [];
  for (const turn of await panel.getByRole("article").all()) {
    const verdict = turn.getByText(/^(Verified|Refuted|Undecided)$/);
    turns.push({ action: await textOf(turn.locator("code")), verdict: await textOf(verdict) });
  }
  return { status: await textOf(panel.getByRole("status").first().locator("span")), plan, turns };
}

/** The same, as the server's record of the task has it. */
export function asShown({ status, plan, turns }: TaskDetail): TaskAsShown {
  const stateOf = (state: keyof typeof stateWords): string =>
    isEndStatus(status) && (state === "active" || state === "pending") ? "not done" : stateWords[state];
  return {
    status: wordsOf(createElement(StatusBadge, { status })),
    plan: (plan?.steps ?? []).map((step) => ({ step: step.description, state: stateOf(step.status) })),
    turns: turns.map((turn) => ({
      action: turn.status === "executing" ? (turn.action ?? "") : "",
      verdict: turn.verdict ? wordsOf(createElement(VerdictBadge, { outcome: turn.verdict.outcome })) : "",
    })),
  };
}

const wordsOf = (element: Parameters<typeof renderToStaticMarkup>[0]): string =>
  renderToStaticMarkup(element).replace(/<[^>]*>/g, "");

async function textOf(place: Locator): Promise<string> {
  return (await place.count()) === 0 ? "" : ((await place.first().textContent()) ?? "").trim();
}
