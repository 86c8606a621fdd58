import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { episodeLine, isFalselyCompleted, rowsOf, tableLines } from "@/bench/miniwob/episode-report";
import { readSeeds } from "@/bench/miniwob/read-seeds";
import { type EpisodeRun, runEpisode } from "@/bench/miniwob/run-episode";
import { serveFolder } from "@/bench/miniwob/serve-folder";
import { launchBrowser } from "@/runner/launch-browser";
import { commandLine } from "@/scripts/command-line";
import { startServer } from "@/scripts/start-server";

const usage = `Usage: npm run bench:miniwob -- --dir <html folder of MiniWoB++> --tasks a,b,… --seeds 1-5 [options]

  --dir <dir>       the html folder of MiniWoB++: its Python package (pip download --no-deps miniwob) holds it
  --tasks <a,b,…>   names of the tasks, as their pages are called
  --seeds <seeds>   numbers and ranges: 1-5 or 1,4,7
  --json <file>     write { episodes: [{ task, seed, reward, status, turns, tokens }] }
  --details <file>  write each episode's goal, turns and verdicts too
  --at-once <n>     episodes at a time (default 2)
  --limit <s>       seconds that one episode may take (default 120)

Exit code: 1 when an episode ended completed without a reward, else 0.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = commandLine(usage, {
  dir: { type: "string" },
  tasks: { type: "string" },
  seeds: { type: "string", default: "1-5" },
  json: { type: "string" },
  details: { type: "string" },
  "at-once": { type: "string", default: "2" },
  limit: { type: "string", default: "120" },
});

if (!values.dir || !values.tasks) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else process.exitCode = await run(values.dir, values.tasks.split(","), readSeeds(values.seeds));

async function run(dir: string, tasks: readonly string[], seeds: readonly number[]): Promise<number> {
  const unknown = tasks.filter((task) => !existsSync(path.join(dir, "miniwob", `${task}.html`)));
  if (unknown.length > 0) throw new Error(`No task ${unknown.join(", ")} in ${path.join(dir, "miniwob")}`);
  const waiting = tasks.flatMap((task) => seeds.map((seed) => ({ task, seed })));
  const runs = new Map(waiting.map((one): [typeof one, EpisodeRun | undefined] => [one, undefined]));
  const [pages, server, { browser, close }] = await Promise.all([
    serveFolder(dir),
    startServer({ say: print, env: { MONGODB_URI: "", GEMINI_API_KEY: "" } }),
    launchBrowser({ say: print }),
  ]);
  const deps = { browser, server, pages: pages.url, limitMs: Number(values.limit) * 1_000 };
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const ended = await runEpisode(next, deps).catch((error: unknown) => brokenRun(next, error));
      runs.set(next, ended);
      print(episodeLine(ended.episode));
    }
  };
  try {
    await Promise.all(Array.from({ length: Number(values["at-once"]) }, work));
  } finally {
    await close();
    await Promise.all([server.stop(), pages.close()]);
  }
  return report([...runs.values()].filter((one) => one !== undefined));
}

/** An episode that could not be run to its end is one without a reward, and the others go on. */
function brokenRun(which: { task: string; seed: number }, error: unknown): EpisodeRun {
  process.stderr.write(`${which.task} ${which.seed}: ${error instanceof Error ? error.message : error}\n`);
  return {
    episode: { ...which, reward: 0, status: "error", turns: 0, tokens: 0 },
    goal: "",
    result: undefined,
  };
}

function report(runs: readonly EpisodeRun[]): number {
  const episodes = runs.map(({ episode }) => episode);
  print("");
  for (const line of tableLines(rowsOf(episodes))) print(line);
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ episodes }, undefined, 2)}\n`);
  if (values.details) writeFileSync(values.details, `${JSON.stringify(runs, undefined, 2)}\n`);
  return episodes.some(isFalselyCompleted) ? 1 : 0;
}
