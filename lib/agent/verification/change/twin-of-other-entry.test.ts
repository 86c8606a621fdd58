import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isTwinOfOtherEntry } from "./twin-of-other-entry";

const list = (names: readonly string[]): string => `
  heading "Plants"
  table "Plants"
${names.map((name, at) => `    row "${name}"\n      button "Edit" #edit${at}`).join("\n")}`;
const form = (name: string): string => `
  heading "Edit a plant"
  form
    textbox "Name" ="${name}"
    button "Save"`;
const edited: CaseParts = {
  step: 'Edit the plant "Fern"',
  before: list(["Moss 2", "Fern 3", "Ivy 4"]),
  on: "#edit0",
  after: form("Moss"),
  urlAfter: "https://garden.test/plants/1",
  again: true,
};
const rows: readonly (CaseParts & { when: string; is: boolean })[] = [
  { when: "the form of another row came up", is: true, ...edited },
  { when: "the form holds the name all the same", is: false, ...edited, after: form("Fern") },
  { when: "it is of the row named", is: false, ...edited, on: "#edit1" },
  { when: "two rows bear the name", is: false, ...edited, before: list(["Moss 2", "Fern 3", "Fern 4"]) },
  {
    when: "the row that was used bears it too",
    is: false,
    ...edited,
    before: list(["Fern, dwarf", "Fern 3", "Ivy 4"]),
  },
  { when: "the step quotes nothing", is: false, ...edited, step: "Edit the second plant" },
  { when: "no row bears it", is: false, ...edited, step: 'Edit the plant "Oak"' },
];

describe("a control that every row of a list has", () => {
  it.each(rows)("$when: $is", ({ is, ...parts }) => {
    expect(isTwinOfOtherEntry(groundOf(aVerificationCase(parts)))).toBe(is);
  });
});
