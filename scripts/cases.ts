import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { TaskDetail } from "@/lib/contracts/task-detail";
import { askServer } from "./ask-server";
import { commandLine } from "./command-line";
import { overruledCases } from "./export-cases";

const usage = `Usage: npm run cases -- export --task <id> --out <dir> [options]

Writes each verdict of the task that a person overruled as a recorded case, a file each; npm run bench:verification -- --cases <dir> reads them.

  --server <url>   a running server (default: http://127.0.0.1:3000)
  --key <key>      API key of that server; or SUREFOOT_API_KEY`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { values, positionals } = commandLine(
  usage,
  {
    task: { type: "string" },
    out: { type: "string" },
    server: { type: "string", default: "http://127.0.0.1:3000" },
    key: { type: "string", default: process.env.SUREFOOT_API_KEY ?? "" },
  },
  { allowPositionals: true },
);
process.exitCode = await run();

async function run(): Promise<number> {
  const { task, out } = values;
  if (positionals[0] !== "export" || !task || !out) {
    process.stderr.write(`${usage}\n`);
    return 1;
  }
  const read = await askServer(`/api/task/${encodeURIComponent(task)}?pages=1`, TaskDetail, values);
  if (typeof read === "string") {
    process.stderr.write(`${read}\n`);
    return 1;
  }
  const cases = overruledCases(read.data);
  mkdirSync(out, { recursive: true });
  for (const one of cases) writeFileSync(join(out, `${one.id}.json`), `${JSON.stringify(one, null, 2)}\n`);
  say(cases.length === 0 ? "No verdict of this task was overruled." : `${cases.length} written to ${out}`);
  return 0;
}
