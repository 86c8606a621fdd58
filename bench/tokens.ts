import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { runEpisode } from "@/bench/miniwob/run-episode";
import { serveFolder } from "@/bench/miniwob/serve-folder";
import { type CountedProvider, countedProvider } from "@/bench/tokens/counted-provider";
import { measureOf, type TaskMeasure } from "@/bench/tokens/task-measure";
import { type Pair, tokenLines, tokenTotals } from "@/bench/tokens/token-report";
import { type TokenTask, tokenTasks } from "@/bench/tokens/token-tasks";
import type { OwnedTrace } from "@/lib/agent/ports/tracing";
import { serveSampleSite } from "@/lib/server/sample-site/serve";
import { launchBrowser, newContext } from "@/runner/launch-browser";
import { runGoal } from "@/runner/run-goal";
import type { TaskResult } from "@/runner/task-result";
import { commandLine } from "@/scripts/command-line";
import { type ServedApi, serveApi } from "@/tests/support/a-served-api";

const usage = `Usage: npm run bench:tokens [-- options]

  --tasks <n>          tasks on the sample site (default 20, all there are)
  --miniwob <dir>      also tasks of MiniWoB++: its html folder
  --miniwob-tasks <…>  which, by name (default click-button,enter-text,login-user,click-checkboxes)
  --judge <manner>     careful: the stand-in judge takes only a goal of one step for done (default); bold: every last step
  --answer-ms <ms>     what every answer of a model takes at least (default 400)
  --json <file>        write { tasks, totals, settings }

Whole tasks in a real browser with tiered verification on and off, by the Gemini adapter against a server on loopback. Tokens are o200k, of
the prompts that arrive there and the JSON that goes back. Answers are worked out by rules; a stand-in judge answers the two verification questions.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = commandLine(usage, {
  tasks: { type: "string", default: "20" },
  miniwob: { type: "string" },
  "miniwob-tasks": { type: "string", default: "click-button,enter-text,login-user,click-checkboxes" },
  judge: { type: "string", default: "careful" },
  "answer-ms": { type: "string", default: "400" },
  json: { type: "string" },
});
const seed = 1;
const limitMs = 180_000;

/** Anything that can be run to its end; answers with how it ended. */
type Runnable = { id: string; kind: string; run(deps: RunDeps): Promise<TaskResult | undefined> };
type RunDeps = { browser: Browser; api: ServedApi };

process.exitCode = await run();

async function run(): Promise<number> {
  const manner = values.judge === "bold" ? "bold" : "careful";
  const provider = await countedProvider(manner, Number(values["answer-ms"]));
  const site = await serveSampleSite();
  const pages = values.miniwob ? await serveFolder(values.miniwob) : undefined;
  const launched = await launchBrowser({ say: print });
  try {
    const tasks = [
      ...tokenTasks(Number(values.tasks)).map((task) => onSite(task, site.url)),
      ...(pages ? miniwobTasks(values.miniwob ?? "", pages.url) : []),
    ];
    const on = await runAll(tasks, { tiers: true, provider, browser: launched.browser });
    const off = await runAll(tasks, { tiers: false, provider, browser: launched.browser });
    return report(pairsOf(on, off), manner);
  } finally {
    await launched.close();
    await Promise.all([provider.close(), site.close(), pages?.close()]);
  }
}

function onSite({ id, kind, goal, path: page }: TokenTask, site: string): Runnable {
  const run: Runnable["run"] = async ({ browser, api }) => {
    const context = await newContext(browser);
    try {
      return await runGoal({
        goal,
        url: new URL(page, site).href,
        server: api,
        context,
        maxTurns: 40,
        signal: AbortSignal.timeout(limitMs),
        driver: { ambientLookMs: 0, confirms: "always" },
        caller: { onApproval: async () => "approve" },
      });
    } finally {
      await context.close();
    }
  };
  return { id, kind, run };
}

function miniwobTasks(dir: string, pages: string): Runnable[] {
  const names = values["miniwob-tasks"].split(",");
  const unknown = names.filter((name) => !existsSync(path.join(dir, "miniwob", `${name}.html`)));
  if (unknown.length > 0) throw new Error(`No task ${unknown.join(", ")} in ${path.join(dir, "miniwob")}`);
  return names.map((task) => ({
    id: `miniwob ${task}`,
    kind: "miniwob",
    run: async ({ browser, api }) =>
      (await runEpisode({ task, seed }, { browser, server: api, pages, limitMs })).result,
  }));
}

type Mode = { tiers: boolean; provider: CountedProvider; browser: Browser };

async function runAll(
  tasks: readonly Runnable[],
  { tiers, provider, browser }: Mode,
): Promise<TaskMeasure[]> {
  const traces: OwnedTrace[] = [];
  const api = await serveApi(
    { model: provider.model, tracing: { turnEnded: (trace) => void traces.push(trace) } },
    { env: { ENABLE_TIERED_VERIFICATION: String(tiers) } },
  );
  const measures: TaskMeasure[] = [];
  try {
    for (const task of tasks) {
      const measure = await runOne(task, { api, browser, provider, traces }).catch((error: unknown) => {
        process.stderr.write(`${task.id}: ${error instanceof Error ? error.message : error}\n`);
        return undefined;
      });
      if (!measure) continue;
      measures.push(measure);
      print(`tiers ${tiers ? "on " : "off"}  ${measure.status.padEnd(12)} ${task.id}`);
    }
  } finally {
    await api.close();
  }
  return measures;
}

async function runOne(
  { id, kind, run: play }: Runnable,
  { api, browser, provider, traces }: Omit<Mode, "tiers"> & { api: ServedApi; traces: OwnedTrace[] },
): Promise<TaskMeasure> {
  provider.taken();
  traces.length = 0;
  const result = await play({ browser, api });
  if (!result) throw new Error("it could not be run");
  const task = result.taskId === undefined ? null : await api.house.store.loadTask("local", result.taskId);
  return measureOf({ id, kind, result, task: task ?? undefined, calls: provider.taken(), traces });
}

/** Only tasks that ran both ways are compared. */
function pairsOf(on: readonly TaskMeasure[], off: readonly TaskMeasure[]): Pair[] {
  return on.flatMap((one) => {
    const other = off.find(({ id }) => id === one.id);
    return other ? [{ on: one, off: other }] : [];
  });
}

function report(pairs: readonly Pair[], judge: string): number {
  if (pairs.length === 0) {
    process.stderr.write("No task could be run both ways.\n");
    return 1;
  }
  print("");
  for (const line of tokenLines(pairs)) print(line);
  print("");
  print(
    `Verification questions were answered by a stand-in judge (${judge}), all others by the offline rules.`,
  );
  const settings = { judge, answerMs: Number(values["answer-ms"]), tokens: "o200k" };
  const totals = tokenTotals(pairs);
  if (values.json)
    writeFileSync(values.json, `${JSON.stringify({ settings, totals, tasks: pairs }, undefined, 1)}\n`);
  return 0;
}
