import { describe, expect, it } from "vitest";
import type { SearchHit } from "@/lib/agent/ports/search";
import { type Judged, refineSearch, withoutLeastSpecific } from "./refine-search";

const hit = (url: string): SearchHit => ({ title: url, url, text: "" });
type Judge = (found: readonly SearchHit[], round: number) => Judged<string>;

/** Runs it over a search that finds what `urls` says for each round; a round looks like `words @domain`. */
async function refined(
  wanted: { query: string; domain?: string },
  urls: (round: number) => string[],
  judge: Judge = () => ({}),
) {
  const rounds: string[] = [];
  let judged = 0;
  const search = {
    available: true,
    search: async (query: string, { domains = [] }: { domains?: readonly string[] }) => {
      rounds.push([query, ...domains.map((one) => `@${one}`)].join(" "));
      return urls(rounds.length).map(hit);
    },
  };
  const result = await refineSearch({ ...wanted, limit: 4 }, { search }, async (found) =>
    judge(found, ++judged),
  );
  return { ...result, rounds, judged };
}
const newEachTime = (round: number) => [`https://x.test/${round}`];

describe("refineSearch", () => {
  it("stops at the first search when that is enough", async () => {
    const { rounds, answer } = await refined({ query: "ferns" }, newEachTime, () => ({ answer: "yes" }));
    expect([rounds, answer]).toEqual([["ferns"], "yes"]);
  });

  it("looks on the named domain in two wordings, then everywhere, and gives up after three refinements", async () => {
    const { rounds, answer } = await refined(
      { query: "opening hours of the clinic", domain: "a.example" },
      newEachTime,
    );
    expect(rounds).toEqual([
      "opening hours of the clinic @a.example",
      "opening hours clinic @a.example",
      "opening hours of the clinic",
      "opening hours clinic",
    ]);
    expect(answer).toBeUndefined();
  });

  it("words the query as the judge says", async () => {
    const { rounds } = await refined({ query: "ferns", domain: "a.example" }, newEachTime, (_, round) => ({
      betterQuery: `better ${round}`,
    }));
    expect(rounds).toEqual(["ferns @a.example", "better 1 @a.example", "better 2", "better 3"]);
  });

  it("stops as soon as it is enough, and gives new hits first", async () => {
    const { rounds, found } = await refined({ query: "red garden roses" }, newEachTime, (hits) =>
      hits.length > 1 ? { answer: "yes" } : {},
    );
    expect(rounds).toHaveLength(2);
    expect(found.map(({ url }) => url)).toEqual(["https://x.test/2", "https://x.test/1"]);
  });

  it("never asks the same twice, and ends where nothing else is left to ask", async () => {
    const { rounds } = await refined({ query: "ferns", domain: "a.example" }, newEachTime, () => ({
      betterQuery: "Ferns",
    }));
    expect(rounds).toEqual(["ferns @a.example", "Ferns"]);
  });

  it("asks the judge only about something new", async () => {
    const { rounds, judged, found } = await refined({ query: "red garden roses" }, () => ["https://x.test/"]);
    expect([rounds.length, judged, found.length]).toEqual([3, 1, 1]);
    expect((await refined({ query: "red garden roses" }, () => [])).judged).toBe(0);
  });

  it("hands faults and the end of the turn on", async () => {
    const search = { available: true, search: () => Promise.reject(new Error("over")) };
    await expect(refineSearch({ query: "a", limit: 1 }, { search }, async () => ({}))).rejects.toThrow(
      "over",
    );
  });
});

describe("withoutLeastSpecific", () => {
  it.each([
    ["when does the clinic in Bern open", "when clinic Bern open"],
    ["price model X200 vacuum cleaner", "price X200 vacuum cleaner"],
    ["red roses", "roses"],
    ["roses", ""],
    ["", ""],
  ])("makes %j %j", (query, left) => {
    expect(withoutLeastSpecific(query)).toBe(left);
  });
});
