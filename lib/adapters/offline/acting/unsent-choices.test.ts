import { expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { act, prepare } from "./answer";
import { counted } from "./unsent-choices";

const up: PastAction = {
  action: 'click("more")',
  target: 'button "One bike more"',
  outcome: "verified",
  summary: "",
};
const page = (count: string, window: string, button = "Hire bikes"): string => `
radio "Aisle" #aisle [checked]
radio "Window" #window [${window}]
region "Bikes"
  button "One bike less" #less
  status "${count}"
  button "One bike more" #more
  button "${button}" #go`;
const goal = "Hire 3 bikes with a window seat";

it.each<[string, string, string, PastAction[], string | undefined, boolean | undefined]>([
  ["is chosen before it is sent", goal, page("3", "unchecked"), [up], 'check("window")', true],
  ["is not chosen again", goal, page("3", "checked"), [up], 'click("go")', undefined],
  [
    "is not chosen where the goal does not say it",
    "Hire 3 bikes",
    page("3", "unchecked"),
    [up],
    'click("go")',
    undefined,
  ],
  ["is chosen after it is counted", goal, page("2", "unchecked"), [up], 'click("more")', true],
  ["waits for the last part", goal, page("3", "unchecked", "Continue"), [up], 'click("go")', true],
  ["is nothing without a number", "Hire the window seat", page("3", "unchecked"), [up], undefined, undefined],
])("what the goal says beside a number %s", (_, asked, outline, history, action, prepares) => {
  const context = aPageContext(outline, history);
  const answer = counted(asked, context.nodes, context, () => undefined);
  expect([answer?.action, answer?.prepares]).toEqual([action, prepares]);
});

it.each([
  ["is entered before it is sent", prepare("setValue", ["name", "Rut"], "So."), 'setValue("name", "Rut")'],
  ["and has been entered is sent with it", act("click", ["book"], "So.", 0.8), 'click("go")'],
])("what a form takes beside a number %s", (_, byForm, action) => {
  const context = aPageContext(page("3", "checked"), [up]);
  expect(counted(goal, context.nodes, context, () => byForm)?.action).toBe(action);
});
