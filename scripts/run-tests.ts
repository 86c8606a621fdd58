import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { findBrowser, noBrowserAdvice } from "@/runner/find-browser";
import { buildIfStale } from "./build-if-stale";
import { helpIfAsked } from "./command-line";
import { runTool } from "./run-steps";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
});

const usage = `Usage: npm test -- [options] [files]

  --deep   the tests that take long too

Runs all tests, those in a browser and against a running server too; the last line counts them. The app is built first where there is no build of
these sources. Files and all other options go to vitest: npx vitest --help tells them.`;

helpIfAsked(usage, process.argv.slice(2));
process.exitCode = await runTests(process.argv.slice(2));

async function runTests(args: readonly string[]): Promise<number> {
  const deep = args.includes("--deep");
  const chosen = args.filter((argument) => argument !== "--deep");
  const browser = await findBrowser({ say });
  if (browser) process.env.CHROMIUM_PATH = browser.path;
  else say(`${noBrowserAdvice}\nThe tests that need one are skipped.`);
  if (deep) process.env.SUREFOOT_TEST_DEEP = "1";
  await buildIfStale(say);
  const folder = mkdtempSync(join(tmpdir(), "surefoot-tests-"));
  const file = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runTool({ name: "tests", command: "vitest", args: ["run", ...reporters, ...chosen] });
  const counted = countsIn(file);
  rmSync(folder, { recursive: true, force: true });
  say(`${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`);
  return code === 0 && counted.failed === 0 ? 0 : code || 1;
}

/** A file that could not even be loaded has no tests to fail, so it counts as one. */
function countsIn(file: string): { passed: number; failed: number; skipped: number } {
  const report = Report.parse(JSON.parse(readFileSync(file, "utf8")));
  const unloaded = report.numFailedTests === 0 ? report.numFailedTestSuites : 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
