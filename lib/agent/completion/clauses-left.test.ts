import { expect, it } from "vitest";
import { anAction } from "@/tests/support/a-task";
import { clausesLeft } from "./clauses-left";

const press = (name: string) =>
  anAction({
    action: { name: "click", args: ["1"] },
    target: { id: "1", role: "button", name, path: "main" },
  });
const typed = anAction({
  action: { name: "setValue", args: ["2", "oat milk"] },
  target: { id: "2", role: "textbox", name: "Item", path: "main" },
});
const goal = "Put oat milk on the shopping list and tick off that I took out the glass";
const left = (
  text: string,
  records = [typed, press("Add")],
  texts = ["oat milk", "Item", "Add"],
  done = "",
) => clausesLeft(text, { records, texts, isDone: (verb) => verb === done });

it("a command of which nothing says a word is left, where fewer things were done than were commanded", () => {
  expect(left(goal)).toEqual(['Nothing that was done speaks of "tick off that I took out the glass".']);
});

it.each<[string, string[]]>([
  ["something acted on says a word of it", left(goal, undefined, ["oat milk", "Take out the glass"])],
  ["something that was done answers to its verb", left(goal, undefined, undefined, "tick")],
  ["as many things were done as were commanded", left(goal, [press("Add"), press("Done")])],
  ["it only looks", left("Put oat milk on the shopping list and show me the chores")],
  ["it has no object of its own", left("Put oat milk on the list and save it")],
  ["the goal has one command", left("Put oat milk on the shopping list")],
  ["no command is spoken of", left(goal, undefined, ["Hafermilch"])],
])("nothing is left where %s", (_, sentences) => {
  expect(sentences).toEqual([]);
});
