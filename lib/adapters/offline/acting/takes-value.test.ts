import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnType } from "./act-by-entering";
import { enter } from "./controls";

const acted = (field: string, value: string): string => {
  const context = aPageContext(field);
  const [node] = context.nodes;
  const answer = node && enter(node, value, 0.9, context);
  return answer?.action ?? answer?.decision ?? "";
};

it.each([
  ["number", "Brandywine tomato", "cannot"],
  ["number", "40", 'setValue("f", "40")'],
  ["number", "40 seeds", 'setValue("f", "40")'],
  ["date", "Brandywine tomato", "cannot"],
  ["date", "3 May 2027", 'setValue("f", "2027-05-03")'],
  ["month", "Lena", "cannot"],
  ["month", "2027-05", 'setValue("f", "2027-05")'],
  ["time", "Lena", "cannot"],
  ["time", "9:30", 'setValue("f", "09:30")'],
  ["time", "9", 'setValue("f", "9")'],
  ["text", "Brandywine tomato", 'setValue("f", "Brandywine tomato")'],
])("a %s field and %s: %s", (type, value, expected) => {
  expect(acted(`textbox:${type} "Field" #f`, value)).toBe(expected);
});

it.each([
  ["Set the code to 4471, can you put that right?", "4471, can you put that right", "cannot"],
  ["Set the code to 4471, can you put that right?", "4471", 'setValue("f", "4471")'],
  ['Reply "Late, can you wait?"', "Late, can you wait?", 'setValue("f", "Late, can you wait?")'],
])("what goes on into a request is not typed: %s, %s", (goal, value, expected) => {
  const context = { ...aPageContext('textbox "Field" #f'), goal };
  const [node] = context.nodes;
  const answer = node && enter(node, value, 0.9, context);
  expect(answer?.action ?? answer?.decision).toBe(expected);
});

it("a text for no field in particular goes into none for numbers, though that is in use", () => {
  const context = aPageContext('form ""\n  textbox:number "Seeds" #s [focused]\n  textbox "Plant" #p');
  const typed = (value: string) =>
    actOnType({ do: "type", text: "", value, field: undefined }, context).action;
  expect(typed("Brandywine tomato")).toBe('setValue("p", "Brandywine tomato")');
  expect(typed("40")).toBe('setValue("s", "40")');
});

it.each<[string, string, boolean]>([
  ['"Sheets"', "Bright 90 g", false],
  ['"Sheets"', "90 Bright", true],
  ['"Sheets"', "about 90", true],
  ['"Sheets"', "No 90", true],
  ['"Sheets"', "NO 90", true],
  ['"Bench"', "Bench 14", true],
  ['"Bench number"', "Old Bench 14", false],
  ['"" ~"Bench"', "Bench 14", true],
  ['"" &"Bench"', "Bench 14", true],
])("a field %s for numbers takes %s: %s", (field, value, takes) => {
  expect(acted(`textbox:number ${field} #f`, value) !== "cannot").toBe(takes);
});

it.each<[string, string]>([
  ["[readonly]", "cannot"],
  ["", 'setValue("f", "90")'],
])("a number that nothing can be typed into takes none: %s", (states, expected) => {
  expect(acted(`textbox:number "Sheets" ${states} ="80" #f`, "90")).toBe(expected);
});
