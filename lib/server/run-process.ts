import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@/lib/agent/domain/app-error";
import { type RunJob, RunReport } from "@/lib/contracts/run";

export type RunProcess = {
  /** Asks it to end; after a while it is ended. */
  stop(): void;
};

export type StartRunProcess = (
  job: RunJob,
  on: { report: (report: RunReport) => void; exit: (said: string) => void },
) => RunProcess;

const patienceMs = 5_000;
const saidKept = 2_000;

/** Starts the headless runner as a process of its own. The job, which holds a key, goes to it in a message: arguments and environment can be read by others. */
export const startRunProcess: StartRunProcess = (job, on) => {
  const { command, args } = commandOf();
  const child = spawn(command, args, {
    cwd: process.cwd(),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString("utf8")).slice(-saidKept);
  });
  child.on("message", (message) => on.report(RunReport.parse(message)));
  child.once("error", (error) => on.exit(error.message));
  child.once("exit", () => on.exit(said.trim().split("\n").at(-1) ?? ""));
  child.send(job);
  return { stop: () => stop(child) };
};

function commandOf(): { command: string; args: string[] } {
  const tsx = join(process.cwd(), "node_modules", "tsx");
  const script = join(process.cwd(), "scripts", "run-watched.ts");
  if (!existsSync(tsx) || !existsSync(script))
    throw new AppError("invalid_request", "This installation has no headless runner; start goals elsewhere.");
  // Not by tsx's own command: that stands in between, and a server's end would not be heard behind it.
  return { command: process.execPath, args: ["--import", "tsx", script] };
}

/** It stops when its line to the server is gone; that also holds when the server dies. */
function stop(child: ChildProcess): void {
  if (child.connected) child.disconnect();
  const forced = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  child.once("exit", () => clearTimeout(forced));
}
