import { describe, expect, it } from "vitest";
import { isPhraseAmong } from "./phrase-among";

const texts = ["You are signed up.", "Knots, Tuesday", "up and down"];

describe("a phrase among texts", () => {
  it.each<[string, boolean]>([
    ["signed up", true],
    ["SIGNED  up", true],
    ["tuesday", true],
    ["signed down", false],
    ["up signed", false],
    ["signed up knots", false],
    ["sign", false],
    ["…", false],
  ])("%s: %s", (phrase, stands) => {
    expect(isPhraseAmong(phrase, texts)).toBe(stands);
  });
});
