import { expect, it } from "vitest";
import { readPlainCommand } from "@/lib/adapters/offline/reading/read-goal";
import { aPage } from "@/tests/support/a-page";
import { isPageOf, tabTold } from "./place-of-part";

const shelves = (open: string): string => `
heading:2 "Shelves"
tablist "Room"
${["Attic", "Cellar", "Open"].map((name) => `  tab "${name}" #${name.toLowerCase()} [${name === open ? "selected" : "unselected"}]`).join("\n")}
list ""
  item "Jars"
    button "Move Jars to the top" #top`;

it.each<[string, string, string, string]>([
  ["that the goal names", "Move 'Jars' to the top of the Cellar shelf", shelves("Attic"), "cellar"],
  ["of just that name", "Move 'Jars' to the top in Cellar", shelves("Attic"), "cellar"],
  ["none where it is open", "Move 'Jars' to the top of the Cellar shelf", shelves("Cellar"), "none"],
  ["none that it is to go to", "Move 'Jars' to the Cellar shelf", shelves("Attic"), "none"],
  [
    "none with a word that no heading says",
    "Move 'Jars' to the top of the Cellar drawer",
    shelves("Attic"),
    "none",
  ],
  [
    "none whose name is a word of another one",
    "Move 'Jars' to the top of the Open Day shelf",
    shelves("Attic"),
    "none",
  ],
  [
    "none where it is no tab that is open beside it",
    "Move 'Jars' to the top of the Cellar shelf",
    shelves("None"),
    "none",
  ],
])("the tab is opened %s", (_, goal, outline, expected) => {
  const command = readPlainCommand(goal, []);
  expect((command && tabTold(command, aPage(outline).nodes)?.id) ?? "none").toBe(expected);
});

it.each<[string, string, string, boolean]>([
  ["is said by the open tab", "Move 'Jars' to the top of the Attic shelf", shelves("Attic"), true],
  ["is not said by another tab", "Move 'Jars' to the top of the Attic shelf", shelves("Cellar"), false],
  ["is said by a heading", "Admit 'Jars' for Saturday", 'heading "Guests, Saturday 3 May"', true],
  ["is a value where nothing says it", "Admit 'Jars' for Saturday", 'heading "Guests"', false],
])("where it is done %s", (_, goal, outline, expected) => {
  const part = readPlainCommand(goal, [])?.parts.at(-1);
  expect(part && isPageOf(part, aPage(outline).nodes)).toBe(expected);
});
