import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

export const Machine = z.object({
  processor: z.string(),
  cores: z.number(),
  memoryGb: z.number(),
  /** Average over a minute, before the bench. */
  load: z.number(),
  node: z.string(),
  system: z.string(),
  commit: z.string(),
});

/** What is kept of one run: no list of cases, which would grow with every run. */
export const BenchResult = z.object({
  name: z.string(),
  /** With names in place of the folders that were given. */
  command: z.string(),
  date: z.string(),
  seconds: z.number(),
  exitCode: z.number().nullable(),
  machine: Machine,
  report: z.array(z.string()),
  summary: z.record(z.string(), z.unknown()),
});
export type BenchResult = z.infer<typeof BenchResult>;

export const resultsDir = join(import.meta.dirname, "..", "results");

export function writeResult(result: BenchResult): void {
  mkdirSync(resultsDir, { recursive: true });
  writeFileSync(join(resultsDir, `${result.name}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
}

export function readResults(): Map<string, BenchResult> {
  mkdirSync(resultsDir, { recursive: true });
  const files = readdirSync(resultsDir).filter((file) => file.endsWith(".json"));
  const results = files.map((file) =>
    BenchResult.parse(JSON.parse(readFileSync(join(resultsDir, file), "utf8"))),
  );
  return new Map(results.map((result) => [result.name, result]));
}

/** The fields of a bench's file that sum up: aims, and all that is no list. */
export function summaryOf(json: unknown): Record<string, unknown> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return {};
  return Object.fromEntries(
    Object.entries(json).filter(([name, value]) => name === "aims" || !Array.isArray(value)),
  );
}
