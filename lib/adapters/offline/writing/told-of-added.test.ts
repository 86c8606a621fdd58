import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPage } from "@/tests/support/a-page";
import { writePlan } from "./write-plan";

const page = aPage(`
  heading:1 "Repairs"
  form ""
    textbox "Repair"
    combobox "Hands it to" |"Nobody|Ruth|Bo"
    combobox "Priority" |"Low|High"
    button "Add repair"
  list ""
    item "Oil the gate Bo"`);
const stepsOf = (goal: string): string[] => {
  const { nodes, url } = page;
  return writePlan(goal, readGoal(goal, []), { nodes, url, title: "" }).steps.map(
    ({ description }) => description,
  );
};

it.each<[string, string[]]>([
  ["Add the repair 'Fix the lift' and give it to Ruth", ['"Ruth" in the "Hands it to"']],
  ["Add 'Fix the lift' to the repairs and assign it to Ruth", ['"Ruth" in the "Hands it to"']],
  ["Add the repair 'Fix the lift' and set its priority to High", ['"High" in the "Priority"']],
  [
    "Add the repair 'Fix the lift', assign it to Ruth and set its priority to High",
    ['"Ruth" in the "Hands it to"', '"High" in the "Priority"'],
  ],
  ["Ajoute « Ascenseur » aux repairs et attribue-la à Ruth", ['"Ruth" in the "Hands it to"']],
])("%s: chosen before the form is sent", (goal, chosen) => {
  const steps = stepsOf(goal);
  expect(steps.slice(1, -1)).toEqual(chosen.map((one) => `Select ${one} list`));
  expect(steps.at(-1)).toMatch(/^Submit the form/);
});

it.each([
  ["the form offers no such choice", "Add the repair 'Fix the lift' and give it to Ida"],
  ["another thing is meant", "Add the repair 'Fix the lift' and give 'Oil the gate' to Ruth"],
  ["it is taken away", "Add the repair 'Fix the lift' and remove it from Ruth"],
])("where %s it is done by itself", (_, goal) => {
  const steps = stepsOf(goal);
  const sent = steps.findIndex((one) => one.startsWith("Submit the form"));
  expect(sent).toBeGreaterThanOrEqual(0);
  expect(sent).toBeLessThan(steps.length - 1);
});
