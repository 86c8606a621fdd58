import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { listOfDeed } from "./list-of-deed";

const goal = "Move the Petrov party from row F to row C";
const list = (name: string, value = "F", mark = "") => `combobox "${name}" #l ="${value}" |"A|C|F" ${mark}`;
const hale = 'combobox "Move Hale to row" #h ="A" |"A|C|F"';
const told = (outline: string, asked = goal) =>
  listOfDeed(asked, aPage(`heading "Tonight"\n${hale}\n${outline}`).nodes);

it.each<[string, string, string | undefined]>([
  ["is called as the command is", list("Move Petrov to row"), 'select("l", "C")'],
  ["is called after another thing", list("Move Petrosyan to row"), undefined],
  ["is called by where it goes alone", list("Move to row"), undefined],
  ["does something else", list("Seat Petrov in row"), undefined],
  ["stands there already", list("Move Petrov to row", "C"), undefined],
  ["cannot be used", list("Move Petrov to row", "F", "[disabled]"), undefined],
  ["is there twice", `${list("Move Petrov to row")}\n${list("Move Petrov party to row")}`, undefined],
])("of several lists the one that %s", (_, outline, action) => {
  expect(told(outline)?.action).toBe(action);
});

it.each<[string, string, boolean]>([
  ["a list that the server sends at once does it", list("Move Petrov to row"), false],
  [
    "one with a button of its own is sent by that",
    `form ""\n  ${list("Move Petrov to row")}\n  button "Move"`,
    true,
  ],
])("%s", (_, outline, isPrepared) => {
  expect(told(outline)?.prepares === true).toBe(isPrepared);
});

it("what the list does not offer is not chosen", () => {
  expect(told(list("Move Petrov to row"), "Move the Petrov party from row F to row K")).toBeUndefined();
});
