import { expect, it } from "vitest";
import { isField } from "@/lib/agent/domain/snapshot";
import { aPage } from "@/tests/support/a-page";
import { shownStatesIn } from "./shown-states";

const menu = (...dishes: [string, string, string][]) =>
  aPage(
    dishes
      .map(([name, says, state]) => `item "${name} ${says}"\n  switch "${name}" #${name} [${state}]`)
      .join("\n"),
  ).nodes.filter(isField);
const plain = menu(["Soup", "Available", "checked"], ["Tart", "Sold out", "unchecked"]);

const crew = (...hands: [string, string, string][]) =>
  aPage(
    hands
      .map(
        ([name, says, state]) =>
          `item "${name} ${says}"\n  switch "${name} aboard" #${name.replace(" ", "")} [${state}]`,
      )
      .join("\n"),
  ).nodes.filter(isField);
const berths = (name: string) =>
  aPage(
    ["Ida Falk", "Bo Lind"]
      .map((one) => `item "${one} ${name}"\n  checkbox "${one} ${name}" [checked]`)
      .join("\n"),
  ).nodes.filter(isField);

it.each([
  [
    "as the others say, where its name says more than the thing's",
    "Mark Ida Falk as ashore in today's list of the ferry",
    crew(["Ida Falk", "Aboard", "checked"], ["Bo Lind", "Ashore", "unchecked"]),
    ["unmark Ida Falk aboard"],
  ],
  [
    "not where the silent ones are turned the same way",
    "Mark Ida Falk as ashore",
    crew(["Ida Falk", "Aboard", "unchecked"], ["Bo Lind", "Ashore", "unchecked"]),
    [],
  ],
  [
    "not where two could be meant",
    "Mark Ida as ashore",
    crew(["Ida Falk", "Aboard", "checked"], ["Ida Lind", "Ashore", "unchecked"]),
    [],
  ],
  [
    "off for the opposite of what it is called",
    "Mark Ida Falk as absent",
    berths("present"),
    ["unmark Ida Falk present"],
  ],
  ["on for what it is called", "Mark Ida Falk as present", berths("present"), ["mark Ida Falk present"]],
  ["not for what it is not called", "Mark Ida Falk as senior", berths("present"), []],
  [
    "as the others of the list say",
    "Set 'Soup' to sold out and 'Tart' to available",
    plain,
    ["unmark Soup", "mark Tart"],
  ],
  ["not to what none of them says", "Set 'Soup' to gone", plain, []],
  [
    "not to what they say both ways",
    "Set 'Soup' to open",
    menu(["Soup", "Open", "checked"], ["Tart", "Open", "unchecked"]),
    [],
  ],
])("turns a switch %s", (_, goal, fields, expected) => {
  expect(shownStatesIn(goal, fields).map(({ node, kind }) => `${kind} ${node.name}`)).toEqual(expected);
});
