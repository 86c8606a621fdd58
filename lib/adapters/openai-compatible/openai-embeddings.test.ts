import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createOpenAiEmbeddings } from "./openai-embeddings";

type Asked = { model: string; input: string[] };
let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** A local server that speaks the embeddings call's protocol. */
async function embedding(answer: (asked: Asked) => unknown, status = 200) {
  const asked: Asked[] = [];
  server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    asked.push(JSON.parse(body));
    response.writeHead(request.url === "/v1/embeddings" ? status : 404, {
      "content-type": "application/json",
    });
    response.end(JSON.stringify(answer(JSON.parse(body))));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { asked, embeddings: createOpenAiEmbeddings("small-embed", { baseUrl, fetch }) };
}
const inTime = () => AbortSignal.timeout(5_000);
const lengths = ({ input }: Asked) => ({
  object: "list",
  data: input.map((text, index) => ({ object: "embedding", index, embedding: [text.length, 1] })).reverse(),
});

describe("embeddings of an OpenAI-compatible server", () => {
  it("come in the order of their texts, in requests of bounded size", async () => {
    const { asked, embeddings } = await embedding(lengths);
    const texts = Array.from({ length: 130 }, (_, at) => "x".repeat(at + 1));
    const vectors = await embeddings.embed(texts, inTime());
    expect(vectors.map(([length]) => length)).toEqual(texts.map(({ length }) => length));
    expect(asked.map(({ model, input }) => [model, input.length])).toEqual([
      ["small-embed", 64],
      ["small-embed", 64],
      ["small-embed", 2],
    ]);
  });

  it.each<[string, (asked: Asked) => unknown, number]>([
    ["refuses", () => ({ error: { message: "no such model" } }), 404],
    ["leaves texts out", () => ({ object: "list", data: [{ index: 0, embedding: [1] }] }), 200],
    ["answers something else", () => ({ hello: "there" }), 200],
    [
      "gives vectors of several lengths",
      ({ input }) => ({ data: input.map((_, index) => ({ index, embedding: index ? [1] : [1, 2] })) }),
      200,
    ],
  ])("are none when the server %s, and the variable is named", async (_, answer, status) => {
    const { embeddings } = await embedding(answer, status);
    await expect(embeddings.embed(["a", "b"], inTime())).rejects.toMatchObject({
      code: "model_unavailable",
      message: expect.stringMatching(/^SUREFOOT_EMBEDDING_MODEL: /),
    });
  });

  it("end with their signal", async () => {
    const { embeddings } = await embedding(lengths);
    await expect(embeddings.embed(["a"], AbortSignal.abort(new Error("over")))).rejects.toThrow("over");
  });
});
