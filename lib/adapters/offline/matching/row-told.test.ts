import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { inRowOfRest, inRowTold, isInRowOfOther, listOffering } from "./row-told";

const { nodes } = aPage(`
  table "Jobs"
    row "Red Heron oil change"
      combobox "Status" #oil |"Waiting|Finished"
    row "Red Heron brakes"
      combobox "Status" #brakes |"Waiting|Finished"
    row "White Egret brakes"
      combobox "Status" #egret |"Waiting|Finished"
`);

it.each<[string, string, string | undefined]>([
  ["the row with most of the words", "brakes job on the red heron", "brakes"],
  ["not where two rows have as many", "job on the red heron", undefined],
  ["not by a single word", "white boat", undefined],
])("a list is found in %s", (_, name, id) => {
  expect(listOffering("finished", inRowTold(name, nodes))?.id).toBe(id);
});

it("is none that does not offer it", () => {
  expect(listOffering("Sold", inRowTold("brakes on the red heron", nodes))).toBeUndefined();
});

const outings = aPage(`
  table "Outings"
    row "Monday 6:00 Kittiwake"
      button "Cancel" #monday
    row "Tuesday 6:00 Kittiwake"
      button "Cancel" #early
    row "Tuesday 18:30 Kittiwake"
      button "Cancel" #late
`).nodes;
it.each<[string, string, string[]]>([
  ["the one row that has the rest", "Cancel the Monday outing of Kittiwake", ["monday"]],
  ["the one row that has all the rest", "Cancel the Tuesday outing of Kittiwake at 18:30", ["late"]],
  ["all where two rows have it", "Cancel the Tuesday outing of Kittiwake", ["monday", "early", "late"]],
  ["all where no row has it", "Cancel the Friday outing of Kittiwake", ["monday", "early", "late"]],
  [
    "all where no row has all of it",
    "Cancel the Monday outing of Kittiwake at 18:30",
    ["monday", "early", "late"],
  ],
  [
    "all where none has the day",
    "Cancel the Friday outing of Kittiwake at 18:30",
    ["monday", "early", "late"],
  ],
  ["all where nothing else is named", "Cancel the outing of Kittiwake", ["monday", "early", "late"]],
])("what stands in several rows is that of %s", (_, text, ids) => {
  const own = outings.filter(({ role }) => role === "button");
  expect(inRowOfRest(text, "Kittiwake", own, outings).map(({ id }) => id)).toEqual(ids);
});

it("what stands outside of the one row is kept where nothing else is named", () => {
  const { nodes: all } = aPage('button "Cancel all" #all\nrow "Monday Kittiwake"\n  button "Cancel" #one');
  const own = all.filter(({ role }) => role === "button");
  expect(inRowOfRest("Cancel the outing of Kittiwake", "Kittiwake", own, all)).toHaveLength(2);
});

const tours = aPage(`
  list "Lists"
    item "Choir"
  table "Tours"
    row "Ida Falk Oslo"
      button "Cancel" #oslo
    row "Ole Holm Bergen"
      button "Cancel" #ole
    row "Ida Falk Bergen"
      button "Cancel" #bergen
  button "Cancel all" #all
`).nodes;
it.each<[string, string, string, boolean]>([
  ["lacks one of the names", "Cancel the tour of Ida Falk to Bergen", "oslo", true],
  ["lacks the other one", "Cancel the tour of Ida Falk to Bergen", "ole", true],
  ["has both names", "Cancel the tour of Ida Falk to Bergen", "bergen", false],
  ["lacks what only another list has", "Remove the tour of Ida Falk from Choir", "oslo", false],
  ["lacks what no row has", "Cancel the tour of Ida Falk from Tromso", "oslo", false],
  ["is none", "Cancel the tour of Ida Falk to Bergen", "all", false],
])("the row of a control %s", (_, text, id, is) => {
  const control = tours.find((node) => node.id === id);
  expect(control && isInRowOfOther(control, text, tours)).toBe(is);
});
