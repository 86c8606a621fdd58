import { commandLine } from "./command-line";
import { runSteps } from "./run-steps";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const usage = `Usage: npm run check

Checks what has to hold of the source, without a browser or a server: format and lint, types, dead code, architecture, unit tests. It takes no options.`;
commandLine(usage, {});
const failed = await runSteps(
  [
    {
      name: "format and lint",
      command: "biome",
      args: ["ci", ...(process.stdout.isTTY ? [] : ["--colors=off"]), "."],
    },
    { name: "types", command: "tsc", args: ["--noEmit"] },
    { name: "dead code", command: "knip", args: ["--no-progress"] },
    { name: "architecture", command: "vitest", args: ["run", "tests/architecture"] },
    {
      name: "unit tests",
      command: "vitest",
      args: ["run", "lib/agent", "lib/contracts", "lib/config", "lib/server"],
    },
  ],
  say,
);
say(failed.length === 0 ? "All checks passed." : `Failed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
