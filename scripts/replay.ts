import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { ErrorBody, successBody } from "@/lib/contracts/error";
import { protocolHeader, protocolVersion } from "@/lib/contracts/limits";
import { missingLines, ReplayFile, replayTask } from "./replay/replay-task";

const usage = `Usage: npm run replay -- export <taskId> [--out file] [options]
       npm run replay -- run <file>…

export writes what each turn of a task was given, asked and decided, without secrets. run decides every turn again with
the code and prompts of this checkout and the recorded answers, offline, and says what changed; it ends with 1 when
anything did.

  --out <file>     where to (default: <taskId>.replay.json)
  --server <url>   a running server (default: http://127.0.0.1:3000)
  --key <key>      API key of that server; or SUREFOOT_API_KEY`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string" },
    server: { type: "string", default: "http://127.0.0.1:3000" },
    key: { type: "string", default: process.env.SUREFOOT_API_KEY ?? "" },
  },
});
const [command, ...names] = positionals;
process.exitCode = await (command === "export" && names.length === 1
  ? exportTask(names[0] ?? "")
  : command === "run" && names.length > 0
    ? runFiles(names)
    : refuse(usage));

async function refuse(problem: string): Promise<number> {
  process.stderr.write(`${problem}\n`);
  return 2;
}

async function exportTask(taskId: string): Promise<number> {
  const url = new URL(`/api/task/${encodeURIComponent(taskId)}/recording`, values.server);
  const headers = { authorization: `Bearer ${values.key}`, [protocolHeader]: String(protocolVersion) };
  const response = await fetch(url, { headers }).catch((fault: unknown) => String(fault));
  if (typeof response === "string") return refuse(`${values.server} does not answer: ${response}`);
  const body: unknown = await response.json();
  if (!response.ok) {
    const { code, message } = ErrorBody.parse(body).error;
    return refuse(`${code}: ${message}`);
  }
  const { data } = successBody(ReplayFile).parse(body);
  const out = values.out ?? `${taskId}.replay.json`;
  writeFileSync(out, `${JSON.stringify(data)}\n`);
  say(`${data.turns.length} of ${data.turnCount} turns written to ${out}`);
  for (const line of missingLines(data)) say(`  ${line}`);
  return 0;
}

async function runFiles(files: readonly string[]): Promise<number> {
  let changed = 0;
  for (const file of files) {
    const read = ReplayFile.safeParse(JSON.parse(readFileSync(file, "utf8")));
    if (!read.success)
      return refuse(`${file} is no recording that this version can run.\n${z.prettifyError(read.error)}`);
    const replayed = await replayTask(read.data);
    for (const line of replayed.lines) say(line);
    changed += replayed.changed;
  }
  return changed > 0 ? 1 : 0;
}
