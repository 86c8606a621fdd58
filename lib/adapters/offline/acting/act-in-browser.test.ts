import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { readGoal } from "../reading/read-goal";
import { actOnDrag } from "./act-in-browser";

/** How a thing is moved that the goal says to move. */
function moved(outline: string): string {
  const { nodes, url } = aPage(outline, { url: "https://hire.test/jobs" });
  const [want] = readGoal("Move Priya Nair to Interview", []);
  if (want?.do !== "drag") return want?.do ?? "nothing";
  const answer = actOnDrag(want, {
    digest: { url, title: "", nodes, omittedNodes: 0, lines: [], omittedLines: 0 },
    nodes,
    history: [],
    answers: [],
    tabs: [],
    attachments: [],
    now: new Date(2026, 10, 18),
    skipsHeld: false,
  });
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
  ["by hand where nothing else moves it", `item "Priya Nair" #who\n${column}`, 'dragAndDrop("who", "to")'],
])("a thing is moved %s", (_, outline, expected) => {
  expect(moved(outline)).toBe(expected);
});
