import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { toNamedPlace } from "./named-place";

const goal = "Put the capers on my shopping list";
const url = "https://example.org/recipes";
const site = (button: string) =>
  `link "Recipes" >/recipes #r\nlink "Shopping list" >/shopping #s\nlist\n  item "Capers"\n    button "${button}" #c`;

it.each([
  ["opened first", "Print", true],
  ["not opened where a control beside the thing puts it there", "Add capers to shopping list", false],
  ["opened where that control is for another thing", "Add olives to shopping list", true],
])("the place that a goal names is %s", (_, button, opens) => {
  const answer = toNamedPlace(goal, aPageContext(site(button), [], { url }));
  expect(answer !== undefined).toBe(opens);
});
