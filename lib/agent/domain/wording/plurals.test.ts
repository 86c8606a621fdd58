import { describe, expect, it } from "vitest";
import { isHeldBy } from "./same-value";
import { stem } from "./words";

describe("a plural and its singular are one word", () => {
  it.each([
    ["boxes", "box"],
    ["taxes", "tax"],
    ["addresses", "address"],
    ["mattresses", "mattress"],
    ["buzzes", "buzz"],
    ["dishes", "dish"],
    ["matches", "match"],
    ["benches", "bench"],
    ["churches", "church"],
  ])("%s of %s", (plural, one) => {
    expect(stem(plural)).toBe(one);
    expect(stem(one)).toBe(one);
  });
});

describe("a word keeps the e that belongs to it", () => {
  it.each([
    ["caches", "cache"],
    ["headaches", "headache"],
    ["niches", "niche"],
    ["houses", "house"],
    ["sizes", "size"],
    ["axes", "axe"],
    ["plates", "plate"],
    ["hopes", "hope"],
  ])("%s of %s", (plural, one) => {
    expect(stem(plural)).toBe(one);
  });
});

it("one of what is told in the plural is found", () => {
  expect(isHeldBy("2 boxes", ["Box: 2"])).toBe(true);
  expect(isHeldBy("3 lunches", ["Lunch × 3"])).toBe(true);
});
