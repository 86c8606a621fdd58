import { describe, expect, it } from "vitest";
import { forType } from "./set-value";

describe("the form in which an input of a type holds a value", () => {
  const cases: [string, string, string][] = [
    ["date", "2026-12-31", "2026-12-31"],
    ["date", "2026/1/5", "2026-01-05"],
    ["date", "5.1.2026", "2026-01-05"],
    ["date", "31/12/2026", "2026-12-31"],
    ["date", "12/31/2026", "2026-12-31"],
    ["date", "31 December 2026", "2026-12-31"],
    ["date", "Dec 31, 2026", "2026-12-31"],
    ["date", "03/04/2026", "03/04/2026"],
    ["date", "tomorrow", "tomorrow"],
    ["date", "5 Foo 2026", "5 Foo 2026"],
    ["time", "9:30", "09:30"],
    ["time", "9 am", "09:00"],
    ["time", "12:15 am", "00:15"],
    ["time", "12 pm", "12:00"],
    ["time", "14.05", "14:05"],
    ["time", "9", "9"],
    ["color", "#Fa0", "#ffaa00"],
    ["range", " 7 ", "7"],
    ["text", " kept as it is ", " kept as it is "],
    ["email", "a@b.c", "a@b.c"],
  ];
  for (const [type, said, held] of cases)
    it(`${type}: ${said}`, () => expect(forType(type, said)).toBe(held));
});
