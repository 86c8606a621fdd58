import { ErrorBody, successBody } from "@/lib/contracts/error";
import { InteractResponse, TurnProcessing } from "@/lib/contracts/interact-response";
import { protocolHeader, protocolVersion } from "@/lib/contracts/limits";
import type { Transport, TransportAnswer } from "./transport";

export type HttpTransportOptions = {
  /** Origin of the server. */
  url: string;
  /** API key; without one the browser's own session cookie is used. */
  key?: string;
  fetch?: typeof fetch;
};

/** An answer, read; `undefined` when nothing came back or what came was no envelope. */
type Reply = { status: number; retryAfterMs: number | undefined; body: unknown };

const AnswerBody = successBody(InteractResponse);
const ProcessingBody = successBody(TurnProcessing);

/** Transport over HTTP as the wire has it. */
export function httpTransport(options: HttpTransportOptions): Transport {
  const call = caller(options);
  return {
    interact: async (body, signal) => readAnswer(await call("POST", "/api/agent/interact", signal, body)),
    turn: async (turnId, signal) =>
      readAnswer(await call("GET", `/api/agent/turn/${encodeURIComponent(turnId)}`, signal)),
    activeTask: async (sessionId, url, signal) => {
      const path = `/api/session/${encodeURIComponent(sessionId)}/task/active?url=${encodeURIComponent(url)}`;
      const reply = await call("GET", path, signal);
      return typeof reply === "string" || reply.status !== 200 ? undefined : taskIdIn(reply.body);
    },
    resume: async (sessionId, taskId, resolution, signal) => {
      const path = `/api/session/${encodeURIComponent(sessionId)}/task/${encodeURIComponent(taskId)}/resume`;
      const reply = await call("POST", path, signal, resolution);
      return typeof reply !== "string" && reply.status < 300;
    },
  };
}

/** Sends a request; a string is the reason why nothing came back. */
function caller({ url, key, fetch: send = fetch }: HttpTransportOptions) {
  const origin = url.replace(/\/+$/, "");
  return async (
    method: string,
    path: string,
    signal: AbortSignal,
    body?: unknown,
  ): Promise<Reply | string> => {
    const headers: Record<string, string> = { [protocolHeader]: String(protocolVersion) };
    if (key !== undefined) headers.authorization = `Bearer ${key}`;
    const init: RequestInit = {
      method,
      headers,
      signal,
      credentials: key === undefined ? "include" : "omit",
    };
    if (body !== undefined) {
      headers["content-type"] = "application/json";
      init.body = JSON.stringify(body);
    }
    return send(`${origin}${path}`, init).then(
      readReply,
      (fault: unknown) => `no connection: ${String(fault)}`,
    );
  };
}

async function readReply(response: Response): Promise<Reply | string> {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1_000 : undefined;
  return response.json().then(
    (body: unknown) => ({ status: response.status, retryAfterMs, body }),
    () => `answer ${response.status} without a readable body`,
  );
}

function readAnswer(reply: Reply | string): TransportAnswer {
  if (typeof reply === "string") return { kind: "retry", reason: reply };
  const { status, body, retryAfterMs } = reply;
  if (status === 202) {
    const processing = ProcessingBody.safeParse(body);
    return {
      kind: "processing",
      retryAfterMs: processing.success ? processing.data.data.retryAfterMs : (retryAfterMs ?? 1_000),
    };
  }
  if (status === 200) {
    const answer = AnswerBody.safeParse(body);
    if (answer.success) return { kind: "answer", response: answer.data.data };
    const [issue] = answer.error.issues;
    const message = `an answer outside the protocol: ${issue?.path.join(".")} ${issue?.message}`;
    return { kind: "refused", httpStatus: status, code: "unsupported_protocol", message };
  }
  const error = ErrorBody.safeParse(body);
  const message = error.success ? error.data.error.message : `answer ${status}`;
  // The server names a time wherever trying again can help: a refused model key, say, stays refused.
  const isFinal = status === 503 && error.success && retryAfterMs === undefined;
  if ((status >= 500 && !isFinal) || status === 429)
    return { kind: "retry", reason: message, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  return {
    kind: "refused",
    httpStatus: status,
    code: error.success ? error.data.error.code : "internal",
    message,
  };
}

function taskIdIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("data" in body)) return undefined;
  const { data } = body;
  if (typeof data !== "object" || data === null || !("taskId" in data)) return undefined;
  return typeof data.taskId === "string" ? data.taskId : undefined;
}
