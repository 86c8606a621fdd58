import { spawn } from "node:child_process";
import { rootDir } from "./build-if-stale";

export type Step = { name: string; command: string; args: readonly string[] };

/** Runs a tool of the project, its output shown; resolves to its exit code. */
export function runTool({ command, args }: Step): Promise<number> {
  const child = spawn("npx", ["--no-install", command, ...args], {
    cwd: rootDir,
    stdio: "inherit",
    env: { ...process.env, npm_config_update_notifier: "false", npm_config_loglevel: "error" },
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Runs every step, also after one failed, so that one look shows all that is wrong. Returns the names of those that failed. */
export async function runSteps(steps: readonly Step[], say: (line: string) => void): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    const startedAt = Date.now();
    const code = await runTool(step);
    if (code !== 0) failed.push(step.name);
    say(`${code === 0 ? "ok  " : "FAIL"} ${step.name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  }
  return failed;
}
