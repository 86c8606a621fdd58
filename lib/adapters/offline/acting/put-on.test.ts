import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { switchOf } from "./switch-of";

const stay = (guest: string, day: string, state = "unchecked", more = "") => `
  heading:1 "Stay B-12"
  region "${guest}, arriving ${day}"
  switch "Breakfast" #food [${state}]
  switch "Parking space" #car [checked]
  ${more}`;
const goal = "Add breakfast to Ida Falk's stay from 3 June 2027";

it.each([
  ["is turned on, on its page", goal, stay("Ida Falk", "3 June 2027"), 'check("food")'],
  ["is left where it is on", goal, stay("Ida Falk", "3 June 2027", "checked"), "nothing"],
  ["is left on the page of another day", goal, stay("Ida Falk", "10 June 2027"), "nothing"],
  ["is left on the page of somebody else", goal, stay("Ida Holm", "3 June 2027"), "nothing"],
  [
    "is left where it may narrow a list of such things",
    goal,
    stay("Ida Falk", "3 June 2027", "unchecked", 'link "Ida Falk, 3 June 2027"'),
    "nothing",
  ],
  [
    "is left where a button sends it",
    goal,
    stay("Ida Falk", "3 June 2027", "unchecked", 'button "Save stay"'),
    "nothing",
  ],
  [
    "is turned off, where it is to be taken away",
    "Take the parking space off the stay B-12",
    stay("Ida Falk", "3 June 2027"),
    'uncheck("car")',
  ],
  ["is not meant by a part of its name", "Add parking to the stay B-12", stay("Ida", "3 June"), "nothing"],
  ["is not meant where nothing says of what", "Add breakfast to my stay", stay("Ida", "3 June"), "nothing"],
])("what is put on a thing or taken off it %s", (_, said, outline, expected) => {
  const context = aPageContext(outline);
  expect(switchOf(said, context.nodes, context)?.action ?? "nothing").toBe(expected);
});
