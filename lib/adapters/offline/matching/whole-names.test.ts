import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const pier = (others = ""): string => `
  list ""
    item "Tar"${others}
  form ""
    textbox "New item" #item
    button "Add" #add`;

it.each<[string, string, string]>([
  ["Add Hemp rope to the pier list", pier(), "Hemp rope"],
  ["Add Hemp mooring rope to the pier list", pier(), "Hemp mooring rope"],
  ["Add Hemp to the pier list", pier(), "Hemp"],
  ["Add Hemp rope to the pier list", pier('\n    item "Hemp twine"'), "Hemp rope"],
  ["Please add Hemp rope to the pier list", pier(), "Hemp rope"],
  ["Add Hemp today", pier(), "Hemp"],
  ["Add Hemp next week", pier(), "Hemp"],
  ["Add Hemp quickly", pier(), "Hemp"],
  ["Add Hemp back to the pier list", pier(), "Hemp"],
  ["Add Ann Lee along to the pier list", pier(), "Ann Lee"],
  ["On the pier list, add Hemp mooring rope", pier(), "Hemp mooring rope"],
  ["Add Hemp rope (thin) to the pier list", pier(), "Hemp rope (thin)"],
  ["Add the Hemp rope to the pier list", pier(), "Hemp"],
  // What a thing is to be is no part of its name.
  ["Set Hemp aside", pier(), "Hemp"],
  ["Mark Hemp sold", pier(), "Hemp"],
  ["On the pier list, mark Hemp sold", pier(), "Hemp"],
  ["On the pier list, note Hemp sold", pier(), "Hemp"],
])("%s: what is entered", (goal, outline, expected) => {
  const { nodes, title } = aPage(outline);
  const found = fillFromGoal(goal, { nodes, title, known: [] });
  expect(found?.entries.map(({ value }) => value)).toEqual([expected]);
});

it("a thing that the page has by its short name is called so", () => {
  const { nodes, title } = aPage(
    'form ""\n  combobox "Boat" #boat |"Alba|Bora"\n  textbox:date "Day" #day\n  button "Book" #book',
  );
  const found = fillFromGoal("Book Alba skiff for 3 May 2027", { nodes, title, known: [] });
  expect(found?.entries.map(({ value }) => value)).toEqual(["Alba", "3 May 2027"]);
});
