import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { recordTells } from "./record-tells";

const field = (name: string, value: string, was = ""): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
  was,
});
const box = (name: string, state: "checked" | "unchecked"): Entered => ({
  kind: "element",
  element: { role: "checkbox", name },
  state,
});
const moved = [field("Bed", "C4", "A1"), field("Pots", "12", "9"), field("Remark", "Shade from noon")];
const move = "Ilse wants the Willow in bed C4, 12 pots of it, remark 'Shade from noon'";
type Case = { entered?: Entered[]; goal?: string; head?: string; url?: string };
const told = (
  lines: string[],
  {
    entered = moved,
    goal = move.replace("Ilse wants", "Have"),
    head = "Willow",
    url = "http://n.test/plants/7",
  }: Case = {},
) =>
  recordTells(entered, {
    snapshot: aPage(`heading:1 "${head}"`, { url, text: [`# ${head}`, ...lines].join("\n") }),
    task: aTask({ goal }),
  });
const list = ["Bed", "C4", "Pots", "12", "Remark", "Shade from noon"];

it.each<[string, string[], Case]>([
  ["under each other", list, {}],
  ["behind colons", ["Bed: C4", "Pots: 12 pots", "Remark: shade from noon"], {}],
  ["in a table", ["Bed | C4 |", "Pots | 12 |", "Remark | Shade from noon |"], {}],
  ["of the kind that the goal says", list, { head: "Pots – Willow" }],
  [
    "as a day in words",
    ["Due", "Tuesday, 8 June 2027"],
    { entered: [field("New due", "2027-06-08", "2027-06-01")], goal: "Put Willow off to 8 June 2027" },
  ],
  [
    "of a box",
    ["Watered", "No"],
    { entered: [box("Watered", "unchecked")], goal: "Willow is not to be watered" },
  ],
])("the record of the thing tells all that was put in: %s", (_, lines, given) => {
  expect(told(lines, given)).not.toEqual([]);
});

it.each<[string, string[], Case]>([
  ["one is told otherwise", ["Bed", "C4", "Pots", "9", "Remark", "Shade from noon"], {}],
  ["one is not told", ["Bed", "C4", "Pots", "12", "Remark", "–"], {}],
  ["one is told at another label", ["Bed", "12", "Pots", "C4", "Remark", "Shade from noon"], {}],
  ["one says more", ["Bed", "C4 b", "Pots", "12", "Remark", "Shade from noon"], {}],
  ["one is in another unit", ["Bed", "C4", "Pots", "12 crates", "Remark", "Shade from noon"], {}],
  ["one is yet to be approved", ["Bed", "C4", "Pots", "12", "Remark", "Shade from noon (pending)"], {}],
  ["a label stands there twice", [...list, "Bed", "A1"], {}],
  ["the record is of another thing", list, { head: "Silver Willow" }],
  ["the record is of no thing", list, { head: "Saved" }],
  ["the address carries one", list, { url: "http://n.test/plants/7?bed=C4" }],
  ["one was so before", list, { entered: [field("Bed", "C4", "C4"), ...moved.slice(1)] }],
  [
    "a box is told to be on",
    ["Watered", "Yes"],
    { entered: [box("Watered", "unchecked")], goal: "Willow is not to be watered" },
  ],
  ["something is taken away", list, { goal: "Remove the remark 'Shade from noon' of Willow" }],
])("it proves nothing where %s", (_, lines, given) => {
  expect(told(lines, given)).toEqual([]);
});
