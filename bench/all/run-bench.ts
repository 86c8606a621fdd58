import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem, type } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { rootDir } from "@/scripts/build-if-stale";
import { type BenchResult, summaryOf } from "./bench-result";
import type { Bench, Given } from "./benches";

const mostLines = 80;

/** Runs one bench in a process of its own, whose output is shown as it comes. Ends it when the signal says so. */
export async function runBench(
  bench: Bench,
  args: readonly string[],
  { given, signal }: { given: Given; signal: AbortSignal },
): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), "surefoot-bench-"));
  const file = join(folder, "result.json");
  const machine = machineNow();
  const began = Date.now();
  try {
    const more = bench.writesJson ? ["--json", file] : [];
    const script = join("bench", `${bench.name}.ts`);
    const entry = bench.compiled ? [join("bench", "run-compiled.ts"), script] : [script];
    const child = spawn(process.execPath, ["--import", "tsx", ...entry, ...args, ...more], {
      cwd: rootDir,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const { output, exitCode } = await ended(child, signal);
    return {
      name: bench.name,
      command: commandOf(bench, args, given),
      date: new Date(began).toISOString(),
      seconds: Math.round((Date.now() - began) / 1_000),
      exitCode,
      machine,
      report: reportIn(output, bench.reportFrom),
      summary: existsSync(file) ? summaryOf(JSON.parse(readFileSync(file, "utf8"))) : {},
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ended(
  child: ChildProcess,
  signal: AbortSignal,
): Promise<{ output: string; exitCode: number | null }> {
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
    process.stdout.write(chunk);
  });
  const stop = (): void => void child.kill("SIGTERM");
  signal.addEventListener("abort", stop, { once: true });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  signal.removeEventListener("abort", stop);
  return { output, exitCode };
}

/** From the report's first line on; all that was printed where none is found. */
export function reportIn(output: string, from: RegExp): string[] {
  const lines = stripVTControlCharacters(output).trimEnd().split("\n");
  const at = lines.findIndex((line) => from.test(line));
  return (at < 0 ? lines : lines.slice(at)).slice(-mostLines);
}

/** As a reader would type it: folders of this machine say nothing to others. */
export function commandOf({ name }: Pick<Bench, "name">, args: readonly string[], given: Given): string {
  const named = args.map((arg) => {
    const field = Object.entries(given).find(([, folder]) => folder === arg)?.[0];
    return field === undefined ? arg : `<${field}>`;
  });
  return [`npm run bench:${name}`, ...(named.length > 0 ? ["--", ...named] : [])].join(" ");
}

function machineNow(): BenchResult["machine"] {
  const [first] = cpus();
  return {
    processor: first?.model.trim() ?? "unknown",
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    node: process.version,
    system: type(),
    commit: commitNow(),
  };
}

/** A copy without its history, or a machine without git, has no commit to name. */
function commitNow(): string {
  const { stdout, status } = spawnSync("git", ["rev-parse", "--short", "HEAD"], {
    cwd: rootDir,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : "unknown";
}
