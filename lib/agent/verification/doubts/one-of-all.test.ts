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

describe("one entry for all of them", () => {
  it.each<[string, string, string, readonly string[], boolean]>([
    ["the others still offer it", "Mark everything as read", "#b0", [done, read, read], true],
    ["all of them turned with it", "Mark everything as read", "#b0", [done, done, done], false],
    ["one entry was meant", 'Mark "Note 0" as read', "#b0", [done, read, read], false],
    ["the control is for all of them", "Mark all as read", "#all", [done, read, read], false],
  ])("%s: %s", (_, step, on, after, says) => expect(oneOnly(step, on, after)).toBe(says));
});
