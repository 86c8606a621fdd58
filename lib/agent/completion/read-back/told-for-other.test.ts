import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { isToldForOther } from "./told-for-other";

const text: Entered = {
  kind: "element_value",
  element: { role: "textbox", name: "Report" },
  value: "The boiler leaks",
  aside: true,
};
const radio = (name: string): Entered => ({
  kind: "element",
  element: { role: "radio", name },
  state: "checked",
});
const list = (value: string): Entered => ({
  kind: "element_value",
  element: { role: "combobox", name: "For" },
  value,
});
const goal = 'Report "The boiler leaks" to Bo Lind';
type Parts = { entered?: Entered[]; asked?: string; offered?: string[] };

function isToldOf(
  outline: string,
  { entered = [radio("Bo Lind"), text], asked = goal, offered = [] }: Parts = {},
): boolean {
  const history = entered.map(({ element: { role, name = "" } }) =>
    anAction({
      offered,
      target: { id: "r", role: role === "radio" ? role : "combobox", name, path: "form/region:For" },
    }),
  );
  const lines = outline.replace(/^\s*\w+ |"/gm, "").replaceAll("; ", "\n");
  const snapshot = aPage(outline, { text: lines });
  return isToldForOther(entered, { snapshot, task: aTask({ goal: asked, history }) });
}

it.each<[string, string, Parts?]>([
  ["behind the label of the group", 'item "For: Ida Kaya; The boiler leaks"'],
  ["on the line under the label", 'item "For; Ida Kaya; The boiler leaks"'],
  [
    "behind the label of the list",
    'item "For: Ida Kaya; The boiler leaks"',
    { entered: [list("Bo Lind"), text] },
  ],
  [
    "as another option of the list",
    'item "Ida Kaya; The boiler leaks"',
    { entered: [list("Bo Lind"), text], offered: ["Ida Kaya", "Bo Lind"] },
  ],
  [
    "as another option, behind its state",
    'item "Open; Ida Kaya; The boiler leaks"',
    { entered: [list("Bo Lind"), text], offered: ["Ida Kaya", "Bo Lind"] },
  ],
  [
    "as another button, before a text without a capital",
    'item "Ida Kaya; the boiler leaks"',
    { entered: [radio("Bo Lind"), { ...text, value: "the boiler leaks" }], offered: ["Ida Kaya"] },
  ],
  ["as another button of the group", 'item "Ida Kaya; The boiler leaks"', { offered: ["Ida Kaya"] }],
  [
    "while the own one is told of something else",
    'item "For: Ida Kaya; The boiler leaks"\nitem "For: Bo Lind; All is well"',
  ],
  [
    "while the text names the own one",
    'item "For: Ida Kaya; The boiler leaks at Bo Lind"',
    {
      entered: [radio("Bo Lind"), { ...text, value: "The boiler leaks at Bo Lind" }],
    },
  ],
])("the text stands in an entry that tells another one than was chosen: %s", (_, outline, parts) => {
  expect(isToldOf(outline, parts)).toBe(true);
});

it.each<[string, string, Parts?]>([
  ["it tells the one that was chosen", 'item "For: Bo Lind; The boiler leaks"'],
  ["it tells nobody", 'item "For: Ida Kaya; All is well"\nitem "The boiler leaks; today"'],
  ["it tells a part of the name", 'item "For: Lind; The boiler leaks"'],
  ["it tells a number", 'item "For: 2 people; The boiler leaks"'],
  [
    "another entry tells the chosen one",
    'item "For: Ida Kaya; The boiler leaks"\nitem "For: Bo Lind; The boiler leaks"',
  ],
  [
    "the goal names the other one as well",
    'item "For: Ida Kaya; The boiler leaks"',
    { asked: `${goal} and Ida Kaya` },
  ],
  ["it tells what was not offered", 'item "Ida Kaya; The boiler leaks"', { offered: ["Eva Roth"] }],
  ["nothing was chosen", 'item "For: Ida Kaya; The boiler leaks"', { entered: [text] }],
  ["nothing was written", 'item "For: Ida Kaya; The boiler leaks"', { entered: [radio("Bo Lind")] }],
  [
    "a longer text only begins like another option",
    'item "The boiler leaks; Ida Kaya House"',
    { offered: ["Ida Kaya"] },
  ],
  ["it is the other's work", 'item "The boiler leaks; opened by; Ida Kaya"', { offered: ["Ida Kaya"] }],
  ["it is of the other", 'item "The boiler leaks; Reporter; Ida Kaya"', { offered: ["Ida Kaya"] }],
  ["the other wrote it", 'item "The boiler leaks; Ida Kaya; opened this today"', { offered: ["Ida Kaya"] }],
  [
    "the other is told elsewhere, and here in a longer text",
    'item "The boiler leaks; at Ida Kaya House"\nitem "by; Ida Kaya"',
    { offered: ["Ida Kaya"] },
  ],
  ["it stands behind another label", 'item "From: Ida Kaya; The boiler leaks"'],
])("an entry with the text leaves nothing open where %s", (_, outline, parts) => {
  expect(isToldOf(outline, parts)).toBe(false);
});
