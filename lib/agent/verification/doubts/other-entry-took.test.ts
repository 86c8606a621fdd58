import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { otherEntryTook } from "./other-entry-took";

const page = (home: string, office: string, form = "") => `
  list "Addresses"
    item "Home ${home}" #home
    item "Office ${office}" #office
    item "Cabin Rome" #cabin
    item "Farm Bern" #farm
    item "Shop Oslo" #shop
${form}`;
const form = '  form ""\n    textbox "City" ="Boston"\n    button "Save" #save';
const took = (step: string, after: string): boolean =>
  otherEntryTook(
    groundOf(aVerificationCase({ step, before: page("Leeds", "York", form), on: "#save", after })),
  );

describe("what the step says of one entry", () => {
  it.each<[string, string, string, boolean]>([
    ["was taken by another one", "Save the office address with Boston", page("Boston", "York"), true],
    ["was taken by that one", "Save the office address with Boston", page("Leeds", "Boston"), false],
    ["was taken by both", "Save the office address with Boston", page("Boston", "Boston"), false],
    ["was taken by none", "Save the office address with Boston", page("Leeds", "York"), false],
    ["tells neither of them", "Save the address with Boston", page("Boston", "York"), false],
    ["tells both of them", "Save the office address at home with Boston", page("Boston", "York"), false],
  ])("%s", (_, step, after, says) => expect(took(step, after)).toBe(says));
});

describe("a word that tells whose it is", () => {
  const people = (ida: string, ole: string): string =>
    `\n  table "Crew"\n    row "Name Phone"\n    row "Falk idaf ${ida}"\n    row "Holm oleh ${ole}"\n${form}`;
  const goal = "Change the phone of idaf to 555";
  it.each<[string, string, string, boolean]>([
    ["stands in another row than the one that changed", goal, people("111", "555"), true],
    ["stands in the one that changed", goal, people("555", "222"), false],
    ["stands in no row", "Change the phone of ida to 555", people("111", "555"), false],
    [
      "with its kind stands in another row",
      "Change the phone of the mate idaf to 555",
      people("111", "555"),
      true,
    ],
    [
      "tells a field and no owner",
      "Change the day of delivery to 555",
      people("111", "555").replace("Falk", "delivery"),
      false,
    ],
    ["is no owner", "Change the phone idaf to 555", people("111", "555"), false],
  ])("%s", (_, said, after, is) => {
    const parts = { step: "Save it", goal: said, before: people("111", "222"), on: "#save", after };
    expect(otherEntryTook(groundOf(aVerificationCase(parts)))).toBe(is);
  });
});

it("tells nothing by the heading of a table", () => {
  const table = (name: string): string =>
    `\n  table "Checks"\n    row "Name State"\n    row "${name} up"\n    row "Backup down"\n  button "Save" #save`;
  const renamed = (step: string): boolean =>
    otherEntryTook(
      groundOf(aVerificationCase({ step, before: table("Logs"), on: "#save", after: table("Logs old") })),
    );
  expect(renamed("Store the new name")).toBe(false);
  expect(renamed("Store the new state of the backup")).toBe(true);
});

it("tells nothing by a part of the page that holds a list", () => {
  const shelf = (files: string): string =>
    `\n  list\n    item "Name Size"\n    item "Archive"\n    item "Ana ${files}"\n${files
      .split(" ")
      .map((file) => `      button "${file}"`)
      .join("\n")}\n  button "Save" #save`;
  const took = (before: string, after: string): boolean =>
    otherEntryTook(
      groundOf(
        aVerificationCase({
          step: "Store the new name",
          before: shelf(before),
          on: "#save",
          after: shelf(after),
        }),
      ),
    );
  expect(took("a.txt b.txt c.txt d.txt", "a.txt b.txt c.txt e.txt")).toBe(false);
  expect(took("a.txt b.txt", "a.txt c.txt")).toBe(true);
});

const drugs = (first: string, second: string, more = ""): string =>
  `\n  list "Templates"\n    item "Metformin 500mg ${first}"\n    item "Metformin 1000mg ${second}"\n    item "Insulin ${more}"\n  button "Save" #save`;
const features = (one: string, other: string): string =>
  `\n  table "Targets"\n    row "Feature Q3 Q4"\n    row "Auto Layout 45% ${one}"\n    row "Smart Help 60% ${other}"\n  button "Save" #save`;
const saved = (step: string, before: string, after: string, goal?: string): boolean =>
  otherEntryTook(
    groundOf(aVerificationCase({ step, before, after, on: "#save", ...(goal ? { goal } : {}) })),
  );

it.each<[string, string, string, boolean]>([
  ["another strength took it", "Save 90 pieces for Metformin 500mg", drugs("60", "90"), true],
  ["that strength took it", "Save 90 pieces for Metformin 500mg", drugs("90", "60"), false],
  ["the step tells no strength", "Save 90 pieces for Metformin", drugs("60", "90"), false],
  ["no entry is of that strength", "Save 90 pieces for Metformin 850mg", drugs("60", "90"), false],
])("signs of letters and digits: %s", (_, step, after, says) => {
  expect(saved(step, drugs("60", "60"), after)).toBe(says);
});

it.each<[string, string, string | undefined, boolean]>([
  ["the goal says another one", features("55%", "70%"), "Set the Q4 target of Smart Help to 55%", true],
  ["the goal says this one", features("55%", "70%"), "Set the Q4 target of Auto Layout to 55%", false],
  [
    "the goal says both",
    features("55%", "70%"),
    "Set the target of Auto Layout as that of Smart Help",
    false,
  ],
  ["the goal says none", features("55%", "70%"), undefined, false],
])("what a row is called by: %s", (_, after, goal, says) => {
  expect(saved('Save the value "55%" of the cell', features("70%", "70%"), after, goal)).toBe(says);
});

it("says nothing of an entry that got another title", () => {
  const after = features("70%", "70%").replace("Auto Layout", "New Layout");
  expect(
    saved("Save the title", features("70%", "70%"), after, "Call the one above Smart Help New Layout"),
  ).toBe(false);
});

it.each<[string, string, boolean]>([
  ["what the control says is the deed", "Create the berth", false],
  ["the control says something else", "Keep it", true],
])("%s", (_, control, says) => {
  const lists = (count: string): string =>
    `\n  list "Lists"\n    item "Berths and piers"\n    item "Tasks ${count}"\n    item "Boats 4"\n  button "${control}" #save`;
  expect(saved("Create the berth with the form", lists("2"), lists("3"))).toBe(says);
});

it.each<[string, string, boolean]>([
  ["a column is called as the step's own verb", "Finish adding the berth", false],
  ["the step says the column", "Add the berth to Done", true],
])("%s", (_, step, says) => {
  const columns = (count: string): string =>
    `\n  list "Columns"\n    item "Open ${count}"\n    item "Done 4"\n  button "Keep" #save`;
  expect(saved(step, columns("2"), columns("3"))).toBe(says);
});
