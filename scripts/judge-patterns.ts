import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { judgePattern, type PatternVerdict } from "@/tests/security/judge-pattern";
import { allPatterns } from "@/tests/security/pattern-source";
import { commandLine } from "./command-line";

const usage = `Usage: npm run judge:patterns

Judges every pattern in the code anew and keeps the verdicts, so that a test need judge only those that came since. It takes no options.`;
commandLine(usage, {});
/** Within a few seconds a twentieth of them stay unknown, among which bad ones were. */
const patienceMs = 30_000;
const judged: [string, PatternVerdict][] = [];
const waiting = allPatterns();
const work = async (): Promise<void> => {
  for (let pattern = waiting.shift(); pattern; pattern = waiting.shift())
    judged.push([pattern.key, await judgePattern(pattern, patienceMs)]);
};
await Promise.all([work(), work()]);
const sorted = Object.fromEntries(judged.sort(([a], [b]) => (a < b ? -1 : 1)));
const file = fileURLToPath(new URL("../tests/security/patterns.json", import.meta.url));
writeFileSync(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
process.stdout.write(`${judged.length} patterns judged\n`);
process.exit(0);
