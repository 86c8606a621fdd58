import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createTavilySearch } from "./tavily-search";

type Asked = { query: string; max_results: number; include_domains?: string[] };

let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** A local server that speaks the search call's protocol. */
async function searching(answer: (asked: Asked) => { status?: number; urls?: string[] }) {
  const asked: Asked[] = [];
  const keys: (string | undefined)[] = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const one: Asked = JSON.parse(body);
      asked.push(one);
      keys.push(request.headers.authorization);
      const { status = 200, urls = [] } = answer(one);
      response.writeHead(status, { "content-type": "application/json" });
      const results = urls.map((url) => ({
        title: `About ${url}`,
        url,
        content: "x".repeat(9_000),
        score: 1,
      }));
      response.end(
        JSON.stringify(
          status === 200
            ? { query: one.query, results, images: [] }
            : {
                detail: {
                  error: status === 401 ? "Unauthorized: missing or invalid API key." : "Try again.",
                },
              },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const refusals: string[] = [];
  const search = createTavilySearch({
    apiKey: "tvly-test",
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onRefused: (message) => refusals.push(message),
  });
  return { search, asked, keys, refusals };
}

describe("web search by Tavily", () => {
  it("asks with the key, and bounds what it gives", async () => {
    const { search, asked, keys } = await searching(() => ({ urls: ["https://a.example/"] }));
    const [hit] = await search.search("opening hours", { limit: 3 });
    expect(hit).toMatchObject({ title: "About https://a.example/", url: "https://a.example/" });
    expect(hit?.text).toHaveLength(4_000);
    expect(asked[0]).toMatchObject({ query: "opening hours", max_results: 3 });
    expect(keys[0]).toBe("Bearer tvly-test");
  });

  it("looks on the named domains alone, and everywhere where none is named", async () => {
    const { search, asked } = await searching(() => ({ urls: ["https://a.example/1"] }));
    await search.search("ferns", { limit: 4, domains: ["a.example"] });
    await search.search("ferns", { limit: 4 });
    expect(asked.map(({ include_domains: near = [] }) => near)).toEqual([["a.example"], []]);
  });

  it("finds nothing where the server fails", async () => {
    const { search, refusals } = await searching(() => ({ status: 500 }));
    expect(await search.search("ferns", { limit: 4 })).toEqual([]);
    expect([search.available, refusals]).toEqual([true, []]);
  });

  it("says once that the key was refused, naming the variable, and asks no more", async () => {
    const { search, asked, refusals } = await searching(() => ({ status: 401 }));
    await search.search("ferns", { limit: 4 });
    await search.search("roses", { limit: 4 });
    expect(refusals).toEqual([expect.stringContaining("TAVILY_API_KEY")]);
    expect([asked.length, search.available]).toEqual([1, false]);
  });
});
