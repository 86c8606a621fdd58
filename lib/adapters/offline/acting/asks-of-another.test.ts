import { expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnQuestion } from "./act-by-pressing";

const asking = (question: string): string =>
  `dialog ""\n  heading "${question}"\n  button "Delete" #yes\n  button "Keep" #no`;
const answered = (goal: string, outline: string, before: readonly PastAction[] = []): string => {
  const pressed = {
    action: 'click("d")',
    target: 'button "Delete"',
    step: goal,
    outcome: "verified" as const,
    summary: "",
  };
  const answer = actOnQuestion(goal, goal, aPageContext(outline, [...before, pressed]));
  return answer?.action ?? answer?.decision ?? "nothing";
};

it.each<[string, string, string, string]>([
  ["the thing", "Delete the old harbour map", "Delete “Harbour map”?", 'click("yes")'],
  ["the thing by more than the goal says", "Delete the map", "Delete “Map of the coast”?", 'click("yes")'],
  ["another thing", "Delete the old harbour map", "Delete “Night sailing”?", "cannot"],
  ["both", "Delete the harbour map", "Delete “Harbour map” from “Night sailing”?", 'click("yes")'],
  ["nothing by its name", "Delete the harbour map", "Are you sure?", 'click("yes")'],
  ["apostrophes", "Delete the old map", "This can't be undone and you'll lose it. Go on?", 'click("yes")'],
  ["more of these", "Delete my note", "Are you sure you don't want what you've typed?", 'click("yes")'],
  ["and more", "Delete my note", "You're about to go. It won't come back. Go on?", 'click("yes")'],
  ["another thing in these", "Delete my note", "You're sure 'Ida's map' can go?", "cannot"],
])("a question about %s", (_, goal, question, expected) => {
  expect(answered(goal, asking(question))).toBe(expected);
});

const rows = `
  table ""
    row "Ida Holm B-104 Delete"
      button "Delete" #d
    row "Bo Berg B-105 Delete"
      button "Delete" #other
  heading "What does “Net total” mean?"
  dialog ""
    heading "Delete “B-104”?"
    button "Delete" #yes
    button "Keep" #no`;

it.each<[string, string, string]>([
  ["Delete the invoice of Ida Holm", rows, 'click("yes")'],
  ["Delete the invoice of Bo Berg", rows, "cannot"],
  ["Delete the invoice of Ida Holm", rows.replace("Delete “B-104”?", "Are you sure?"), 'click("yes")'],
])("%s: what is asked is read with the row that was pressed in", (goal, outline, expected) => {
  expect(answered(goal, outline)).toBe(expected);
});

it("the row is that of the menu, whose entry is gone once it is pressed", () => {
  const outline = rows.replace("#d", "#menu");
  const opened = {
    action: 'click("menu")',
    target: 'button "Delete"',
    outcome: "verified" as const,
    summary: "",
  };
  expect(answered("Delete the invoice of Ida Holm", outline, [opened])).toBe('click("yes")');
});
