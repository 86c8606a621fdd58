import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { countedOf } from "./counted-of";
import { fillFromGoal } from "./fill-from-goal";

it.each([
  ["Log a sowing of 40 seeds of basil in tray T7", "basil"],
  ["Record 20 litres of oat milk for the café", "oat milk"],
  ["Register a delivery of 5 pallets of red bricks.", "red bricks"],
  // A name is a value of its own.
  ["Log a sowing of 40 seeds of Brandywine tomato in tray T7", undefined],
  ["Book a table for 4 members of our team", undefined],
  ["Take 2 of the boxes", undefined],
  ["Log a sowing of basil", undefined],
])("%s: %s is what is counted", (goal, expected) => {
  expect(countedOf(goal)).toBe(expected);
});

const form = (fields: string) => ({
  ...aPage(`heading:2 "New sowing"\nform ""\n${fields}\n  button "Log sowing"`),
  known: [],
});
const seeds = '  textbox:number "Seeds" [required]';
it.each([
  [
    "basil",
    `  textbox "Plant" [required]\n${seeds}\n  textbox "Tray" [required]`,
    "Plant=basil,Seeds=40,Tray=T7",
  ],
  [
    "Brandywine tomato",
    `  textbox "Plant"\n${seeds}\n  textbox "Tray"`,
    "Plant=Brandywine tomato,Seeds=40,Tray=T7",
  ],
  ["basil", `  combobox "Plant" |"Basil|Dill"\n${seeds}\n  textbox "Tray"`, "Plant=Basil,Seeds=40,Tray=T7"],
  [
    "basil",
    `${seeds}\n  textbox "Tray"\n  textbox "Plant" [required]\n  textbox "Remark"`,
    "Seeds=40,Tray=T7,Plant=basil",
  ],
  // The number has a field of that name, and the word is none of its own.
  [
    "basil",
    '  textbox:number "Seeds of basil" [required]\n  textbox "Tray"\n  textbox "Remark"',
    "Seeds of basil=40,Tray=T7",
  ],
  ["basil", `${seeds}\n  textbox "Tray"\n  textbox "Plant"\n  textbox "Supplier"`, "Seeds=40,Tray=T7"],
])("40 seeds of %s, on a form with %s", (kind, fields, expected) => {
  const found = fillFromGoal(`Log a sowing of 40 seeds of ${kind} in tray T7.`, form(fields));
  expect(found?.entries.map(({ node, value }) => `${node.name}=${value}`).join()).toBe(expected);
});
