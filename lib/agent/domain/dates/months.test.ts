import { describe, expect, it } from "vitest";
import { monthNamed, monthOf } from "./months";

describe("monthOf", () => {
  it.each([
    ["Dezember", 12],
    ["déc.", 12],
    ["März", 3],
    ["mars", 3],
    ["maggio", 5],
    ["mayo", 5],
    ["juillet", 7],
    ["luglio", 7],
    ["giugno", 6],
    ["enero", 1],
    ["outubro", 10],
    ["Oct", 10],
    ["Monday", undefined],
  ])("reads %s", (word, month) => {
    expect(monthOf(word)).toBe(month);
  });
});

describe("monthNamed", () => {
  it.each([
    ["dezember", 12],
    ["mai", 5],
    ["août", 8],
    ["out", undefined],
    ["set", undefined],
    ["marsh", undefined],
  ])("reads %s", (word, month) => {
    expect(monthNamed(word)).toBe(month);
  });
});
