import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { ownerTookNothing } from "./owner-took-nothing";

const before = 'form ""\n  textbox "Label" ="North 2"\n  button "Save" #save';
const took = (step: string, after: string): boolean =>
  ownerTookNothing(groundOf(aVerificationCase({ step, before, on: "#save", after })));
const list = (...rows: string[]): string =>
  `table "Pumps"\n${rows.map((row) => `  row "${row}"`).join("\n")}`;

describe("the entry that the step names", () => {
  const small = 'Save the label "North 2" for the pump weir';
  const title = 'Save the label "Weir 2026" of the pump Weir';
  const owner = "Save Ida Falk's address ida@example.org";
  it.each<[string, string, string, boolean]>([
    ["reads without it, and another one with it", small, list("weir South 9", "weirside North 2"), true],
    ["has it", small, list("weir North 2", "weirside South 1"), false],
    ["has it under a longer name", title, list("Weir 2026 on", "Mill off"), false],
    ["stands beside a copy with the longer name", title, list("Weir on", "Weir 2026 on"), true],
    ["is one of two", small, list("weir South 9", "weir East 1", "weirside North 2"), false],
    ["is nowhere", small, list("mill South 9", "weirside North 2"), false],
    [
      "is told by a possessive",
      owner,
      list("idaf if@example.org Ida Falk", "idal ida@example.org Ida Lund"),
      true,
    ],
    ["has the address", owner, list("idaf ida@example.org Ida Falk", "idal il@example.org Ida Lund"), false],
    [
      "is what another line speaks of",
      'Save the note "North 2" for the pump weir',
      'list "Notes"\n  item "The weir leaks"\n  item "North 2"',
      false,
    ],
    [
      "is whom another task is about",
      'Add the task "Buy milk" for the user Ida Falk',
      list("Call Ida Falk", "Buy milk"),
      false,
    ],
    ["stands in another list", small, `${list("mill North 2")}\nlist "Recent"\n  item "weir"`, false],
  ])("%s", (_, step, after, says) => expect(took(step, after)).toBe(says));
});

it("keeps what came at another entry from being believed", () => {
  const of = (...rows: string[]) =>
    ruled({
      step: 'Save the label "North 2" for the pump weir',
      before,
      on: "#save",
      after: list(...rows),
      urlAfter: "https://garden.test/pumps",
      requests: ["POST /pumps/1 302 document", "GET /pumps 200 document"],
      again: true,
    }).says;
  expect(of("weir North 2", "weirside South 1")).toBe("verified");
  expect(of("weir South 9", "weirside North 2")).not.toBe("verified");
});
