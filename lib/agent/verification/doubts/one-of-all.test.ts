import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isOneOfAll } from "./one-of-all";

const list = (marks: readonly string[]): string =>
  `\n  button "Mark all as read" #all\n  list "Messages"\n${marks
    .map((mark, at) => `    item "Note ${at}"\n      button "${mark}" #b${at}`)
    .join("\n")}`;
const read = "Mark as read";
const done = "Mark as unread";
const oneOnly = (step: string, on: string, after: readonly string[]): boolean =>
  isOneOfAll(groundOf(aVerificationCase({ step, before: list([read, read, read]), on, after: list(after) })));

it.each<[string, boolean]>([
  ["checked", false],
  ["unchecked", true],
])("the box over a list, where those of its entries are %s then: one of them: %s", (state, says) => {
  const boxes = (all: string, each: string): string =>
    `\n  table "Beds"\n    row "Name Size"\n      checkbox "" [${all}] #all\n${["Oak", "Elm"].map((name) => `    row "${name}"\n      checkbox "" [${each}] #${name}`).join("\n")}`;
  const parts = { step: "Tick all rows of the page", before: boxes("unchecked", "unchecked"), on: "#all" };
  expect(isOneOfAll(groundOf(aVerificationCase({ ...parts, after: boxes("checked", state) })))).toBe(says);
});

describe("one entry for all of them", () => {
  it.each<[string, string, string, readonly string[], boolean]>([
    ["the others still offer it", "Mark everything as read", "#b0", [done, read, read], true],
    ["all of them turned with it", "Mark everything as read", "#b0", [done, done, done], false],
    ["one entry was meant", 'Mark "Note 0" as read', "#b0", [done, read, read], false],
    ["the control is for all of them", "Mark all as read", "#all", [done, read, read], false],
  ])("%s: %s", (_, step, on, after, says) => expect(oneOnly(step, on, after)).toBe(says));
});
