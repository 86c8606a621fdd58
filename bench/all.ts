import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readResults, writeResult } from "@/bench/all/bench-result";
import { type Bench, benches, type Given } from "@/bench/all/benches";
import { benchmarksPage } from "@/bench/all/benchmarks-page";
import { runBench } from "@/bench/all/run-bench";
import { rootDir } from "@/scripts/build-if-stale";
import { commandLine } from "@/scripts/command-line";

const usage = `Usage: npm run bench [-- options]

  --pages <dir>     saved .html pages, for extract, page and capture
  --cases <dir>     recorded cases, for verification
  --miniwob <dir>   html folder of MiniWoB++, for tokens and miniwob
  --only <a,b,…>    only these: ${benches.map(({ name }) => name).join(", ")}
  --page            only write docs/benchmarks.md from what is kept

Runs the benches one after the other, keeps a summary of each in bench/results and writes docs/benchmarks.md. A bench that fails is reported and the
others go on. Ctrl-C ends the bench at work and writes what there is. Exit code: 1 when a bench failed or missed an aim.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = commandLine(usage, {
  pages: { type: "string" },
  cases: { type: "string" },
  miniwob: { type: "string" },
  only: { type: "string" },
  page: { type: "boolean" },
});

process.exitCode = await run();

async function run(): Promise<number> {
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stopped.abort());
  const only = values.only?.split(",");
  const unknown = (only ?? []).filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no bench ${unknown.join(", ")}.\n${usage}\n`);
    return 2;
  }
  const chosen = values.page ? [] : benches.filter(({ name }) => !only || only.includes(name));
  const ends: string[] = [];
  for (const [at, bench] of chosen.entries()) {
    if (stopped.signal.aborted) break;
    print(`\n[${at + 1}/${chosen.length}] ${bench.name}: ${bench.measures}`);
    ends.push(`${bench.name.padEnd(13)} ${await runOne(bench, stopped.signal)}`);
  }
  writeFileSync(join(rootDir, "docs", "benchmarks.md"), benchmarksPage(readResults()));
  print("");
  for (const end of ends) print(end);
  print("Written: docs/benchmarks.md");
  if (stopped.signal.aborted) return 130;
  return ends.some((end) => / (?:failed|could not)/.test(end)) ? 1 : 0;
}

/** How it ended, in words. What a stopped bench had is not kept. */
async function runOne(bench: Bench, signal: AbortSignal): Promise<string> {
  const { pages, cases, miniwob } = values;
  const given: Given = { pages, cases, miniwob };
  const args = bench.args(given);
  if ("missing" in args) return `skipped: ${args.missing}`;
  try {
    const result = await runBench(bench, args, { given, signal });
    if (signal.aborted) return "stopped";
    writeResult(result);
    return result.exitCode === 0
      ? `done in ${result.seconds} s`
      : `failed or short of an aim (exit code ${result.exitCode})`;
  } catch (error) {
    return `could not be run: ${error instanceof Error ? error.message : error}`;
  }
}
