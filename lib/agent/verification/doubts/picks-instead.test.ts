import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { picksInstead } from "./picks-instead";

const servers = `
  table "Servers"
    row "web-1"
      checkbox "Select web-1" [unchecked] #box
      button "Select web-1" #button
    row "web-2"
      checkbox "" [unchecked] #plain
      button "✎" #pencil
  checkbox "Select all" [unchecked] #all`;
const picks = (step: string, on: string): boolean =>
  picksInstead(groundOf(aVerificationCase({ step, before: servers, on })));

describe("the box of an entry, for a step that does something to the entry", () => {
  it.each<[string, string, boolean]>([
    ["web-1 has to reboot", "#box", true],
    ["web-1 has to be selected", "#box", false],
    ["Tick web-1", "#box", false],
    ["web-1 has to reboot", "#button", false],
    ["web-1 has to reboot", "#all", false],
    ["Open web-2", "#plain", true],
    ["Use the pencil of web-2", "#plain", true],
    ["Use the pencil of web-2", "#pencil", false],
    ["Open web-1", "#box", false],
    ["Use the box of web-2", "#plain", false],
    ["Mark web-2 as done", "#plain", false],
    ["Mark web-2 as important", "#plain", true],
    ["Mark web-2 as important", "#box", false],
  ])("%s by %s: %s", (step, on, says) => expect(picks(step, on)).toBe(says));
});
