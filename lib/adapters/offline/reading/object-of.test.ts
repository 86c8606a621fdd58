import { describe, expect, it } from "vitest";
import { objectOf } from "./object-of";

describe("what a command is done to", () => {
  it.each([
    ["Reserve the tile cutter from 5 to 7 December 2026", "tile cutter"],
    ["Please delete the old harbour map", "old harbour map"],
    ["Add rhubarb crumble, 8 portions, to the potluck list", "rhubarb crumble"],
    ["Supprime la vieille carte du port", "vieille carte"],
    ['Rename "North" to "South"', undefined],
    ["Publish it", undefined],
    ["Publish", undefined],
    ["", undefined],
  ])("%s", (goal, expected) => {
    expect(objectOf(goal)).toBe(expected);
  });
});
