import { writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { successBody } from "@/lib/contracts/error";
import { protocolHeader, protocolVersion } from "@/lib/contracts/limits";
import { TaskDetail } from "@/lib/contracts/task-detail";
import { launchBrowser, newContext } from "@/runner/launch-browser";
import { runGoal } from "@/runner/run-goal";
import { commandLine } from "@/scripts/command-line";
import { startServer } from "@/scripts/start-server";
import { type ScenarioTask, scenarioTasks } from "./scenario-tasks";
import { reportLines, type TaskTiers, tiersOf, totalsOf } from "./tier-report";

const usage = `Usage: npm run bench:tier-share [-- options]

  --json <file>   write { tasks, totals }
  --only <id,…>   only these tasks

How many verdicts on steps that are not the last need a model call, over everyday tasks on the sample clinic, planned by rules.
Exit code: 1 when it is more than 20 %, else 0.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = commandLine(usage, { json: { type: "string" }, only: { type: "string" } });
/** Neither a key nor a database: what the environment may hold of either is left out. */
const onOwnFeet = { MONGODB_URI: "", GEMINI_API_KEY: "", SUREFOOT_URL: "" };
const maxShare = 0.2;

process.exitCode = await run();

async function run(): Promise<number> {
  const only = values.only?.split(",");
  const server = await startServer({ say: print, env: onOwnFeet });
  const launched = await launchBrowser({ say: print });
  const tasks: TaskTiers[] = [];
  try {
    for (const task of scenarioTasks)
      if (!only || only.includes(task.id)) tasks.push(await measure(task, launched.browser, server));
  } finally {
    await launched.close();
    await server.stop();
  }
  for (const line of reportLines(tasks)) print(line);
  const totals = totalsOf(tasks);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ tasks, totals }, null, 2)}\n`);
  return totals.modelShare > maxShare ? 1 : 0;
}

type Server = { url: string; key: string };

/** Runs one task in a browser profile, and so in a clinic, of its own. What asks for approval gets it. */
async function measure(
  { id, goal, path }: ScenarioTask,
  browser: Browser,
  server: Server,
): Promise<TaskTiers> {
  const context = await newContext(browser);
  try {
    const { taskId, status } = await runGoal({
      goal,
      url: new URL(path, server.url).href,
      server,
      context,
      driver: { confirms: "always" },
      caller: { onApproval: async () => "approve" },
    });
    if (taskId === undefined) throw new Error(`${id} ended as ${status} before there was a task`);
    return tiersOf(id, await readTask(taskId, server));
  } finally {
    await context.close();
  }
}

async function readTask(taskId: string, { url, key }: Server): Promise<TaskDetail> {
  const headers = { authorization: `Bearer ${key}`, [protocolHeader]: String(protocolVersion) };
  const response = await fetch(`${url}/api/task/${taskId}?pages=1`, { headers });
  return successBody(TaskDetail).parse(await response.json()).data;
}
