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

it.each([
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
