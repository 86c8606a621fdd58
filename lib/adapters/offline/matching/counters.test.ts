import { expect, it } from "vitest";
import { actOnRequest } from "@/lib/adapters/offline/acting/act-on-request";
import { isRequest } from "@/lib/adapters/offline/answers/is-request";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPageContext } from "@/tests/support/a-page-context";

const counter = (what: string, many: string, count: number) => `
  button "One ${what} less" #less-${what} &"${many}"
  status "${many}" ="${count}"
  button "One ${what} more" #more-${what} &"${many}"`;
const hire = (tents: number, stoves: number, name = "") =>
  `form "Hire"${counter("tent", "Tents", tents)}${counter("stove", "Stoves", stoves)}
  textbox "Name" #name ="${name}"
  button "Hire" #go`;
const goal = "Hire two tents and one stove in the name of Rut Holm";
const pressed = (...ids: string[]) =>
  ids.map((id) => ({ action: `click("${id}")`, target: "", outcome: "verified" as const, summary: "" }));

it.each<[string, string, string, string[], string | undefined]>([
  ["the first one is counted", goal, hire(0, 0), [], 'click("more-tent")'],
  ["then the next one", goal, hire(2, 0), ["more-tent"], 'click("more-stove")'],
  ["one that shows too many is counted down", goal, hire(3, 1), [], 'click("less-tent")'],
  ["then the rest is entered", goal, hire(2, 1), ["more-tent", "more-stove"], 'setValue("name", "Rut Holm")'],
  ["then it is sent", goal, hire(2, 1, "Rut Holm"), ["more-tent", "more-stove"], 'click("go")'],
  [
    "what no counter is for leaves it open",
    "Hire two boats and one oar in the name of Rut Holm",
    hire(0, 0),
    [],
    undefined,
  ],
])("of several things that are counted each by its own controls %s", (_, asked, outline, history, action) => {
  expect(actOnRequest(asked, aPageContext(outline, pressed(...history)))?.action).toBe(action);
});

it.each([
  ["has a counter for each", goal, hire(0, 0), true],
  ["has none", goal, 'form "Hire"\n  textbox "Name" #name\n  button "Hire" #go', false],
])("numbers of a new thing are matched with the page where it %s", (_, asked, outline, expected) => {
  const reading = { wants: readGoal(asked), isMissing: false };
  expect(isRequest(asked, reading, aPageContext(outline))).toBe(expected);
});
