import { writeFileSync } from "node:fs";
import { commandLine } from "@/scripts/command-line";
import { startServer } from "@/scripts/start-server";
import { clinicVisit } from "./server-load/clinic-visit";
import { type HttpPoster, httpPoster } from "./server-load/http-poster";
import { aimsOf, joined, type Report, type Round, reportLines } from "./server-load/load-report";
import { type PlainServer, withPlainServers } from "./server-load/plain-servers";
import { processUsage } from "./server-load/process-usage";
import { type LoadResult, runTasks } from "./server-load/run-tasks";

const usage = `Usage: npm run bench:server [-- options]

  --tasks <n>     tasks at once in the crowd (default 500)
  --turns <n>     turns of the crowd (default 20,000)
  --minutes <n>   the crowd goes home after so many, whatever it has done (default 8)
  --rounds <n>    rounds of what one turn costs, each of 300 empty requests and 150 turns (default 4)
  --json <file>   write the report

Load on a production build with the offline model and the embedded store: tasks on a page of about 30 kB, each turn posted over HTTP. First a few
tasks at a time for what a turn costs, by turns with an empty Next route and bare node:http that are posted the same body and parse it, then a crowd.
Ctrl-C, or q and Enter, ends what runs and reports what there is. Exit code: 1 when an aim is missed, else 0.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = commandLine(usage, {
  tasks: { type: "string", default: "500" },
  turns: { type: "string", default: "20000" },
  minutes: { type: "string", default: "8" },
  rounds: { type: "string", default: "4" },
  json: { type: "string" },
});
const lanes = 16;
const warmUp = 1_500;
/** Servers are measured by turns, so often, so many requests at a time. */
const rounds = Number(values.rounds);
const roundTurns = 150;
const samples = 20;
const body = JSON.stringify(clinicVisit(0).page());
const stopped = new AbortController();
/** Neither a key nor a database: what the environment may hold of either is left out. */
const onOwnFeet = { MONGODB_URI: "", GEMINI_API_KEY: "", OPENAI_API_KEY: "", SUREFOOT_URL: "" };

process.exitCode = await run();

async function run(): Promise<number> {
  process.once("SIGINT", () => stopped.abort());
  process.stdin.on("data", (typed) => String(typed).trim() === "q" && stopped.abort()).unref?.();
  const report: Report = { bodyBytes: body.length, ...(await withPlainServers(measureAll)) };
  process.stdin.pause();
  for (const line of reportLines(report)) print(line);
  if (values.json)
    writeFileSync(values.json, `${JSON.stringify({ ...report, aims: aimsOf(report) }, null, 2)}\n`);
  return aimsOf(report).every(({ met }) => met) ? 0 : 1;
}

async function measureAll(plain: { emptyNext: PlainServer; bareNode: PlainServer }) {
  const server = await startServer({ say: print, env: onOwnFeet });
  const http = httpPoster(server.url, { authorization: `Bearer ${server.key}`, "x-surefoot-protocol": "1" });
  const [next, node] = [httpPoster(plain.emptyNext.url), httpPoster(plain.bareNode.url)];
  const posts = (to: HttpPoster, path: string) => (count: number) => postMany(to, path, count);
  const turns = async (count: number) =>
    succeeded(await runTasks({ tasks: lanes, turns: count, signal: stopped.signal }, http)).turnMs;
  try {
    print(`Warming up: ${warmUp} turns …`);
    for (const work of [posts(next, "/api/empty"), posts(node, "/"), turns]) await work(warmUp);
    const found: Record<"emptyNext" | "bareNode" | "turn", Round[]> = {
      emptyNext: [],
      bareNode: [],
      turn: [],
    };
    for (let round = 1; round <= rounds && !stopped.signal.aborted; round += 1) {
      const { emptyNext, bareNode } = plain;
      const perRound = roundTurns * 2;
      found.emptyNext.push(
        await measure("empty Next route", emptyNext.pid, () => posts(next, "/api/empty")(perRound)),
      );
      found.bareNode.push(await measure("bare node:http", bareNode.pid, () => posts(node, "/")(perRound)));
      found.turn.push(await measure(`turn, ${lanes} tasks at once`, server.pid, () => turns(roundTurns)));
      const [ofTurn, ofEmpty] = [joined(found.turn).cpuMs, joined(found.emptyNext).cpuMs];
      const costs = `${ofTurn.toFixed(1)} ms of CPU, ${(ofTurn / ofEmpty).toFixed(1)} empty Next routes of ${ofEmpty.toFixed(1)} ms`;
      print(`Round ${round} of ${rounds}: so far a turn costs ${costs}`);
    }
    const { emptyNext, bareNode, turn } = found;
    const alone = { emptyNext: joined(emptyNext), bareNode: joined(bareNode), turn: joined(turn) };
    return { ...alone, ...(await measureCrowd(server.pid, http)) };
  } finally {
    for (const poster of [http, next, node]) poster.close();
    await server.stop();
  }
}

async function postMany(http: HttpPoster, path: string, count: number): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const lane = async () => {
    while (left-- > 0) {
      const { status, ms } = await http.post(path, body);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times;
}

function succeeded(result: LoadResult): LoadResult {
  const [first] = result.errors;
  if (first !== undefined) throw new Error(first);
  return result;
}

async function measureCrowd(pid: number, http: HttpPoster): Promise<Pick<Report, "crowd" | "memoryMb">> {
  const [tasks, turns] = [Number(values.tasks), Number(values.turns)];
  const memoryMb: number[] = [];
  const every = Math.max(1, Math.floor(turns / samples));
  const time = AbortSignal.timeout(Number(values.minutes) * 60_000);
  const signal = AbortSignal.any([stopped.signal, time]);
  let result: LoadResult | undefined;
  const measured = await measure(`turn, ${tasks} tasks at once`, pid, async () => {
    const startedAt = performance.now();
    const afterTurn = (done: number) => {
      if (done % every !== 0) return;
      const now = processUsage(pid).memoryMb;
      memoryMb.push(now);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      print(`The crowd: ${done} of ${turns} turns in ${seconds} s, ${now.toFixed(0)} MB`);
    };
    result = await runTasks({ tasks, turns, afterTurn, signal }, http);
    return result.turnMs;
  });
  if (!result) throw new TypeError("the crowd was measured without a result");
  const { errors, duplicates, statuses } = result;
  for (const error of new Set(errors)) print(`error: ${error}`);
  const crowd = {
    ...joined([measured]),
    tasks,
    turnsWanted: turns,
    errors: errors.length,
    duplicates,
    statuses,
  };
  return { crowd, memoryMb };
}

async function measure(name: string, pid: number, work: () => Promise<number[]>): Promise<Round> {
  const before = processUsage(pid);
  const startedAt = performance.now();
  const ms = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const after = processUsage(pid);
  return { name, ms, seconds, cpuMs: after.cpuMs - before.cpuMs, memoryMb: after.memoryMb };
}
