import { describe, expect, it } from "vitest";
import { compareUrls, readUrl } from "./urls";

describe("where two addresses lead", () => {
  it.each([
    ["#beds", "#beds/3", "fragment"],
    ["#beds/3", "#beds/4", "fragment"],
    ["#/beds", "#/tools", "fragment"],
    ["#beds", "#tools", "anchor"],
    ["", "#:~:text=a/b", "anchor"],
  ])("%s and %s: %s", (before, after, change) => {
    const there = compareUrls(`https://garden.test/${before}`, `https://garden.test/${after}`);
    expect(there).toBe(change);
  });
});

describe("readUrl", () => {
  it("reads a host in letters beyond ASCII however often it was asked", () => {
    let read = 0;
    for (let time = 0; time < 30_000; time++)
      if (readUrl("https://bücher.example/a#b", "https://garden.test/")) read++;
    expect(read).toBe(30_000);
    expect(readUrl("https://bücher.example/a#b")?.href).toBe("https://xn--bcher-kva.example/a#b");
  });

  it("knows what is no address", () => {
    expect(readUrl("https://")).toBeUndefined();
    expect(readUrl("/bäder")).toBeUndefined();
    expect(readUrl("/bäder", "https://garden.test/")?.href).toBe("https://garden.test/b%C3%A4der");
  });
});
