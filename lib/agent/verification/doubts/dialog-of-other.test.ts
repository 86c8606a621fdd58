import { describe, expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { dialogOfOther } from "./dialog-of-other";

const list =
  '\n  list "Tapes"\n    item "Harbour dawn 12 min"\n    item "Night ferry 9 min"\n    item "Rain 3 min"\n    item "Fog 5 min"';
const dialog = (title: string, inside = "", after = ""): string =>
  `${list}\n  dialog "" #d\n    button "×"\n    heading "${title}"\n    checkbox "Lent out" [unchecked] #lent${inside}${after}`;
/** All of the page stands in one part of it. */
const inPart = (page: string): string => `\n  region "App"${page.replaceAll("\n", "\n  ")}`;
const ticked: CaseParts = {
  step: 'Tick Lent out in the details of "Night ferry"',
  before: dialog("Harbour dawn"),
  on: "#lent",
};
const titled = (parts: Partial<CaseParts>): string | undefined =>
  dialogOfOther(groundOf(aVerificationCase({ ...ticked, ...parts })));

const cell = (title: string, step: string): string | undefined =>
  dialogOfOther(groundOf(aVerificationCase({ step, before: dialog(title), on: "#lent" })));
it.each<[string, string, string | undefined]>([
  ["Seat (row 2, seat 14)", "Take the seat in the third row", "Seat (row 2, seat 14)"],
  ["Line 4", 'Keep "7 m" in line 5', "Line 4"],
  ["Edit cell (row 2, col 3)", "Save it in row 2, fourth column", "Edit cell (row 2, col 3)"],
  ["Edit cell (row 2, col 3)", "Save it in the second row, third column", undefined],
  ["Room 12", "Book the room for 3 people", undefined],
  ["Line 4", "Keep it in the last line", undefined],
  ["Line 4 of the list", "Keep it", undefined],
])("a dialog headed %s for %s: %s", (title, step, other) => expect(cell(title, step)).toBe(other));

describe("the dialog is about another entry than the step quotes", () => {
  it.each<[string, Partial<CaseParts>, string | undefined]>([
    ["its heading is the other one's", {}, "Harbour dawn"],
    ["its heading is the one's", { before: dialog("Night ferry") }, undefined],
    ["its heading is no entry's", { before: dialog("Details") }, undefined],
    ["its heading only begins an entry's word", { before: dialog("Harb") }, undefined],
    ["its heading is too short to tell", { before: dialog("Fog") }, undefined],
    ["its heading is just long enough", { before: dialog("Rain") }, "Rain"],
    ["its heading is all of an entry", { before: dialog("Rain 3 min") }, "Rain 3 min"],
    [
      "its name is the other one's",
      { before: dialog("Details").replace('dialog ""', 'dialog "Harbour dawn"') },
      "Harbour dawn",
    ],
    [
      "the quote stands in it",
      { before: dialog("Harbour dawn", '\n    text "Then Night ferry"') },
      undefined,
    ],
    [
      "a field in it holds the quote",
      { before: dialog("Harbour dawn", '\n    textbox "Title" ="Night ferry"') },
      undefined,
    ],
    [
      "its name has the quote",
      { before: dialog("Harbour dawn").replace('dialog ""', 'dialog "Night ferry"') },
      undefined,
    ],
    ["nothing behind it bears the quote", { step: 'Tick Lent out in the details of "Day ferry"' }, undefined],
    [
      "only a line behind it bears the quote",
      { step: 'Tick Lent out in the details of "Day ferry"', text: "Day ferry\nand more" },
      "Harbour dawn",
    ],
    [
      "one of two quotes stands in it",
      { step: 'Tick Lent out at "Harbour dawn", and not at "Night ferry"' },
      undefined,
    ],
    [
      "one of two quotes stands behind it",
      { step: 'Tick Lent out "to Bo" in the details of "Night ferry"' },
      "Harbour dawn",
    ],
    [
      "only a link beside it is called so",
      { before: `${dialog("Quiet snow")}\n  link "Quiet snow"` },
      undefined,
    ],
    [
      "only an entry in it is called so",
      { before: dialog("Quiet snow", '\n    item "Quiet snow 4 min"') },
      undefined,
    ],
    ["it lies in a part of the page", { before: inPart(dialog("Harbour dawn")) }, "Harbour dawn"],
    [
      "another one is open beside it",
      { before: `${dialog("Harbour dawn")}\n  dialog "More"` },
      "Harbour dawn",
    ],
    ["nothing is quoted", { step: "Tick Lent out in the details" }, undefined],
    ["the goal quotes it", { step: "Tick Lent out", goal: 'Lend "Night ferry"' }, "Harbour dawn"],
    [
      "the step's quote goes before the goal's",
      { step: 'Tick Lent out in the details of "Harbour dawn"', goal: 'Lend "Night ferry"' },
      undefined,
    ],
    ["it is only typed", { does: "setValue", value: "x" }, undefined],
    [
      "no dialog is open",
      {
        step: 'Tick Lent out in the details of "Day ferry"',
        before: `${list}\n  textbox "Title" ="Harbour dawn"\n  checkbox "Lent out" #lent`,
        text: "Harbour dawn\nDay ferry",
      },
      undefined,
    ],
  ])("%s", (_, parts, title) => {
    const goal = parts.goal ?? parts.step ?? "Lend a tape";
    expect(titled({ goal, ...parts })).toBe(title);
  });

  it("is doubted", () => {
    const ground = groundOf(aVerificationCase(ticked));
    expect(doubtOfMeaning({ ground, check: "toggle-read-back", reason: "" })).toBe(
      'But the dialog is about "Harbour dawn".',
    );
  });
});

describe("the title is written over in the first field of the dialog", () => {
  const field = (value: string, more = ""): string =>
    `${list}\n  dialog "" #d\n    textbox "Title" ="${value}"${more}\n    checkbox "Lent out" [unchecked] #lent`;
  it.each<[string, string, string, string | undefined]>([
    ["a line behind is just so", field("Harbour dawn"), "Harbour dawn\n12 min", "Harbour dawn"],
    ["a line behind only has it", field("Harbour dawn"), "Harbour dawn, 12 min", undefined],
    ["it is just long enough", field("Hail"), "Hail\nMist", "Hail"],
    ["it is too short to tell", field("Fog"), "Fog\nMist", undefined],
    ["a later field holds it", field("", '\n    textbox "Maker" ="Harbour dawn"'), "Harbour dawn", undefined],
  ])("%s", (_, before, text, title) => expect(titled({ before, text })).toBe(title));
});

describe("the control stands beside the dialog", () => {
  const beside = '\n  button "Lend" #lent';
  const other = (state: string): string => `\n  dialog "More" #more ${state}\n    heading "Help"`;
  const step = 'Lend "Night ferry"';
  const shut = dialog("Harbour dawn").replace("#lent", "#inside");
  it.each<[string, string, string | undefined]>([
    ["the only one that is open", shut + beside, "Harbour dawn"],
    ["one of two", shut + other("") + beside, undefined],
    ["beside a hidden one", shut + other("[hidden]") + beside, "Harbour dawn"],
    ["with another one in it", `${shut}\n    dialog "More"${beside}`, "Harbour dawn"],
  ])("%s", (_, before, title) => expect(titled({ step, before })).toBe(title));

  it("is the outer dialog where one lies in the other", () => {
    const inner = dialog("Harbour dawn", '\n    dialog "Rain"\n      button "Lend" #in').replace(
      "#lent",
      "#x",
    );
    expect(titled({ step, before: inner, on: "#in" })).toBe("Harbour dawn");
  });

  it("says nothing where the control itself bears the quote", () => {
    const before = `${shut}\n  button "Lend Night ferry" #lent`;
    expect(titled({ step, before })).toBeUndefined();
  });
});
