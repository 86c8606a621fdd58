import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const form = (one: string, two: string) =>
  aPage(`
heading "Round 9"
form ""
  textbox:number "${one}" #one
  textbox:number "${two}" #two
  button "Record result"`);
const filled = (goal: string, one = "Alder Rovers", two = "Quay Harriers") => {
  const page = form(one, two);
  const entries = fillFromGoal(goal, { nodes: page.nodes, title: "", known: page.lines })?.entries ?? [];
  return ["one", "two"].map((id) => entries.find(({ node }) => node.id === id)?.value);
};

it.each<[string, string, string, (string | undefined)[]]>([
  ["Enter the result of Alder Rovers v Quay Harriers: 3-2", "Alder Rovers", "Quay Harriers", ["3", "2"]],
  ["Enter the result of Quay Harriers v Alder Rovers: 3-2", "Alder Rovers", "Quay Harriers", ["2", "3"]],
])("%s: in %s and %s", (goal, one, two, values) => {
  expect(filled(goal, one, two)).toEqual(values);
});
