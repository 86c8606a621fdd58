import { describe, expect, it } from "vitest";
import type { BenchResult } from "./bench-result";
import { summaryOf } from "./bench-result";
import { benchmarksPage } from "./benchmarks-page";
import { commandOf, reportIn } from "./run-bench";

const result = (over: Partial<BenchResult>): BenchResult => ({
  name: "extract",
  command: "npm run bench:extract",
  date: "2026-03-04T05:06:07.000Z",
  seconds: 3,
  exitCode: 0,
  machine: {
    processor: "P",
    cores: 2,
    memoryGb: 8,
    load: 1,
    node: "v20",
    system: "Linux",
    commit: "abc",
  },
  report: ["a line"],
  summary: {},
  ...over,
});
const rowOf = (one: BenchResult): string | undefined =>
  benchmarksPage(new Map([[one.name, one]]))
    .split("\n")
    .find((line) => line.startsWith(`| [${one.name}]`));

describe("the page of benchmarks", () => {
  it("names aims that were missed though the bench ended well", () => {
    const summary = { ratios: { tokenizer: 18, cheerio: 9 }, memory: { rssMb: 10 } };
    expect(rowOf(result({ summary }))).toContain("missed or not seen: at most 5 tokenizer passes");
  });

  it("says what was aimed at and met", () => {
    const summary = { ratios: { tokenizer: 4, cheerio: 9 }, memory: { rssMb: 10 } };
    expect(rowOf(result({ summary }))).toContain("aims met");
  });

  it("claims nothing for a bench without aims, nor for one that was not run", () => {
    const page = benchmarksPage(new Map([["snapshot", result({ name: "snapshot" })]]));
    expect(page).toContain("ran to its end");
    expect(page).toContain("Not run here. It needs --cases");
  });
});

describe("what is kept of a run", () => {
  it("is the report without the progress before it", () => {
    expect(reportIn("task 1\ntask 2\n| Task |\n| a |\n", /^\| Task/)).toEqual(["| Task |", "| a |"]);
    expect(reportIn("one\ntwo\n", /^nothing/)).toEqual(["one", "two"]);
  });

  it("is a summary without lists, but with aims", () => {
    expect(summaryOf({ pages: [1, 2], aims: [3], totals: { n: 1 } })).toEqual({
      aims: [3],
      totals: { n: 1 },
    });
    expect(summaryOf([1])).toEqual({});
  });

  it("names given folders instead of telling where they are", () => {
    expect(commandOf({ name: "page" }, ["--pages", "/home/me/p"], { pages: "/home/me/p" })).toBe(
      "npm run bench:page -- --pages <pages>",
    );
  });
});
