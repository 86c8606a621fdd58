import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type Served = { url: string; pid: number; kill(): Promise<void> };

const program = fileURLToPath(new URL("../support/serving-process.ts", import.meta.url));

/** The product's API in a process of its own, which can be killed as no process likes to be. `provider`: where its model is asked; else it is the offline one. */
export async function serveInChild(
  dataDir: string,
  env: Record<string, string>,
  provider: string[] = [],
): Promise<Served> {
  const child: ChildProcess = spawn(process.execPath, ["--import", "tsx", program, dataDir, ...provider], {
    env: { ...process.env, SUREFOOT_LOG_LEVEL: "error", ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  const { stdout } = child;
  if (!stdout) throw new TypeError("the child has no output");
  const [first] = await Promise.race([
    once(stdout, "data"),
    gone.then(() => {
      throw new Error("the server ended before it listened");
    }),
  ]);
  return {
    url: String(first).trim(),
    pid: child.pid ?? 0,
    async kill() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await gone;
    },
  };
}
