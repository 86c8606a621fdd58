import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { KnowledgeHits } from "@/lib/contracts/knowledge";
import { type InProcessApi, inProcessApi } from "@/tests/support/in-process-api";

const Asked = z.object({ model: z.string(), input: z.array(z.string()) });
/** A server whose embeddings know two themes: plants and money. */
const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  const { input } = Asked.parse(JSON.parse(body));
  const data = input.map((text, index) => ({
    index,
    embedding: [/fern|plant|green/i, /refund|money/i].map((theme) => (theme.test(text) ? 1 : 0)),
  }));
  response.setHeader("content-type", "application/json").end(JSON.stringify({ object: "list", data }));
});
let api: InProcessApi;
let key: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  api = await inProcessApi({
    SUREFOOT_MODEL_PROVIDER: "offline",
    SUREFOOT_OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    SUREFOOT_EMBEDDING_MODEL: "two-themes",
  });
  key = await api.keyOf("garden");
}, 120_000);
afterAll(async () => {
  await api?.close();
  server.close();
});

async function search(query: string): Promise<string[]> {
  const { body } = await api.call("searchKnowledge", key, { query: { query } });
  const { data } = z.object({ data: KnowledgeHits }).parse(body);
  return data.hits.map(({ text }) => text);
}

describe("an organisation's documents, with a model for embeddings", () => {
  it("are found by what they mean as soon as they have their vectors, and by their words from the start", async () => {
    for (const text of ["Ferns want shade.", "Refunds take 30 days."])
      expect((await api.call("addKnowledge", key, { body: { text } })).status).toBe(201);
    expect(await search("shade")).toEqual(["Ferns want shade."]);
    await expect.poll(() => search("green plant"), { timeout: 10_000 }).toEqual(["Ferns want shade."]);
    expect(await search("money")).toEqual(["Refunds take 30 days."]);
  });
});
