import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { readGoal } from "../reading/read-goal";
import { actOnDrag } from "./act-in-browser";

/** How a thing is moved that the goal says to move. */
function moved(outline: string): string {
  const [want] = readGoal("Move Priya Nair to Interview", []);
  if (want?.do !== "drag") return want?.do ?? "nothing";
  const answer = actOnDrag(want, aPageContext(outline));
  return `${answer.prepares ? "first " : ""}${answer.action ?? answer.decision}`;
}

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
  ["by what pressing it offers", `button "Priya Nair" #who\n${column}`, 'first click("who")'],
  ["by hand where nothing else moves it", `item "Priya Nair" #who\n${column}`, 'dragAndDrop("who", "to")'],
])("a thing is moved %s", (_, outline, expected) => {
  expect(moved(outline)).toBe(expected);
});
