import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { newContext } from "@/runner/launch-browser";
import { runGoal } from "@/runner/run-goal";
import type { TaskResult } from "@/runner/task-result";
import type { Episode } from "./episode-report";
import { blankPage, episodeScript, rewardBinding } from "./episode-script";

export type EpisodeDeps = {
  browser: Browser;
  server: { url: string; key: string };
  /** Where the tasks' pages are served. */
  pages: string;
  limitMs: number;
};

export type EpisodeRun = { episode: Episode; goal: string; result: TaskResult | undefined };

const readyMs = 10_000;

/** One task with one seed, in a profile of its own. The goal is the task's utterance; approvals are given. */
export async function runEpisode(
  { task, seed }: { task: string; seed: number },
  { browser, server, pages, limitMs }: EpisodeDeps,
): Promise<EpisodeRun> {
  const context = await newContext(browser);
  try {
    const rewards: number[] = [];
    await context.exposeBinding(rewardBinding, (_source, raw: number) => void rewards.push(raw));
    await context.addInitScript(episodeScript(seed));
    const page = await context.newPage();
    const url = new URL(`miniwob/${task}.html`, pages).href;
    await page.route(url, (route) =>
      rewards.length === 0 ? route.continue() : route.fulfill({ contentType: "text/html", body: blankPage }),
    );
    await page.goto(url);
    const goal = await utterance(page);
    const result = await runGoal({
      goal,
      server,
      context,
      signal: AbortSignal.timeout(limitMs),
      driver: { confirms: "always" },
      caller: { onApproval: async () => "approve" },
    });
    const tokens = result.tokens.input + result.tokens.output;
    const [reward = 0] = rewards;
    const episode = { task, seed, reward, status: result.status, turns: result.turns.length, tokens };
    return { episode, goal, result };
  } finally {
    await context.close();
  }
}

/** The goal, once the page says that its episode has begun. */
async function utterance(page: Page): Promise<string> {
  const began = "typeof core === 'object' && core.ept0 !== null && WOB_TASK_READY";
  const deadline = Date.now() + readyMs;
  while (!(await page.evaluate<boolean>(began))) {
    if (Date.now() > deadline) throw new Error(`No episode began on ${page.url()}`);
    await sleep(50);
  }
  return page.evaluate<string>("core.getUtterance()");
}
