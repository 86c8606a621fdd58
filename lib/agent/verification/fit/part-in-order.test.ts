import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const tables = (count: number): string =>
  ["Basic sheets", "Table of trees", "Paths"]
    .slice(0, count)
    .map(
      (name, at) =>
        `\n  heading "${name}"\n  textbox "Search:" #q${at}\n  table\n    row "Name Height"\n    row "Ash 3"\n    row "Yew 4"`,
    )
    .join("");
const fitOn = (step: string, before: string, on: string, value?: string): string =>
  groundOf(aVerificationCase({ step, before, on, ...(value ? { does: "setValue" as const, value } : {}) }))
    .fit.fit;

it.each<[string, string, string, string]>([
  ["of the first of two", 'Search the first table for "ash"', "#q0", "this"],
  ["of the second, though the first is meant", 'Search the first table for "ash"', "#q1", "other"],
  ["of the second of two", 'Search the second table for "ash"', "#q1", "this"],
  ["of the last", 'Search the last table for "ash"', "#q1", "this"],
])("the field %s: %s", (_, step, on, expected) => {
  expect(fitOn(step, tables(2), on, "ash")).toBe(expected);
});

it("counts nothing where parts and fields are not as many", () => {
  expect(
    fitOn('Search the first table for "ash"', `${tables(2)}\n  textbox "Search:" #q9`, "#q1", "ash"),
  ).not.toBe("other");
});
