import { describe, expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { standsAtLongerName, standsBesideOld, standsInOtherColumn, standsTheOtherWay } from "./told-amiss";

const typed = (name: string, value: string, was = ""): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
  was,
});
const ticked = (name: string, state: "checked" | "unchecked" = "checked"): Entered => ({
  kind: "element",
  element: { role: "checkbox", name },
  state,
});
const table = (...lines: string[]) => aPage('heading "List"', { text: lines.join("\n") });

describe("what was put into one field and stands in the column of another one", () => {
  it.each<[string, Entered[], string[], boolean]>([
    [
      "two swapped",
      [typed("First name", "Grant"), typed("Last name", "Morris")],
      ["First name | Last name", "Ola | Berg", "Morris | Grant"],
      true,
    ],
    [
      "as entered",
      [typed("First name", "Grant"), typed("Last name", "Morris")],
      ["First name | Last name", "Morris | Grant", "Grant | Morris"],
      false,
    ],
    [
      "the way of a sum",
      [typed("From", "Savings"), typed("To", "Holiday"), typed("Amount", "40")],
      ["From | To | Amount", "Holiday | Savings | 40.00"],
      true,
    ],
    [
      "a note that is not there",
      [typed("Meeting", "Board lunch"), typed("Note", "Wheelchair access")],
      ["Meeting | Note", "Board lunch | –"],
      true,
    ],
    [
      "a note in another form",
      [typed("Meeting", "Board lunch"), typed("Note", "Wheelchair access needed")],
      ["Meeting | Note", "Board lunch | Wheelch…"],
      false,
    ],
    [
      "a box that stayed off",
      [typed("Name", "Ida Falk"), ticked("Vegetarian")],
      ["Name | Vegetarian", "Ida Falk | No"],
      true,
    ],
    [
      "a box that is on",
      [typed("Name", "Ida Falk"), ticked("Vegetarian")],
      ["Name | Vegetarian", "Ida Falk | Yes"],
      false,
    ],
    [
      "a box that stayed on",
      [typed("Name", "Ida Falk"), ticked("Parking", "unchecked")],
      ["Name | Parking", "Ida Falk | ✓"],
      true,
    ],
    [
      "columns of other names",
      [typed("Weight (kg)", "2.5"), typed("Item", "Rye")],
      ["Item | Shelf", "Rye | –"],
      false,
    ],
    ["no table", [typed("Name", "Ida Falk"), typed("Town", "Sopot")], ["Ida Falk", "Sopot"], false],
  ])("%s", (_, entered, lines, expected) => {
    expect(standsInOtherColumn(entered, table(...lines))).toBe(expected);
  });
});

describe("a way that is told in reverse", () => {
  const way = [typed("Start", "Bergen"), typed("End", "Oslo")];
  it.each<[string, string[], boolean]>([
    ["Book a trip from Bergen to Oslo", ["Oslo → Bergen"], true],
    ["Book a trip from Bergen to Oslo", ["Bergen → Oslo"], false],
    ["Book a trip from Bergen to Oslo", ["Oslo – Bergen", "Bergen – Oslo"], false],
    ["Buche die Fahrt von Bergen nach Oslo", ["Oslo nach Bergen"], true],
    ["Book a trip from Bergen to Oslo", ["Oslo, Bergen"], false],
    ["Add Bergen and Oslo to my towns", ["Oslo – Bergen"], false],
  ])("%s: %j, %s", (goal, lines, expected) => {
    expect(standsTheOtherWay(way, table(...lines), goal)).toBe(expected);
  });
});

describe("a value at a thing whose name goes on", () => {
  const rows = (...names: string[]) =>
    aPage(`table "List"\n${names.map((name) => `  row "${name.replaceAll(" | ", " ")}"`).join("\n")}`, {
      text: names.join("\n"),
    });
  const begun = [
    anAction({ target: { id: "e", role: "link", name: "Edit", path: "table/row:Oak shelf 75 Edit" } }),
  ];
  it.each<[string, string, string[], boolean]>([
    [
      "beside the thing itself",
      "Change the price of the Oak shelf to 89",
      ["Oak shelf | 75", "Oak shelf small | 89"],
      true,
    ],
    [
      "in small letters",
      "Change the price of the oak shelf to 89",
      ["Oak shelf | 75", "Oak shelf small | 89"],
      true,
    ],
    [
      "at the thing",
      "Change the price of the Oak shelf to 89",
      ["Oak shelf | 89", "Oak shelf small | 40"],
      false,
    ],
    ["at both", "Change the price of the Oak shelf to 89", ["Oak shelf | 89", "Oak shelf small | 89"], false],
    [
      "where none is called just so",
      "Change the price of the Oak shelf to 89",
      ["Oak shelf small | 89"],
      false,
    ],
    ["made anew", "Add the Oak shelf for 89", ["Oak shelf | 75", "Oak shelf small | 89"], false],
  ])("%s", (_, goal, names, expected) => {
    expect(standsAtLongerName(["89"], rows(...names), { goal, history: begun })).toBe(expected);
  });
});

describe("what was typed over stands there still", () => {
  const tel = "Change the phone number of Ada to 555 0143";
  const title = "Change the title of the note 'Plan' to 'Harvest'";
  it.each<[string, string, Entered, string[], boolean]>([
    ["beside the new one", tel, typed("Phone", "555 0143", "555 0101"), ["Ada 555 0101, 555 0143"], true],
    ["in place of nothing", tel, typed("Phone", "555 0143", "555 0101"), ["Ada 555 0143"], false],
    ["as what it was", tel, typed("Phone", "555 0143", "555 0101"), ["Ada 555 0143 (was 555 0101)"], false],
    ["in another entry", tel, typed("Phone", "555 0143", "555 0101"), ["Ada 555 0143", "Bo 555 0101"], false],
    ["under its old name", title, typed("Title", "Harvest", "Plan"), ["Plan", "Harvest (copy)"], true],
    ["under its new name", title, typed("Title", "Harvest", "Plan"), ["Harvest", "Plan of the house"], false],
    [
      "the old name with all that the new one says",
      'Rename the oak shelf in the east hall to "Elm"',
      typed("Name", "Elm", "Oak shelf"),
      ["Elm in the east hall", "Oak shelf in the east hall"],
      true,
    ],
    [
      "the old name with something else",
      'Rename the oak shelf in the east hall to "Elm"',
      typed("Name", "Elm", "Oak shelf"),
      ["Elm in the east hall", "Oak shelf in the west hall"],
      false,
    ],
    [
      "what the goal does not call it by",
      'Rename the shelf in the east hall to "Elm"',
      typed("Name", "Elm", "Oak shelf"),
      ["Elm in the east hall", "Oak shelf in the east hall"],
      false,
    ],
    ["a short number", "Set the seats of Ada to 6", typed("Seats", "6", "4"), ["Ada 6, row 4"], false],
  ])("%s", (_, goal, one, rows, expected) => {
    const page = aPage(rows.map((name) => `row "${name}"`).join("\n"), { text: rows.join("\n") });
    expect(standsBesideOld([one], page, goal)).toBe(expected);
  });
});
