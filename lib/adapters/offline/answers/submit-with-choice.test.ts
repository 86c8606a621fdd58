import { expect, it } from "vitest";
import { actOnRequest } from "@/lib/adapters/offline/acting/act-on-request";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { makePlanTask } from "@/lib/agent/model-tasks/make-plan";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { aPage } from "@/tests/support/a-page";
import { aPageContext } from "@/tests/support/a-page-context";
import { nothingElse } from "@/tests/support/a-plan-question";

const goal = "Submit the reading 4821 for the gas meter";
const meters = (options: string, value: string) => `
  heading:1 "Meter readings"
  form "New reading"
    combobox "Meter" |"${options}" ="${value}" #meter
    textbox "Reading" #reading
    button:submit "Submit" #go`;
const both = meters("Electricity (E-1)|Gas (G-2)", "Electricity (E-1)");

async function planned(outline: string): Promise<string[]> {
  const input = {
    goal,
    page: viewPage(aPage(outline), { focus: goal, tokenBudget: 4_000, text: true }),
    ...nothingElse,
  };
  const { steps = [] } = (await createOfflineModel().run(makePlanTask, input, {})).data;
  return steps.map(({ description }) => description);
}

const byRules = ['Enter "4821" in the "Reading" field', 'Click "Submit"'];
const asked = `Do what was asked: “${goal}”`;

it.each<[string, string, string[]]>([
  ["a list has an option that it says, and none of its steps would choose", both, [asked, "Confirm it"]],
  ["no option of the list is said", meters("Day rate|Night rate", "Day rate"), byRules],
  ["the form has no list", both.replace(/ {4}combobox.*\n/u, ""), byRules],
])("of a goal to submit something the plan is made, where %s", async (_, outline, expected) => {
  expect(await planned(outline)).toEqual(expected);
});

it("the option is chosen first, then the value entered", () => {
  const first = actOnRequest(goal, aPageContext(both));
  expect(first?.action).toBe('select("meter", "Gas (G-2)")');
  const then = actOnRequest(goal, aPageContext(meters("Electricity (E-1)|Gas (G-2)", "Gas (G-2)")));
  expect(then?.action).toBe('setValue("reading", "4821")');
});
