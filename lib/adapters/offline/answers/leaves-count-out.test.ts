import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPageContext } from "@/tests/support/a-page-context";
import { isRequest } from "./is-request";

const shop = (field: string, count = "1"): string =>
  ["Tomato 'Brandywine'", "Tomato 'Sungold'", "Cucumber 'Lemon'"]
    .map(
      (name, at) =>
        `list ""\n  item "${name}"\n    form ""\n      heading:3 "${name}"\n${field === "" ? "" : `      textbox:number "${field} of ${name}" ="${count}"\n`}      button "Add to basket" #b${at}`,
    )
    .join("\n");
const asked = (goal: string, outline: string): boolean =>
  isRequest(goal, { wants: readGoal(goal), isMissing: false }, aPageContext(outline));

it.each<[string, string, string, boolean]>([
  ["a field takes how many", "Put 3 packets of 'Brandywine' in the basket", shop("Packets"), true],
  ["nothing asks how many", "Put 'Brandywine' in the basket", shop(""), false],
  ["the goal does not say how many", "Put 'Brandywine' in the basket", shop("Packets"), false],
  ["it holds it by now", "Put 3 packets of 'Brandywine' in the basket", shop("Packets", "3"), false],
  ["the goal names the control", 'Click "Add to basket" in "Brandywine"', shop("Packets"), false],
])("what is put in a basket by a press is matched with the page where %s", (_, goal, outline, expected) => {
  expect(asked(goal, outline)).toBe(expected);
});
