import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { readGoal } from "../reading/read-goal";
import { writePlan } from "./write-plan";

const goal = "Change the street of the home address of Ann Lee to 5 Quay Row";
const form = (heading: string) =>
  `form ""\n  heading "${heading}"\n  textbox "Street"\n  textbox "Town"\n  button "Save"`;

it.each([
  ["Winter", 1],
  ["Long summer", 0],
])("a thing that is renamed to %s has lost its old name: %i", (name, lost) => {
  const { nodes, url } = aPage('list ""\n  item "Summer"\n    button "Rename" #a');
  const wish = `Rename the album "Summer" to "${name}"`;
  const { criteria } = writePlan(wish, readGoal(wish, []), { nodes, url, title: "" });
  const gone = criteria.flatMap(({ assertions = [] }) =>
    assertions.filter((one) => one.kind === "text" && !one.present),
  );
  expect(gone).toHaveLength(lost);
});

it.each([
  [
    "the part of the thing, where the page shows it",
    `heading:1 "Ann Lee"\n${form("Work address")}\n${form("Home address")}`,
    'Set the street field in "home address" to "5 Quay Row"',
  ],
  [
    "the thing, where the page shows no such part",
    'heading:1 "People"\nlist ""\n  item "Ann Lee"\n    button "Change" #a\n  item "Bo Lee"\n    button "Change" #b',
    'Edit "Ann Lee"',
  ],
])("changes a field of %s", (_, outline, step) => {
  const { nodes, url } = aPage(outline);
  const plan = writePlan(goal, readGoal(goal, []), { nodes, url, title: "" });
  expect(plan.steps[0]?.description).toBe(step);
});
