import { expect, it } from "vitest";
import { anAction, aVerdict } from "@/tests/support/a-task";
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

const mail = "Mark the mail from Ida as read and move it to the folder 'House'";
const opened = anAction({
  target: { id: "3", role: "link", name: "Ida: Hello", path: "" },
  verdict: aVerdict({ check: "known-destination" }),
});
const box = anAction({ target: { id: "4", role: "checkbox", name: "Ida: Hello", path: "" } });
const of = (...names: string[]) => [...names, "Ida: Hello", "House"];

it.each<[string, string[], number]>([
  ["it was only opened and moved", left(mail, [opened, press("Move")], of("Move")), 1],
  ["it was marked too", left(mail, [opened, press("Mark as read"), press("Move")], of("Mark as read")), 0],
  ["what proves it says so", left(mail, [opened, press("Move")], of("Move", "Ida: Hello, read")), 0],
  ["it was ticked", left(mail, [opened, box], of()), 0],
  ["a state answers to the verb", left(mail, [opened, press("Move")], of("Move"), "mark"), 0],
])("a state that a thing is to have beside another command, where %s", (_, sentences, count) => {
  expect(sentences).toHaveLength(count);
});
