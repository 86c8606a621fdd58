import { expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";
import { areNumbersShown } from "./on-review";

const goal = "Order 40 tulip bulbs";
const told = (outline: string, parts: { title?: string; lines?: string[] } = {}, asked = goal): boolean => {
  const context = aPageContext(outline);
  return areNumbersShown(asked, { ...context, digest: { ...context.digest, ...parts } });
};

it.each<[string, boolean, string, { title?: string; lines?: string[] }, string]>([
  ["in a name", true, '\nheading "40 bulbs"', {}, goal],
  ["in a value", true, '\ntextbox "Bulbs" ="40"', {}, goal],
  ["in a line of text", true, '\nheading "Bulbs"', { lines: ["Bulbs: 40"] }, goal],
  ["in the title", true, '\nheading "Bulbs"', { title: "40 bulbs" }, goal],
  ["with its thousands apart", true, '\nheading "1,040 bulbs"', {}, "Order 1040 tulip bulbs"],
  ["as a fraction only", false, '\nheading "10,40 kg"', {}, "Order 1040 tulip bulbs"],
  ["nowhere", false, '\nheading "Bulbs"', { lines: ["Bulbs: 10"] }, goal],
  ["only within a longer one", false, '\nheading "Bulbs"', { lines: ["Bulbs: 140"] }, goal],
  ["in part", false, '\nheading "40 bulbs"', {}, "Order 40 tulip bulbs and 25 pots"],
  ["as a single digit nowhere, which may be told otherwise", true, '\nheading "Bulbs"', {}, "Order 4 bulbs"],
  ["nowhere where there is none", true, '\nheading "Bulbs"', {}, "Order the bulbs"],
])("what is counted stands on the page %s: %s", (_, expected, outline, parts, asked) => {
  expect(told(outline, parts, asked)).toBe(expected);
});

it.each<[string, string | undefined]>([
  ["40", 'click("in")'],
  ["10", undefined],
])("a review that shows %s is sent or left", (count, expected) => {
  const entered: PastAction = {
    action: 'setValue("n", "40")',
    target: 'textbox "Bulbs"',
    outcome: "verified",
    summary: "",
  };
  const outline = `\nheading "Your basket: ${count} bulbs"\nform ""\n  button "Hand it in" #in`;
  expect(actOnRequest(goal, aPageContext(outline, [entered]))?.action).toBe(expected);
});
