import { describe, expect, it } from "vitest";
import { aSnapshot } from "@/tests/support/a-task";
import { shownCount } from "./shown-count";

const read = (question: string, ...lines: string[]) =>
  shownCount(question, { ...aSnapshot({}), lines })?.[0]?.[0]?.value;

describe("shownCount", () => {
  it.each([
    ["How many patients are there?", "12 patients", "12"],
    ["How many patients are there", "# 1,204 patients", "1204"],
    ["How many open tickets do we have?", "Showing 7 open tickets", "7"],
    ["How many messages are in the inbox?", "- 3 messages", "3"],
  ])("%s: %s", (question, line, count) => {
    expect(read(question, "Heading", line)).toBe(count);
  });

  it.each([
    ["another thing", "How many patients are there?", ["12 visits"]],
    ["some of them", "How many open tickets are there?", ["12 tickets"]],
    ["two numbers that differ", "How many patients are there?", ["12 patients", "8 patients"]],
    ["no question for a number", "List all patients", ["12 patients"]],
  ])("says nothing of %s", (_, question, lines) => {
    expect(read(question, ...lines)).toBeUndefined();
  });
});
