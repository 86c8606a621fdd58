import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { askServer } from "./ask-server";
import { commandLine } from "./command-line";
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
const { values, positionals } = commandLine(
  usage,
  {
    out: { type: "string" },
    server: { type: "string", default: "http://127.0.0.1:3000" },
    key: { type: "string", default: process.env.SUREFOOT_API_KEY ?? "" },
  },
  { allowPositionals: true },
);
/** The text of a file that `export` wrote. */
const Recording = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue("it is no JSON");
      return z.NEVER;
    }
  })
  .pipe(ReplayFile);

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
  const read = await askServer(`/api/task/${encodeURIComponent(taskId)}/recording`, ReplayFile, values);
  if (typeof read === "string") return refuse(read);
  const { data } = read;
  const out = values.out ?? `${taskId}.replay.json`;
  writeFileSync(out, `${JSON.stringify(data)}\n`);
  say(`${data.turns.length} of ${data.turnCount} turns written to ${out}`);
  for (const line of missingLines(data)) say(`  ${line}`);
  return 0;
}

async function runFiles(files: readonly string[]): Promise<number> {
  let changed = 0;
  for (const file of files) {
    if (!existsSync(file)) return refuse(`There is no ${file}.`);
    const read = Recording.safeParse(readFileSync(file, "utf8"));
    if (!read.success)
      return refuse(`${file} is no recording that this version can run.\n${z.prettifyError(read.error)}`);
    const replayed = await replayTask(read.data);
    for (const line of replayed.lines) say(line);
    changed += replayed.changed;
  }
  return changed > 0 ? 1 : 0;
}
