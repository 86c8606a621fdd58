import { describe, expect, it } from "vitest";
import { httpTransport } from "./http-transport";

const signal = new AbortController().signal;
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });
const error = (code: string) => ({ success: false, error: { code, message: `is ${code}`, requestId: "r" } });

function transportOf(reply: Response | Error) {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const send: typeof fetch = async (url, init) => {
    calls.push({ url: String(url), init });
    if (reply instanceof Error) throw reply;
    return reply;
  };
  return { calls, transport: httpTransport({ url: "http://server/", key: "k", fetch: send }) };
}

describe("transport over HTTP", () => {
  const cases: [string, Response | Error, object][] = [
    ["a network fault may be tried again", new TypeError("fetch failed"), { kind: "retry" }],
    [
      "so may an answer without a body that can be read",
      new Response("<html>", { status: 502 }),
      { kind: "retry" },
    ],
    [
      "503 says when",
      json(503, error("store_unavailable"), { "retry-after": "3" }),
      { kind: "retry", retryAfterMs: 3_000 },
    ],
    [
      "503 without a time is refused: trying again does not help",
      json(503, error("model_unavailable")),
      { kind: "refused", httpStatus: 503, code: "model_unavailable", message: "is model_unavailable" },
    ],
    [
      "503 of something that is no server of ours may be tried again",
      json(503, { message: "down" }),
      { kind: "retry", reason: "answer 503" },
    ],
    [
      "429 too",
      json(429, error("rate_limited"), { "retry-after": "1" }),
      { kind: "retry", retryAfterMs: 1_000 },
    ],
    ["500 may be tried again", json(500, error("internal")), { kind: "retry", reason: "is internal" }],
    [
      "4xx is refused",
      json(404, error("not_found")),
      { kind: "refused", httpStatus: 404, code: "not_found" },
    ],
    [
      "202 goes on",
      json(202, { success: true, data: { status: "processing", turnId: "t", retryAfterMs: 700 } }),
      { kind: "processing", retryAfterMs: 700 },
    ],
    [
      "an answer outside the protocol is no answer",
      json(200, { success: true, data: { status: "sunny" } }),
      { kind: "refused", code: "unsupported_protocol" },
    ],
  ];
  for (const [name, reply, expected] of cases)
    it(name, async () => {
      const { transport } = transportOf(reply);
      expect(await transport.interact({ query: "q" }, signal)).toMatchObject(expected);
    });

  it("sends key, protocol and body, and reads a task's id", async () => {
    const { transport, calls } = transportOf(json(200, { success: true, data: { taskId: "task-1" } }));
    expect(await transport.activeTask("s 1", "http://site/?a=b", signal)).toBe("task-1");
    expect(calls[0]?.url).toBe(
      "http://server/api/session/s%201/task/active?url=http%3A%2F%2Fsite%2F%3Fa%3Db",
    );
    expect(calls[0]?.init?.headers).toMatchObject({ authorization: "Bearer k", "x-surefoot-protocol": "1" });
    const lost = transportOf(json(404, error("not_found")));
    expect(await lost.transport.activeTask("s", "http://site/", signal)).toBeUndefined();
    expect(await lost.transport.resume("s", "t", { resolutionMethod: "retry" }, signal)).toBe(false);
  });
});
