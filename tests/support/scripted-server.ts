import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parseAction } from "@/lib/contracts/action-text";
import type { ExpectedOutcome } from "@/lib/contracts/assertion";
import { InteractRequest } from "@/lib/contracts/interact-request";
import { InteractResponse } from "@/lib/contracts/interact-response";
import type { Blocker, UserQuestion } from "@/lib/contracts/plan";
import { common, completion } from "./client-loop";

/** Finds the id of an element of the page as posted, by its name. */
export type Find = (name: string) => string;
export type Answer =
  | { action: string; expectedOutcome?: ExpectedOutcome }
  | { status: "needs_user_input"; userQuestion: UserQuestion }
  | { status: "awaiting_user"; blocker: Blocker }
  | { status: "needs_context"; requestedDomMode: "full"; needsScreenshot: true; reason: string }
  | { status: "awaiting_approval"; action: string; risk: "delete" | "send"; description: string };
/** Nothing: the task is completed. */
export type Step = (find: Find, request: InteractRequest) => Answer | string | undefined;

export type ScriptedServer = {
  url: string;
  key: string;
  /** Sets what the next task's turns are answered with, one step a turn; after the last it is completed. */
  script: (steps: readonly Step[]) => void;
  /** What was posted, in order; repeated posts of a turn once. */
  requests: InteractRequest[];
  /** What a person did to the task away from its turns, in order: `resume`, `pause`, `cancel`. */
  controls: { name: string; body: unknown }[];
  /** Thinks over the task's posts from that one on, until what it returns is called. */
  thinkFrom: (post: number) => () => void;
  /** Drops every connection until it is called with false. */
  down: (isDown: boolean) => void;
  close: () => Promise<void>;
};

/** A server that speaks the wire and knows its answers beforehand, for tests of what a client does. Posts are checked against the wire. */
export async function scriptedServer(): Promise<ScriptedServer> {
  const state = {
    steps: [] as readonly Step[],
    at: 0,
    taskId: randomUUID(),
    isDown: false,
    thinking: noThought,
  };
  const requests: InteractRequest[] = [];
  const controls: ScriptedServer["controls"] = [];
  const answers = new Map<string, InteractResponse>();

  const answer = (body: InteractRequest): InteractResponse => {
    const turnId = body.turnId ?? "";
    const known = answers.get(turnId);
    if (known) return known;
    requests.push(body);
    const made = responseOf(body, state);
    answers.set(turnId, made);
    return made;
  };
  const server: Server = createServer((request, response) => {
    if (state.isDown) return void request.socket.destroy();
    const thought = () => (requests.length >= state.thinking.from ? state.thinking.over : undefined);
    handle(request, response, answer, { answers, controls, thought }).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    key: "sf_test",
    requests,
    controls,
    script: (steps) => {
      Object.assign(state, { steps, at: 0, taskId: randomUUID(), thinking: noThought });
      requests.length = 0;
      controls.length = 0;
    },
    thinkFrom: (from) => {
      let end = (): void => undefined;
      const over = new Promise<void>((resolve) => {
        end = resolve;
      });
      state.thinking = { from, over };
      return end;
    },
    down: (isDown) => {
      state.isDown = isDown;
      if (isDown) server.closeAllConnections();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Kept = {
  answers: ReadonlyMap<string, InteractResponse>;
  controls: ScriptedServer["controls"];
  /** What an answer waits for. */
  thought: () => Promise<void> | undefined;
};
const noThought = { from: Number.POSITIVE_INFINITY, over: Promise.resolve() };

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (body: InteractRequest) => InteractResponse,
  { answers, controls, thought }: Kept,
): Promise<void> {
  const send = (status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const turnId = /^\/api\/agent\/turn\/([\w-]+)$/.exec(request.url ?? "")?.[1];
  const known = turnId === undefined ? undefined : answers.get(turnId);
  if (known) return void send(200, { success: true, data: known });
  if (request.method === "POST" && request.url === "/api/agent/interact") {
    const body = InteractRequest.strict().parse(JSON.parse(await textOf(request)));
    const data = answer(body);
    await thought();
    return void send(200, { success: true, data });
  }
  const control = /^\/api\/session\/[\w-]+\/task\/[\w-]+\/(\w+)$/.exec(request.url ?? "")?.[1];
  if (request.method === "POST" && control !== undefined) {
    controls.push({ name: control, body: JSON.parse(await textOf(request)) });
    return void send(200, { success: true, data: {} });
  }
  const error = { code: "not_found", message: "no such thing", requestId: "r" };
  send(404, { success: false, error });
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

type State = { steps: readonly Step[]; at: number; taskId: string };

function responseOf(body: InteractRequest, state: State): InteractResponse {
  const turnId = body.turnId ?? "";
  const base = {
    ...common,
    taskId: state.taskId,
    sessionId: body.sessionId ?? "",
    turnId,
    turn: state.at + 1,
  };
  const step = state.steps[state.at];
  state.at += 1;
  const actionId = `a${state.at}`;
  const said = step?.((name) => idOf(name, body), body);
  if (said === undefined)
    return InteractResponse.parse({
      ...base,
      status: "completed",
      actionId,
      action: "finish()",
      actionDetails: { name: "finish", args: [] },
      completion,
    });
  const answer = typeof said === "string" ? { action: said } : said;
  if ("status" in answer && answer.status === "needs_user_input")
    return InteractResponse.parse({ ...base, ...answer, missingInformation: [] });
  if ("status" in answer && (answer.status === "awaiting_user" || answer.status === "needs_context"))
    return InteractResponse.parse({ ...base, ...answer });
  const parsed = parseAction(answer.action);
  const acting = { actionId, action: answer.action, actionDetails: parsed.ok ? parsed.action : {} };
  if (!("status" in answer))
    return InteractResponse.parse({ ...base, status: "executing", ...acting, ...answer });
  const { risk, description, action } = answer;
  const expiresAt = "2099-01-01T00:00:00Z";
  const approvalRequest = { actionId, action, risk, description, values: [], expiresAt };
  return InteractResponse.parse({ ...base, status: "awaiting_approval", ...acting, approvalRequest });
}

const contexts = new Set(["item", "row", "reg", "head", "list", "tbl", "form", "dlg"]);

function idOf(name: string, { interactiveTree = [] }: InteractRequest): string {
  const found = interactiveTree.find(({ n, r }) => n === name && !contexts.has(r));
  if (!found)
    throw new Error(
      `no element named ${name} in ${interactiveTree.map(({ r, n }) => `${r}:${n}`).join(", ")}`,
    );
  return found.i;
}
