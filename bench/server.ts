import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startServer } from "@/scripts/start-server";
import { clinicVisit } from "./server-load/clinic-visit";
import { type HttpPoster, httpPoster } from "./server-load/http-poster";
import { aimsOf, type Measured, type Report, reportLines, spreadOf } from "./server-load/load-report";
import { type PlainServer, withPlainServers } from "./server-load/plain-servers";
import { processUsage } from "./server-load/process-usage";
import { type LoadResult, runTasks } from "./server-load/run-tasks";

const usage = `Usage: npm run bench:server [-- options]

  --tasks <n>     tasks at once in the crowd (default 500)
  --turns <n>     turns of the crowd (default 3,000; with --deep 20,000)
  --deep          long enough to see memory that grows slowly
  --json <file>   write the report

Load on a production build with the offline model and the embedded store: tasks on a page of about 30 kB, each turn posted over HTTP. First a few
tasks at a time for what a turn costs, next to an empty Next route and bare node:http that are posted the same body, then a crowd.
Exit code: 1 when an aim is missed, else 0.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    tasks: { type: "string", default: "500" },
    turns: { type: "string" },
    deep: { type: "boolean", default: false },
    json: { type: "string" },
    help: { type: "boolean" },
  },
});
const lanes = 16;
const warmUp = 400;
const steady = 1_200;
const samples = 10;
const body = JSON.stringify(clinicVisit(0).page());
/** Neither a key nor a database: what the environment may hold of either is left out. */
const onOwnFeet = { MONGODB_URI: "", GEMINI_API_KEY: "", OPENAI_API_KEY: "", SUREFOOT_URL: "" };

if (values.help) print(usage);
else process.exitCode = await run();

async function run(): Promise<number> {
  const plain = await withPlainServers(async ({ emptyNext, bareNode }) => ({
    emptyNext: await measurePlain("empty Next route", emptyNext, "/api/empty"),
    bareNode: await measurePlain("bare node:http", bareNode, "/"),
  }));
  const report: Report = { bodyBytes: body.length, ...plain, ...(await measureProduct()) };
  for (const line of reportLines(report)) print(line);
  if (values.json)
    writeFileSync(values.json, `${JSON.stringify({ ...report, aims: aimsOf(report) }, null, 2)}\n`);
  return aimsOf(report).every(({ met }) => met) ? 0 : 1;
}

async function measurePlain(name: string, server: PlainServer, path: string): Promise<Measured> {
  const http = httpPoster(server.url);
  await postMany(http, path, warmUp * 2);
  const measured = await measure(name, server.pid, () => postMany(http, path, steady * 2));
  http.close();
  return measured;
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

async function measureProduct(): Promise<Pick<Report, "turn" | "crowd" | "memoryMb">> {
  const server = await startServer({ say: print, env: onOwnFeet });
  const http = httpPoster(server.url, { authorization: `Bearer ${server.key}`, "x-surefoot-protocol": "1" });
  try {
    await runTasks({ tasks: lanes, turns: warmUp }, http);
    const turn = await measure(
      `turn, ${lanes} tasks at once`,
      server.pid,
      async () => succeeded(await runTasks({ tasks: lanes, turns: steady }, http)).turnMs,
    );
    return { turn, ...(await measureCrowd(server.pid, http)) };
  } finally {
    http.close();
    await server.stop();
  }
}

function succeeded(result: LoadResult): LoadResult {
  const [first] = result.errors;
  if (first !== undefined) throw new Error(first);
  return result;
}

async function measureCrowd(pid: number, http: HttpPoster): Promise<Pick<Report, "crowd" | "memoryMb">> {
  const tasks = Number(values.tasks);
  const turns = Number(values.turns ?? (values.deep ? 20_000 : 3_000));
  const memoryMb: number[] = [];
  const every = Math.max(1, Math.floor(turns / samples));
  let result: LoadResult | undefined;
  const measured = await measure(`turn, ${tasks} tasks at once`, pid, async () => {
    const afterTurn = (done: number) => {
      if (done % every === 0) memoryMb.push(processUsage(pid).memoryMb);
    };
    result = await runTasks({ tasks, turns, afterTurn }, http);
    return result.turnMs;
  });
  if (!result) throw new TypeError("the crowd was measured without a result");
  const { errors, duplicates, statuses } = result;
  for (const error of new Set(errors)) print(`error: ${error}`);
  return { crowd: { ...measured, tasks, errors: errors.length, duplicates, statuses }, memoryMb };
}

async function measure(name: string, pid: number, work: () => Promise<number[]>): Promise<Measured> {
  const before = processUsage(pid);
  const startedAt = performance.now();
  const times = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const after = processUsage(pid);
  return {
    name,
    requests: times.length,
    perSecond: times.length / seconds,
    cpuMs: (after.cpuMs - before.cpuMs) / times.length,
    ms: spreadOf(times),
    memoryMb: after.memoryMb,
  };
}
