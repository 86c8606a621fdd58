import { afterEach, describe, expect, it } from "vitest";
import type { ProviderQuestion } from "@/lib/agent/ports/model-provider";
import { aQuestion } from "@/tests/support/a-model";
import { chatProtocol } from "@/tests/support/chat-protocol";
import {
  type AskedOfProvider,
  type ProviderReply,
  type ProviderServer,
  startProvider,
} from "@/tests/support/provider-server";
import { createOpenAiProvider } from "./openai-provider";

let server: ProviderServer;
afterEach(() => server.close());

const never = () => new AbortController().signal;
async function open(reply: (asked: AskedOfProvider, count: number) => ProviderReply, apiKey?: string) {
  server = await startProvider(chatProtocol, reply);
  return createOpenAiProvider({ baseUrl: `${server.url}/v1`, fetch, ...(apiKey ? { apiKey } : {}) });
}
const ask = async (reply: ProviderReply, parts: Partial<ProviderQuestion> = {}) =>
  (await open(() => reply)).ask(aQuestion(parts), never());

const formatOf = (asked: AskedOfProvider | undefined): unknown =>
  asked?.body.response_format && Object(asked.body.response_format).type;

describe("asking an OpenAI-compatible server", () => {
  it("sends the prompt, the schema, the cap and the key", async () => {
    const provider = await open(() => ({ json: {} }), "the-key");
    await provider.ask(aQuestion({ thinking: { level: "low" } }), never());
    expect(server.asked[0]).toMatchObject({
      path: "/v1/chat/completions",
      model: "a-model",
      key: "the-key",
      taskName: "a_task",
      schema: { type: "object" },
      system: "the rules",
      user: "the question",
      thinking: "low",
      maxOutputTokens: 500,
    });
  });

  it("gives the text with what it cost", async () => {
    expect(await ask({ json: { a: 1 } })).toEqual({
      kind: "text",
      text: '{"a":1}',
      cut: false,
      tokens: { input: 1_000, cached: 400, output: 60, thoughts: 20, searches: 0 },
      sources: [],
    });
  });

  it("shows it a screenshot", async () => {
    await ask({ json: {} }, { screenshot: "iVBORw0" });
    expect(server.asked[0]).toMatchObject({ image: "iVBORw0", user: "the question" });
  });

  it("falls back to plain JSON and then to plain text, tells the schema in words, and remembers", async () => {
    const provider = await open((asked) => (formatOf(asked) === undefined ? { json: {} } : { status: 400 }));
    expect(await provider.ask(aQuestion(), never())).toMatchObject({ kind: "text" });
    expect(server.asked.map(formatOf)).toEqual(["json_schema", "json_object", undefined]);
    expect(server.asked[2]?.system).toContain('{"type":"object"}');
    await provider.ask(aQuestion(), never());
    expect(server.asked).toHaveLength(4);
  });

  it("names the cap as the model wants it", async () => {
    const refused = {
      error: {
        message: "no",
        type: "invalid_request_error",
        param: "max_tokens",
        code: "unsupported_parameter",
      },
    };
    const provider = await open(({ body }) =>
      "max_tokens" in body ? { status: 400, body: refused } : { json: {} },
    );
    expect(await provider.ask(aQuestion(), never())).toMatchObject({ kind: "text" });
    expect(server.asked[1]).toMatchObject({ taskName: "a_task", body: { max_completion_tokens: 500 } });
  });

  it("does not take one refused question for what the server cannot do", async () => {
    let refuses = true;
    const provider = await open(() => (refuses ? { status: 400 } : { json: {} }));
    expect(await provider.ask(aQuestion(), never())).toEqual({
      kind: "fault",
      fault: "request",
      status: 400,
    });
    refuses = false;
    await provider.ask(aQuestion(), never());
    expect(formatOf(server.asked.at(-1))).toBe("json_schema");
  });

  it.each<[string, ProviderReply, object]>([
    ["a cut answer", { text: '{"a', cut: true }, { kind: "text", cut: true }],
    ["a filtered answer", { blocked: "any" }, { kind: "blocked", reason: "content_filter" }],
    ["a wrong key", { status: 401 }, { kind: "fault", fault: "key", status: 401 }],
    ["an unknown model", { status: 404 }, { kind: "fault", fault: "model" }],
    [
      "too many requests",
      { status: 429, retryAfter: "2" },
      { kind: "fault", fault: "quota", retryAfterMs: 2_000 },
    ],
    ["a fault of its own", { status: 500 }, { kind: "fault", fault: "outage", status: 500 }],
    ["half an answer", { broken: true }, { kind: "fault", fault: "outage" }],
    ["a closed connection", "drop", { kind: "fault", fault: "outage" }],
  ])("tells %s", async (_, reply, answer) => {
    expect(await ask(reply)).toMatchObject(answer);
    expect(server.asked).toHaveLength(1);
  });

  it("counts about what the texts hold where the server does not count", async () => {
    server = await startProvider(
      {
        ...chatProtocol,
        write: () => ({ choices: [{ finish_reason: "stop", message: { content: "12345678" } }] }),
      },
      () => ({ json: {} }),
    );
    const provider = createOpenAiProvider({ baseUrl: server.url, fetch });
    expect(await provider.ask(aQuestion(), never())).toMatchObject({ tokens: { input: 6, output: 2 } });
  });

  it("ends with its signal", async () => {
    const provider = await open(() => "hang");
    const reason = new Error("over");
    const over = new AbortController();
    setTimeout(() => over.abort(reason), 30);
    await expect(provider.ask(aQuestion(), over.signal)).rejects.toBe(reason);
    await expect.poll(() => server.waiting()).toBe(0);
  });

  it.each<[ProviderReply, object]>([
    [{ json: {} }, { kind: "ready" }],
    [{ status: 401 }, { kind: "fault", fault: "key" }],
    [{ status: 404 }, { kind: "ready" }],
  ])("checks key and model: %j", async (reply, answer) => {
    expect(await (await open(() => reply)).check("a-model", never())).toMatchObject(answer);
  });
});
