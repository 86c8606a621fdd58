import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPage } from "@/tests/support/a-page";
import { writePlan } from "./write-plan";

const goal = "Assign room 214 to Helena Marsh";
const row = (guest: string, button: string) =>
  `  row "${guest}"\n    combobox "Room for ${guest}" |"Choose…|112|214"\n    ${button}\n`;
const chosen = 'Select "214" in the "Room for Helena Marsh" list';

it.each([
  [
    "its button",
    (guest: string) => `button "Assign room to ${guest}"`,
    [chosen, 'Click "Assign room to Helena Marsh"'],
  ],
  ["a button of one name with others", () => 'button "Save"', [chosen, "Save the change"]],
  [
    "a button for it of one name with others",
    () => 'button "Assign"',
    [chosen, 'Click "Assign" in "Helena Marsh"'],
  ],
  ["no button that does it", (guest: string) => `button "Call ${guest}"`, [chosen]],
  ["a menu", (guest: string) => `button "Assign ${guest}" [popup]`, [chosen]],
])("sends what is chosen in a row with %s", (_, button, steps) => {
  const guests = ["Oskar Lind", "Helena Marsh"];
  const { nodes, url } = aPage(`table "Arrivals"\n${guests.map((one) => row(one, button(one))).join("")}`);
  const plan = writePlan(goal, readGoal(goal, []), { nodes, url, title: "" });
  expect(plan.steps.map(({ description }) => description)).toEqual(steps);
});

it.each([
  ["with the button that stores the changes of the page", 'button "Apply changes"', ["Save the change"]],
  ["by itself where no button stores it", 'button "Print"', []],
])("sends what is chosen in a row %s", (_, button, steps) => {
  const rows = ["Budget review", "Team lunch"].map(
    (name) => `  item "${name}"\n    combobox "Day for ${name}" |"Tuesday|Thursday" ="Tuesday"\n`,
  );
  const { nodes, url } = aPage(`list "Week"\n${rows.join("")}${button}`);
  const asked = 'Move the meeting "Budget review" to Thursday';
  const plan = writePlan(asked, readGoal(asked, []), { nodes, url, title: "" });
  const chosen = 'Select "Thursday" in the "Day for Budget review" list';
  expect(plan.steps.map(({ description }) => description)).toEqual([chosen, ...steps]);
});

const tool = (name: string, label = `Day for ${name}`) =>
  `combobox "${label}" |"Thursday 4 June|Friday 5 June" &"${name}"\nbutton "Reserve" &"${name}"\n`;
const reserved = 'Click "Reserve" in "Tile cutter"';
it.each<[string, string, string[]]>([
  [
    "after it",
    tool("Hedge trimmer") + tool("Tile cutter"),
    ['Select "Friday 5 June" in the "Day for Tile cutter" list', reserved],
  ],
  [
    "by what stands before it alone",
    tool("Hedge trimmer", "Day") + tool("Tile cutter", "Day"),
    ['Select "Friday 5 June" in the "Day" list in "Tile cutter"', reserved],
  ],
  [
    "as one of all such things",
    'combobox "Day for a cutter" |"Thursday 4 June|Friday 5 June" &"Cutters"\nbutton "Reserve" &"Cutters"',
    [
      "Open the form to add a tile cutter",
      'Enter "Friday 5 June" in the name field',
      "Submit the form for the new tile cutter",
      "Confirm it",
    ],
  ],
  [
    "as a chooser of any day, where one list is all there is",
    'combobox "Day" |"Thursday 4 June|Friday 5 June"\nbutton "Reserve"',
    [
      "Open the form to add a tile cutter",
      'Enter "Friday 5 June" in the name field',
      "Submit the form for the new tile cutter",
      "Confirm it",
    ],
  ],
])("takes the list of a thing that is there already, called %s", (_, outline, steps) => {
  const { nodes, url } = aPage(`heading:1 "Tools"\n${outline}`);
  const asked = "Reserve the tile cutter for Friday 5 June";
  const plan = writePlan(asked, readGoal(asked, []), { nodes, url, title: "" });
  expect(plan.steps.map(({ description }) => description)).toEqual(steps);
});
