import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { Caller } from "@/lib/client/run-task";
import type { ConfirmPolicy } from "./dialog-log";
import { launchBrowser } from "./launch-browser";
import { planText, retryLine, turnLines } from "./print-turn";
import { runGoal } from "./run-goal";
import { exitCode, type TaskResult } from "./task-result";

const approvals = ["ask", "auto", "deny"] as const;
type Approval = (typeof approvals)[number];

export type AgentOptions = {
  goal: string;
  url: string | undefined;
  server: string | undefined;
  key: string | undefined;
  json: boolean;
  approve: Approval;
  maxTurns: number;
  headed: boolean;
};

/** Starts a server of its own for one run, and stops it. */
export type OwnServer = (
  say: (line: string) => void,
) => Promise<{ url: string; key: string; stop: () => Promise<void> }>;

export const usage = `Usage: npm run agent -- "<goal>" --url <url> [options]

  --url <url>            where to begin; a path is one of the server's own, as /sample/. Without it the run begins on an empty tab
  --server <url>         a running server; without one the product's own is started for this run
  --key <key>            API key of that server; or SUREFOOT_API_KEY
  --approve <how>        ask, auto or deny: what to do when an action needs approval (default: ask in a terminal, else stop)
  --max-turns <n>        stop after so many turns (default 60)
  --headed               show the browser
  --json                 print one machine-readable result instead of the turns

Exit code: 0 completed, 2 partial or unverified, 3 stopped with a question, approval or blocker, 1 failed.`;

/** Reads the command line; a string is what is wrong with it. */
export function readOptions(args: string[], env: Record<string, string | undefined>): AgentOptions | string {
  const read = parsed(args);
  if (typeof read === "string") return read;
  const { values, positionals } = read;
  const goal = positionals.join(" ").trim();
  if (!goal) return "Say what is to be done: the goal is missing.";
  const approve = approvals.find((one) => one === (values.approve ?? "ask"));
  if (!approve) return `--approve takes ${approvals.join(", ")}`;
  const maxTurns = Number(values["max-turns"] ?? 60);
  if (!Number.isInteger(maxTurns) || maxTurns < 1) return "--max-turns takes a whole number above 0";
  const wrong = wrongServer(values.server) ?? wrongUrl(values.url);
  if (wrong !== undefined) return wrong;
  return {
    goal,
    url: values.url,
    server: values.server,
    key: values.key ?? env.SUREFOOT_API_KEY,
    json: values.json ?? false,
    approve,
    maxTurns,
    headed: values.headed ?? false,
  };
}

const isWeb = (url: string, base?: string): boolean =>
  URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);

/** "localhost:3000" is an address too, of a scheme called "localhost"; it is no place to send requests to. */
function wrongServer(server: string | undefined): string | undefined {
  if (server === undefined || isWeb(server)) return undefined;
  return noAddress("--server", server);
}

/** A path is of the server, wherever that is. */
function wrongUrl(url: string | undefined): string | undefined {
  if (url === undefined || (url.startsWith("/") ? isWeb(url, "http://localhost") : isWeb(url)))
    return undefined;
  return noAddress("--url", url);
}

/** With the address that was meant, where the scheme alone is missing. */
function noAddress(option: string, given: string): string {
  const meant = `http://${given}`;
  const hint = !given.includes("://") && isWeb(meant) ? ` Did you mean ${meant}?` : "";
  return `${option}: ${given} is no address that begins with http:// or https://.${hint}`;
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        url: { type: "string" },
        server: { type: "string" },
        key: { type: "string" },
        approve: { type: "string" },
        "max-turns": { type: "string" },
        headed: { type: "boolean" },
        json: { type: "boolean" },
      },
    });
  } catch (error) {
    return error instanceof Error ? (error.message.split(". ")[0] ?? "") : String(error);
  }
}

/** Runs one goal from the command line and returns the process's exit code. */
export async function runAgent(options: AgentOptions, startOwn: OwnServer): Promise<number> {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const say = options.json ? (line: string): void => void process.stderr.write(`${line}\n`) : print;
  const own = options.server === undefined ? await startOwn(say) : undefined;
  const key = options.key === undefined ? {} : { key: options.key };
  const server = own ?? { url: options.server ?? "", ...key };
  const result = await inBrowser(options, server, say).finally(() => own?.stop());
  print(options.json ? JSON.stringify(result) : endLine(result));
  return exitCode(result.status);
}

async function inBrowser(
  options: AgentOptions,
  server: { url: string; key?: string },
  say: (line: string) => void,
): Promise<TaskResult> {
  const launched = await launchBrowser({ headed: options.headed, say });
  const stopped = new AbortController();
  const onInterrupt = (): void => stopped.abort();
  process.once("SIGINT", onInterrupt);
  try {
    return await runGoal({
      goal: options.goal,
      ...(options.url !== undefined && { url: new URL(options.url, server.url).href }),
      server,
      context: launched.context,
      maxTurns: options.maxTurns,
      signal: stopped.signal,
      driver: { confirms: confirmsFor(options.approve) },
      caller: callerFor(options, server.url, say),
    });
  } finally {
    process.off("SIGINT", onInterrupt);
    await launched.close();
  }
}

const confirmsFor = (approve: Approval): ConfirmPolicy =>
  approve === "auto" ? "always" : approve === "deny" ? "never" : "approved";

function callerFor(options: AgentOptions, serverUrl: string, say: (line: string) => void): Caller {
  let plan = "";
  const inTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY) && !options.json;
  return {
    onTurn: (turn) => {
      if (!options.json) for (const line of turnLines(turn, plan)) say(line);
      plan = planText(turn.response) || plan;
    },
    onRetry: (retry) => say(retryLine(retry, serverUrl)),
    onQuestion: async ({ text, options: choices }) =>
      inTerminal ? ask(`${text}${choices ? ` (${choices.join(" / ")})` : ""}\n> `) : undefined,
    onApproval: async (request) => {
      if (options.approve === "auto") return "approve";
      if (options.approve === "deny") return "reject";
      if (!inTerminal) return undefined;
      const answer = await ask(`${request.description}\nApprove? [y/N] `);
      return /^y/i.test(answer ?? "") ? "approve" : "reject";
    },
    onBlocker: async (blocker) => {
      if (!inTerminal || !options.headed || !blocker.resolutionMethods.includes("user_action_in_browser"))
        return undefined;
      const answer = await ask(
        `${blocker.userMessage}\nDo it in the browser window, then press Enter (or type "stop"). `,
      );
      return answer === undefined || /^s/i.test(answer)
        ? undefined
        : { resolutionMethod: "user_action_in_browser" };
    },
  };
}

async function ask(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer.trim() || undefined;
}

function endLine({ status, reason, completion, tiers, tokens, turns }: TaskResult): string {
  const why = completion?.summary ?? reason ?? "";
  const verdicts = `${tiers[1]}/${tiers[2]}/${tiers[3]}`;
  return `\n${status}: ${why}\n${turns.length} turns, verdicts by tier 1/2/3: ${verdicts}, ${tokens.input + tokens.output} tokens`;
}
