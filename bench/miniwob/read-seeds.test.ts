import { describe, expect, it } from "vitest";
import { readSeeds } from "./read-seeds";

describe("readSeeds", () => {
  it.each([
    ["3", [3]],
    ["1-3", [1, 2, 3]],
    ["1, 4, 7-8", [1, 4, 7, 8]],
    ["2-3,3-4", [2, 3, 4]],
  ])("reads %s", (text, seeds) => {
    expect(readSeeds(text)).toEqual(seeds);
  });

  it.each(["", "a", "5-1", "1-", "-3", "1;2", "1-999999999"])("refuses %j", (text) => {
    expect(() => readSeeds(text)).toThrow("--seeds");
  });
});
