import { describe, expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { recordOfOther } from "./record-of-other";

const reports = (role = "item", first = "Slow winch"): string => `
  list "Reports"
    ${role} "${first}" #first
    ${role} "Loose rope" #second`;
/** What is open beside the list, to be changed. */
const open = (held: string, kind = 'textbox "Title"'): string =>
  `\n  region "Report"\n    ${kind} ="${held}" #title\n    button "High" #high\n    textbox "Note" #note`;
/** A row with its own way to delete it, while another entry is open. */
const binned = (row: string): string =>
  `${reports()}\n    row "${row}"\n      button "Delete" #bin${open("Loose rope")}`;
/** A button beside the list leads to the entry as well. */
const recent = { on: "#recent", before: `${reports()}${open("Loose rope")}\n  button "Slow winch" #recent` };
const set: CaseParts = {
  step: 'Set the priority of "Slow winch" to high',
  before: reports() + open("Loose rope"),
  on: "#high",
};
const other = (parts: Partial<CaseParts>): string | undefined =>
  recordOfOther(groundOf(aVerificationCase({ ...set, goal: "Tend the winch", ...parts })));

describe("what is open is called as another entry of the page", () => {
  it.each<[string, string | undefined, Partial<CaseParts>]>([
    ["its title stands in a field", "Loose rope", {}],
    ["the entries are rows", "Loose rope", { before: reports("row") + open("Loose rope") }],
    ["the entries are links", "Loose rope", { before: reports("link") + open("Loose rope") }],
    ["the entries stand in a tree", "Loose rope", { before: reports("treeitem") + open("Loose rope") }],
    [
      "the site is called so, beside its places",
      undefined,
      {
        step: "Set it to high",
        goal: 'Go to "Reports" and set it to high',
        before: `link "Quay office"\nlist "Places"\n  link "Reports"\n  link "Ropes"${open("Quay office")}`,
      },
    ],
    ["it is written in other letters", "LOOSE ROPE", { before: reports() + open("  LOOSE ROPE ") }],
    ["the goal quotes it", "Loose rope", { step: "Set it to high", goal: 'Set "Slow winch" to high' }],
    ["a text is typed into it", "Loose rope", { does: "setValue", on: "#note", value: "Soon" }],
    [
      "one of two quotes is an entry",
      "Loose rope",
      { step: 'Set the priority of "Slow winch" to "Very high"' },
    ],
    [
      "one of two quotes is what the control is called",
      "Loose rope",
      { step: 'Press "High" for "Slow winch"' },
    ],
    ["its title is the step's", undefined, { before: reports() + open("Slow winch") }],
    ["its title holds the step's", undefined, { before: reports() + open("Slow winch, new") }],
    [
      "one field holds the step's, and another the other entry's",
      undefined,
      { before: `${reports()}${open("Slow winch")}\n    textbox "After" ="Loose rope"` },
    ],
    ["its title is no entry's", undefined, { before: reports() + open("Torn sail") }],
    ["its title is a part of an entry's", undefined, { before: reports() + open("Loose") }],
    ["its title is too short to tell", undefined, { before: `${reports()}\n    item "Fog"${open("Fog")}` }],
    ["its title is just long enough", "Rope", { before: `${reports()}\n    item "Rope"${open(" Rope ")}` }],
    ["no entry bears the step's name", undefined, { step: 'Set the priority of "Torn sail" to high' }],
    [
      "an entry bears more than the step's name",
      undefined,
      { before: reports("item", "Slow winch again") + open("Loose rope") },
    ],
    [
      "only a heading bears the step's name",
      undefined,
      { before: reports("item", "Fog").replace("list", 'heading "Slow winch"\n  list') + open("Loose rope") },
    ],
    [
      "the entry of the step is hidden",
      undefined,
      { before: reports().replace("#first", "[hidden]") + open("Loose rope") },
    ],
    [
      "the other entry is hidden",
      undefined,
      { before: reports().replace("#second", "[hidden]") + open("Loose rope") },
    ],
    ["the entry of the step is opened by it", undefined, { step: 'Open "Slow winch"', on: "#first" }],
    ["the step quotes nothing", undefined, { step: "Set the priority to high" }],
    [
      "both names stand in one row, in two languages",
      undefined,
      {
        before: `table "Reports"\n  row "Slow winch Träge Winde"\n    link "Slow winch"\n    link "Träge Winde"${open("Träge Winde")}`,
      },
    ],
    [
      "both names stand in rows of their own",
      "Träge Winde",
      {
        before: `table "Reports"\n  row "Slow winch"\n    link "Slow winch"\n  row "Träge Winde"\n    link "Träge Winde"${open("Träge Winde")}`,
      },
    ],
    [
      "the step's own quote goes before the goal's",
      undefined,
      { step: 'Set "Loose rope" to high', goal: 'Set "Slow winch" to high' },
    ],
    [
      "it is to be called so",
      undefined,
      { step: 'Type "Slow winch" as the title', does: "setValue", on: "#title", value: "Slow winch" },
    ],
    [
      "it is done in the row of the entry itself",
      undefined,
      { step: 'Delete "Slow winch"', on: "#bin", before: binned("Slow winch 3 d") },
    ],
    [
      "it is done in the row of another entry",
      "Loose rope",
      { step: 'Delete "Slow winch"', on: "#bin", before: binned("Loose rope 2 d") },
    ],
    [
      "it is done in a part that is called so",
      "Loose rope",
      { before: reports() + open("Loose rope").replace('region "Report"', 'region "Slow winch"') },
    ],
    [
      "it is done to one of two in its row",
      undefined,
      { step: 'Put "Slow winch" behind "Torn sail"', on: "#bin", before: binned("Slow winch 3 d") },
    ],
    [
      "one of two quotes is open, and so is the other entry",
      undefined,
      {
        step: 'Set the priority of "Slow winch" to "Very high"',
        before: `${reports()}${open("Slow winch")}\n    textbox "After" ="Loose rope"`,
      },
    ],
    ["a button is called by the step's name", undefined, { step: 'Open "Slow winch"', ...recent }],
    [
      "a button is called by the goal's name",
      undefined,
      { step: "Open it", goal: 'Open "Slow winch"', ...recent },
    ],
    ["it is only pointed at", undefined, { does: "hover" }],
    [
      "the field is for searching by its kind",
      undefined,
      { before: reports() + open("Loose rope", 'textbox:search "Title"') },
    ],
    [
      "the field is for searching by its name",
      undefined,
      { before: reports() + open("Loose rope", 'textbox "Search reports"') },
    ],
    [
      "the field is for filtering by its prompt",
      undefined,
      { before: reports() + open("Loose rope", 'textbox "" ~"Filter by title"') },
    ],
    [
      "the field is hidden",
      undefined,
      { before: reports() + open("Loose rope", 'textbox "Title" [hidden]') },
    ],
    ["it is chosen in a list", undefined, { before: reports() + open("Loose rope", 'combobox "Report"') }],
  ])("%s: %s", (_, title, parts) => expect(other(parts)).toBe(title));

  it("is doubted", () => {
    const ground = groundOf(aVerificationCase(set));
    expect(doubtOfMeaning({ ground, check: "control-consumed", reason: "" })).toBe(
      'But what is open is "Loose rope".',
    );
  });
});
