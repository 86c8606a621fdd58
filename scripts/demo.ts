import { launchBrowser } from "@/runner/launch-browser";
import { planText, turnLines } from "@/runner/print-turn";
import { runGoal } from "@/runner/run-goal";
import type { TaskResult } from "@/runner/task-result";
import { commandLine } from "./command-line";
import { type DemoGoal, demoGoals } from "./demo-goals";
import { type RunningServer, startServer } from "./start-server";

type Ran = { wanted: DemoGoal; result: TaskResult; seconds: number };

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const usage = `Usage: npm run demo -- [options]

  --exit   end after the last goal instead of waiting; exit code 1 when a goal ends otherwise than said

Starts a server on loopback and does three goals on the sample site in a real browser, without a model key and without a network. The app is
built first where there is no build of these sources, which takes some minutes.`;
const { exit: closeAtOnce } = commandLine(usage, { exit: { type: "boolean" } }).values;
/** Neither a key nor a network: what the environment may hold of either is left out. */
const onOwnFeet = { MONGODB_URI: "", GEMINI_API_KEY: "", SUREFOOT_URL: "" };

process.exitCode = await demo();

async function demo(): Promise<number> {
  const browser = await launchBrowser({ say });
  const server = await startServer({ say, env: onOwnFeet });
  const startedAt = Date.now();
  const ran: Ran[] = [];
  try {
    for (const wanted of demoGoals) ran.push(await runOne(wanted, browser.context, server));
  } finally {
    await browser.close();
  }
  const allAsSaid = summary(ran, (Date.now() - startedAt) / 1000);
  if (!closeAtOnce) await untilInterrupted(server);
  await server.stop();
  return allAsSaid ? 0 : 1;
}

async function runOne(
  wanted: DemoGoal,
  context: Parameters<typeof runGoal>[0]["context"],
  server: RunningServer,
): Promise<Ran> {
  say(`\n${bold(`“${wanted.goal}”`)}  ${faint(wanted.path)}`);
  const startedAt = Date.now();
  let plan = "";
  const result = await runGoal({
    goal: wanted.goal,
    url: new URL(wanted.path, server.url).href,
    server,
    context,
    driver: { confirms: "approved" },
    caller: {
      onTurn: (turn) => {
        for (const line of turnLines(turn, plan)) say(line);
        plan = planText(turn.response) || plan;
      },
    },
  });
  return { wanted, result, seconds: (Date.now() - startedAt) / 1000 };
}

/** The table at the end. True when every goal ended as it has to. */
function summary(ran: readonly Ran[], seconds: number): boolean {
  const rows = ran.map(({ wanted, result, seconds }) => ({
    ok: wanted.expected.includes(result.status),
    cells: [
      wanted.goal,
      result.status,
      wanted.expected.join(" or "),
      String(result.turns.length),
      `${result.tiers[1]}/${result.tiers[2]}/${result.tiers[3]}`,
      String(result.tokens.input + result.tokens.output),
      `${seconds.toFixed(1)} s`,
    ],
  }));
  const head = ["Goal", "Ended", "Has to end", "Turns", "Tiers 1/2/3", "Tokens", "Time"];
  const table = [head, ...rows.map(({ cells }) => cells)];
  const widths = head.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ");
  say(`\n${bold(line(head))}`);
  for (const { ok, cells } of rows) say(`${line(cells)}  ${ok ? "as it has to" : "NOT as it has to"}`);
  say(faint(`All of it in ${seconds.toFixed(1)} s, without a model key and without a network.`));
  return rows.every(({ ok }) => ok);
}

function untilInterrupted(server: RunningServer): Promise<void> {
  say(`\nEvery turn with its evidence: ${server.signInUrl}\nThe link works once. Ctrl-C ends the demo.`);
  return new Promise((resolve) => {
    process.once("SIGINT", () => resolve());
    process.once("SIGTERM", () => resolve());
  });
}

function bold(text: string): string {
  return process.stdout.isTTY ? `\u001b[1m${text}\u001b[22m` : text;
}

function faint(text: string): string {
  return process.stdout.isTTY ? `\u001b[2m${text}\u001b[22m` : text;
}
