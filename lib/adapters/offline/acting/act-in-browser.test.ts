import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnDrag } from "./act-in-browser";

/** How a thing is moved that the goal says to move. */
function moved(outline: string): string {
  const [want] = readGoal("Move Priya Nair to Interview", []);
  if (want?.do !== "drag") return want?.do ?? "nothing";
  const answer = actOnDrag(want, aPageContext(outline));
  return `${answer.prepares ? "first " : ""}${answer.action ?? answer.decision}`;
}

const menu = `
list ""
  item "Priya Nair ⋮ Move to Offer Move to Interview"
    button "Actions for Priya Nair" #who [expanded,popup]
    list ""
      menuitem "Move to Offer" #offer
      menuitem "Move to Interview" #interview
  item "Omar Reyes ⋮"
    button "Actions for Omar Reyes" #other [collapsed,popup]
heading:2 "Interview" #to`;
const column = 'heading:2 "Interview" #to';
it.each<[string, string, string]>([
  [
    "on the page that its link leads to",
    `link "Priya Nair" #who >"/applications/9"\n${column}`,
    'first click("who")',
  ],
  [
    "by the one list that offers where it is to go",
    'heading:1 "Priya Nair"\nform\n  combobox "Stage" #stage |"Screening|Interview" ="Screening"\n  button "Update"',
    'first select("stage", "Interview")',
  ],
  [
    "by what picking it in a tree offers",
    'list:tree "Stages"\n  treeitem "Applied" [expanded]\n  treeitem "Priya Nair" #who\n  treeitem "Interview" #to [collapsed]',
    'first click("who")',
  ],
  ["by what pressing it offers", `button "Priya Nair" #who\n${column}`, 'first click("who")'],
  ["by what its open menu offers", menu, 'click("interview")'],
  [
    "by none of a menu that goes elsewhere",
    menu.replaceAll("Move to Interview", "Move to Talent pool"),
    'first click("who")',
  ],
  [
    "by a menu that only its name tells",
    `item "Priya Nair Nursing 12 May ⋮"\n  heading:3 "Priya Nair" #who\n  button "More actions for Priya Nair" #more [collapsed]\n${column}`,
    'first click("more")',
  ],
  [
    "by nothing that is only switched",
    'item "Priya Nair Nursing, 12 May"\n  heading:3 "Priya Nair" #who\nbutton "Applied" [pressed]\nbutton "Interview" #to [unpressed]',
    'first click("to")',
  ],
  ["by hand where nothing else moves it", `item "Priya Nair" #who\n${column}`, 'dragAndDrop("who", "to")'],
])("a thing is moved %s", (_, outline, expected) => {
  expect(moved(outline)).toBe(expected);
});

const choosing = (own: string, value: string): string => `
list ""
  item "Priya Nair"
    combobox "${own}" #own |"Applied|Interview" ="${value}"
  item "Omar Reyes"
    combobox "Stage of Omar Reyes" #other |"Applied|Interview" ="Applied"
heading:2 "Interview" #to`;
it.each<[string, string, string]>([
  [
    "by the list that is called by it",
    choosing("Stage of Priya Nair", "Applied"),
    'select("own", "Interview")',
  ],
  ["by no list that has it chosen already", choosing("Stage of Priya Nair", "Interview"), "other"],
  ["by no list of another one", choosing("Stage", "Applied"), "other"],
])("a thing is moved %s", (_, outline, how) => {
  const answer = moved(outline);
  expect(answer === how || (how === "other" && !answer.startsWith("select"))).toBe(true);
});

const steps = (name: string): string => `
    button "Move ${name} up" #${name.toLowerCase()}-up
    button "Move ${name} down" #${name.toLowerCase()}-down`;
const ends = (name: string): string => `
    button "Move ${name} to the top" #${name.toLowerCase()}-top
    button "Move ${name} to the end" #${name.toLowerCase()}-end`;
const tasks = (more: (name: string) => string): string => `
heading:1 "Chores"
list "Today"
  item "Dishes"${more("Dishes")}
  item "Laundry"${more("Laundry")}`;
it.each<[string, string, string, string]>([
  [
    "by the control that says so",
    "Move 'Laundry' to the top of the list",
    tasks((one) => steps(one) + ends(one)),
    'click("laundry-top")',
  ],
  [
    "by the control for the other end",
    "Move 'Dishes' to the end of the list",
    tasks((one) => steps(one) + ends(one)),
    'click("dishes-end")',
  ],
  ["by none that moves it by one place", "Move 'Laundry' to the top of the list", tasks(steps), "cannot"],
])("a thing is moved to an end of its list %s", (_, goal, outline, expected) => {
  const [want] = readGoal(goal, []);
  const answer = want?.do === "drag" ? actOnDrag(want, aPageContext(outline)) : undefined;
  expect(answer?.action ?? answer?.decision).toBe(expected);
});

it.each<[string, string, string]>([
  ["Move the note Tide table to the archive", "Archive", 'click("go")'],
  ["Move the note Tide table to the archive", "Duplicate", "ask"],
  ["Move the note Tide table to the trash", "Move to trash", 'click("go")'],
])("%s: what its open menu offers, %s: %s", (goal, offered, expected) => {
  const outline = `button "All" [pressed]
button "Archive" #filter [unpressed]
button "Trash" #bin [unpressed]
item "Tide table Harbour office 3 pages ⋮ ${offered} Print"
  heading:2 "Tide table" #who
  button "Menu of Tide table" #m [expanded]
  list:menu ""
    menuitem "${offered}" #go
    menuitem "Print" #print
item "Tide marks Harbour office 1 page ⋮"
  heading:2 "Tide marks"
  button "Menu of Tide marks" #n [collapsed]`;
  const [want] = readGoal(goal, []);
  const opened = {
    action: 'click("m")',
    target: 'button "Menu of Tide table"',
    outcome: "verified",
    summary: "",
  } as const;
  const answer = want?.do === "drag" ? actOnDrag(want, aPageContext(outline, [opened])) : undefined;
  expect(answer?.action ?? answer?.decision).toBe(expected);
});
