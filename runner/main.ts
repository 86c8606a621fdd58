import { readOptions, runAgent, usage } from "./agent";

/** Entry of `npm run agent`. The server is loaded only when it has to be started: the runner itself knows none of it. */
const options = readOptions(process.argv.slice(2), process.env);
if (typeof options === "string") {
  process.stderr.write(`${options}\n\n${usage}\n`);
  process.exitCode = 1;
} else {
  process.exitCode = await runAgent(options, async (say) => {
    const { startServer } = await import("../scripts/start-server");
    say("Starting a server …");
    return startServer({ say });
  }).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  });
}
