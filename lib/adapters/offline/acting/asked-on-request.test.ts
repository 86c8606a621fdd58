import { expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";

const past = (...actions: string[]): PastAction[] =>
  actions.map((action) => ({ action, outcome: "verified", summary: "" }));
/** The next action, `first` where it only prepares. */
const next = (goal: string, outline: string, history: PastAction[] = []): string => {
  const answer = actOnRequest(goal, aPageContext(outline, history));
  return answer ? `${answer.prepares ? "first " : ""}${answer.action}` : "none";
};

const tree = (name: string): string =>
  `\ntreeitem "Greens" [expanded] #greens\ntreeitem "Dulse" &"Greens" #dulse\ntreeitem "${name}" &"Greens" #leaf`;
it.each([
  ["is gone down to", "Kelp", 'first click("leaf")'],
  ["is not, where it is another one", "Kelpie", "none"],
])("an entry of a tree that the goal is about %s", (_, name, expected) => {
  expect(next("Set the price of 'Kelp' in Greens to 4", tree(name))).toBe(expected);
});

const form = (tags: string, save: string, chip = ""): string =>
  `\nform "Photo"\n  textbox "Tags" ="${tags}" [focused] #tags\n${chip}  button "Save photo" ${save}#save`;
const goal = 'Add the tag "reef" to the photo';
const typed = 'setValue("tags", "reef")';
const wait = "wait(2)";
const enter = 'press("Enter")';
const chip = '  clickable "reef ×"\n';
it.each<[string, string, PastAction[], string]>([
  ["is entered", form("", "[disabled] "), [], `first ${typed}`],
  ["is waited for", form("reef", "[disabled] "), past(typed), `first ${wait}`],
  ["is taken with Enter", form("reef", "[disabled] "), past(typed, wait), `first ${enter}`],
  ["is saved once it is a chip", form("", "", chip), past(typed, wait, enter), 'click("save")'],
  ["is entered again where it is none", form("", ""), past(typed, wait, enter), `first ${typed}`],
  ["is saved where it can be at once", form("reef", ""), past(typed), 'click("save")'],
])("what a field makes a chip of %s", (_, outline, history, expected) => {
  expect(next(goal, outline, history)).toBe(expected);
});
