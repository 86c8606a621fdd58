import { readOptions, runAgent, usage } from "@/runner/agent";
import { helpIfAsked } from "./command-line";
import { startServer } from "./start-server";

/** Entry of `npm run agent`. Starting a server is not the runner's business, so it comes in from here. */
helpIfAsked(usage, process.argv.slice(2));
const options = readOptions(process.argv.slice(2), process.env);
if (typeof options === "string") {
  process.stderr.write(`${options}\n\n${usage}\n`);
  process.exitCode = 1;
} else {
  process.exitCode = await runAgent(options, async (say) => {
    say("Starting a server …");
    return startServer({ say });
  }).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  });
}
