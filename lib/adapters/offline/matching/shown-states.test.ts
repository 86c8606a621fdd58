import { expect, it } from "vitest";
import { isField } from "@/lib/agent/domain/snapshot";
import { aPage } from "@/tests/support/a-page";
import { shownStatesIn, tickedIn } from "./shown-states";

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

const register = (...rows: string[]) => aPage(rows.join("\n")).nodes.filter(isField);
const plainRow = (name: string) =>
  `item "${name}"\n  checkbox "${name}" #${name.replace(" ", "")} [unchecked]`;
const hands = register(plainRow("Ida Falk"), plainRow("Bo Lind"));

it.each<[string, string, ReturnType<typeof register>, string[]]>([
  ["is ticked for what a tick stands for", "Mark Ida Falk as present on 5 May", hands, ["mark Ida Falk"]],
  ["is cleared for the reverse", "Mark Ida Falk as absent on 5 May", hands, ["unmark Ida Falk"]],
  ["is left for another state", "Mark Ida Falk as urgent", hands, []],
  ["is left where nobody is called so", "Mark Ann Falk as present", hands, []],
  [
    "is left where two are called so",
    "Mark Ida Falk as present",
    register(plainRow("Ida Falk"), plainRow("Ida Falk")),
    [],
  ],
  ["is left where it is alone", "Mark Ida Falk as present", register(plainRow("Ida Falk")), []],
  [
    "is left where the entries say more",
    "Mark Ida Falk as present",
    register(plainRow("Ida Falk"), 'item "Bo Lind Cook"\n  checkbox "Bo Lind"'),
    [],
  ],
])("the box of a register %s", (_, goal, fields, expected) => {
  expect(tickedIn(goal, fields).map(({ kind, value }) => `${kind} ${value}`)).toEqual(expected);
});
