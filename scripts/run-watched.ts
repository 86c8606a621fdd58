import { RunJob } from "@/lib/contracts/run";
import { runWatched } from "@/runner/run-watched";

/** Runs one goal for the server that started this process and sends the job; ends when that server goes away. */
const stopped = new AbortController();
process.once("disconnect", () => stopped.abort());
process.once("message", (message) => {
  const job = RunJob.parse(message);
  runWatched(job, (report) => void (process.connected && process.send?.(report)), stopped.signal)
    .catch((error: unknown) => {
      process.stderr.write(
        `${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}\n`,
      );
      process.exitCode = 1;
    })
    .finally(() => process.connected && process.disconnect());
});
