import { type ScenarioTask, scenarioTasks } from "@/bench/scenario-tasks";
import { launchBrowser, newContext } from "@/runner/launch-browser";
import { runGoal } from "@/runner/run-goal";
import { startServer } from "@/scripts/start-server";

export type RanTask = {
  id: string;
  status: string;
  turns: number;
  tokens: number;
  costUsd: number;
  unpricedCalls?: number;
};

/** Goals on the sample site, each in a browser profile of its own, by a server that is told to use the model. */
export async function runTasks(
  env: Record<string, string>,
  { only, say }: { only: readonly string[] | undefined; say(line: string): void },
): Promise<RanTask[]> {
  const wanted = scenarioTasks.filter(({ id }) => !only || only.includes(id));
  if (wanted.length === 0) return [];
  const server = await startServer({ say, env });
  const launched = await launchBrowser({ say });
  const ran: RanTask[] = [];
  try {
    for (const task of wanted) {
      say(`  ${task.id} …`);
      ran.push(await runOne(task, launched.browser, server));
    }
  } finally {
    await launched.close();
    await server.stop();
  }
  return ran;
}

async function runOne(
  { id, goal, path }: ScenarioTask,
  browser: Awaited<ReturnType<typeof launchBrowser>>["browser"],
  server: { url: string; key: string },
): Promise<RanTask> {
  const context = await newContext(browser);
  try {
    const { status, turns, tokens } = await runGoal({
      goal,
      url: new URL(path, server.url).href,
      server,
      context,
      driver: { confirms: "always" },
      caller: { onApproval: async () => "approve" },
    });
    const { input, output, ...cost } = tokens;
    return { id, status, turns: turns.length, tokens: input + output, ...cost };
  } finally {
    await context.close();
  }
}
