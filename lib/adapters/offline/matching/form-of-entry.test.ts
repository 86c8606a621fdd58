import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const lots = `
  item "Oak bench Highest bid: € 80 Bid"
    form ""
      textbox "Your bid" #bench [required]
      button "Bid" #b1
  item "Walnut clock Highest bid: € 38 Bid"
    form ""
      textbox "Your bid" #clock [required]
      button "Bid" #b2
  item "Walnut mirror Highest bid: € 53 Bid"
    form ""
      textbox "Your bid" #mirror [required]
      button "Bid" #b3`;
const tables = `
  item "Table 4 Add guest"
    form ""
      textbox "Guest name" #four [required]
      button "Add guest" #g4
  item "Table 5 Add guest"
    form ""
      textbox "Guest name" #five [required]
      button "Add guest" #g5`;
const devices = ["Boiler", "Floor heating"]
  .map(
    (name) =>
      `\n  form "${name}"\n    radio "Comfort" #${name.charAt(0)}1 [checked]\n    radio "Eco" #${name.charAt(0)}2 [unchecked]\n    button "Apply"`,
  )
  .join("");
const yarns = ["Merino Fine", "Merino Chunky"]
  .map(
    (name) =>
      `\n  heading:2 "${name}"\n  form ""\n    textbox:number "Skeins" #${name.replace(" ", "")} ="1"\n    button "Add to basket"`,
  )
  .join("");

it.each<[string, string, string | undefined]>([
  ["Put 3 skeins of the Merino Chunky in my basket", yarns, "MerinoChunky"],
  ["Put 3 skeins of the Merino in my basket", yarns, undefined],
  ["Switch the boiler to Eco mode", devices, "B2"],
  ["Switch the heating to Eco mode", devices, "F2"],
  ["Switch to Eco mode", devices, undefined],
  ["Bid 45 euros on the walnut clock", lots, "clock"],
  ["Bid 45 euros on the mirror", lots, "mirror"],
  ["Bid 45 euros on the walnut thing", lots, undefined],
  ["Bid 45 euros", lots, undefined],
  ["Add Marta Lind to table 5", tables, "five"],
])("%s: of forms that are alike the one whose entry the goal tells", (goal, outline, field) => {
  const filled = fillFromGoal(goal, { ...aPage(outline), known: [] });
  expect(filled?.entries[0]?.node.id).toBe(field);
});
