import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnQuestion } from "./act-by-pressing";

const answered = (goal: string, question: string): string => {
  const outline = `dialog ""\n  heading "${question}"\n  button "Delete" #yes\n  button "Keep" #no`;
  const pressed = { action: 'click("d")', step: goal, outcome: "verified" as const, summary: "" };
  const answer = actOnQuestion(goal, goal, aPageContext(outline, [pressed]));
  return answer?.action ?? answer?.decision ?? "nothing";
};

it.each<[string, string, string, string]>([
  ["the thing", "Delete the old harbour map", "Delete “Harbour map”?", 'click("yes")'],
  ["the thing by more than the goal says", "Delete the map", "Delete “Map of the coast”?", 'click("yes")'],
  ["another thing", "Delete the old harbour map", "Delete “Night sailing”?", "cannot"],
  ["both", "Delete the harbour map", "Delete “Harbour map” from “Night sailing”?", 'click("yes")'],
  ["nothing by its name", "Delete the harbour map", "Are you sure?", 'click("yes")'],
])("a question about %s", (_, goal, question, expected) => {
  expect(answered(goal, question)).toBe(expected);
});
