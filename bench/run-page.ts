import type { Browser } from "playwright-core";
import type { PageOutcome } from "@/bench/lying-report";
import type { PageFolder } from "@/bench/page-folder";
import { servePage } from "@/bench/serve-page";
import { newContext } from "@/runner/launch-browser";
import { runGoal } from "@/runner/run-goal";
import type { TaskResult } from "@/runner/task-result";

export type PageRun = {
  outcome: PageOutcome;
  result: TaskResult;
  /** What the page's server was asked, one line a request. */
  requests: readonly string[];
};

/** Runs one page's goal to its end in a profile of its own, then asks the page's back end for the truth. Approvals are given. */
export async function runPage(
  page: PageFolder,
  deps: { browser: Browser; server: { url: string; key: string }; limitMs: number },
): Promise<PageRun> {
  const { id, kind, honest, goal } = page;
  const served = await servePage(page);
  const context = await newContext(deps.browser);
  const outOfTime = AbortSignal.timeout(deps.limitMs);
  try {
    const result = await runGoal({
      goal,
      url: served.url,
      server: deps.server,
      context,
      signal: outOfTime,
      driver: { confirms: "always" },
      caller: { onApproval: async () => "approve" },
    });
    const trueState = (await served.isDone()) ? "done" : "not_done";
    const outcome: PageOutcome = {
      id,
      kind,
      honest,
      trueState,
      status: result.status,
      turns: result.turns.length,
    };
    return { outcome, result, requests: [...served.requests] };
  } finally {
    await context.close();
    await served.close();
  }
}
