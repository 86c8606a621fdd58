import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnWant } from "./act-on-want";

const crate = (name: string, id: string) =>
  `\n  item "${name}"\n    combobox "State of ${name}" #${id} |"Full|Empty" ="Full"`;
const hall = (...crates: string[]) =>
  `tab "Hall 1" #one [selected]\ntab "Hall 2" #two\nlist ""${crates.join("")}`;
const shelves = (list: string, id: string) =>
  `\ntable "${list} list"\n  row "Small van"\n    textbox "Rate" #${id}\n    button "Save"`;

it("what was just put into the only text field is not typed over by a value that names none", () => {
  const [want] = readGoal('Enter "in the evening" in the text field', []);
  const outline = 'form\n  textbox "Customer" #who ="Ann Lee"\n  button "Save"';
  const history = [{ action: 'setValue("who", "Ann Lee")', outcome: "verified" as const, summary: "" }];
  const decide = (past: typeof history) => want && actOnWant(want, aPageContext(outline, past)).decision;
  expect([decide(history), decide([])]).toEqual(["cannot", "act"]);
});

it.each([
  ["Start (mm:ss)", 'setValue("at", "12:30")'],
  ["Summary", undefined],
])("a time goes into the field that says how it is written: %s", (label, expected) => {
  const [want] = readGoal('Enter "12:30" in the time field', []);
  const outline = `form\n  textbox "Title" #title ="Talk"\n  textbox "${label}" #at\n  button "Save"`;
  expect(want && actOnWant(want, aPageContext(outline, [])).action).toBe(expected);
});

it.each([
  [
    "in its own list",
    'Set the state field in "crate 31" to "empty"',
    hall(crate("Crate 31", "a"), crate("Crate 32", "b")),
    'select("a", "Empty")',
  ],
  [
    "in no other's, but is looked for",
    'Set the state field in "crate 31" to "empty"',
    hall(crate("Crate 11", "a"), crate("Crate 12", "b")),
    'click("two")',
  ],
  [
    "on the list that is named with it",
    'Set the rate field of "small van" in "weekend list" to "55"',
    `heading:2 "Weekday list"${shelves("Weekday", "a")}\nheading:2 "Weekend list"${shelves("Weekend", "b")}`,
    'setValue("b", "55")',
  ],
])("a thing is set %s", (_, step, outline, expected) => {
  const [want] = readGoal(step, []);
  expect(want && actOnWant(want, aPageContext(outline, [])).action).toBe(expected);
});

it.each([
  ["of its own day", 'Set the meal field in "Friday" to "soup"', 'check("Friday")'],
  [
    "of the first day that offers it, where no day is told",
    'Set the meal field to "soup"',
    'check("Monday")',
  ],
  ["of no other day", 'Set the meal field in "Sunday" to "soup"', undefined],
])("a choice that each day offers is made in the group %s", (_, step, expected) => {
  const [want] = readGoal(step, []);
  const days = ["Monday", "Friday"].map(
    (day) => `\n  region "${day}"\n    radio "Stew" #${day}-stew\n    radio "Soup" #${day}`,
  );
  const answer =
    want && actOnWant(want, aPageContext(`heading "Meal plan"\nform "Meal"${days.join("")}`, []));
  expect(answer?.action).toBe(expected);
});
