import { expect, it } from "vitest";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { writeRequest } from "@/lib/adapters/offline/writing/write-request";
import { analyseContextTask } from "@/lib/agent/model-tasks/analyse-context";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { makePlanTask } from "@/lib/agent/model-tasks/make-plan";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { aPage } from "@/tests/support/a-page";
import { nothingElse } from "@/tests/support/a-plan-question";
import { refinedStep } from "@/tests/support/refined-step";

const goal = "Flag crate 412 as damaged";
const elsewhere = '\nlink "Reports" #reports >"https://a.org/reports"';
const crates = (cover: string, more = elsewhere): string => `
heading:1 "Crates"${more}
item "411 Kelp"
  button "Flag 411 as damaged" #b1${cover}
item "412 Dulse"
  button "Flag 412 as damaged" #b2${cover}`;
const veiled = crates(" !");
const wait: PastAction = { action: "wait(3)", outcome: "undecided", summary: "", target: undefined };

const next = async (outline: string, history: PastAction[] = []): Promise<string> => {
  const [step] = writeRequest(goal).steps;
  const { decision, action, reason } = await refinedStep(step?.description ?? "", aPage(outline), {
    history,
  });
  return decision === "act" ? String(action) : `${decision}: ${reason}`;
};

it.each<[string, string, PastAction[], string]>([
  ["is waited for", veiled, [], "wait(3)"],
  ["is waited for once more", veiled, [wait], "wait(3)"],
  ["is not waited for any longer, where there is another way", veiled, [wait, wait], 'click("reports")'],
  [
    "is not waited for any longer",
    crates(" !", ""),
    [wait, wait],
    'cannot: button "Flag 412 as damaged" is covered by something else.',
  ],
  ["is pressed where nothing lies on it", crates(""), [], 'click("b2")'],
  ["is pressed where only another one is covered", crates("").replace("#b1", "#b1 !"), [], 'click("b2")'],
  [
    "is not waited for where what lies there can be closed",
    crates(" !", '\nbutton "Close" #x'),
    [],
    'click("x")',
  ],
])("what does it, and is covered, %s", async (_, outline, history, expected) => {
  expect(await next(outline, history)).toBe(expected);
});

it("is understood and planned as on the page without what lies over it", async () => {
  const asked = async (outline: string) => {
    const page = viewPage(aPage(outline), { focus: goal, tokenBudget: 4_000, text: true });
    const model = createOfflineModel();
    const { data: context } = await model.run(
      analyseContextTask,
      { goal, page, knowledge: [], answers: [] },
      {},
    );
    const { data: plan } = await model.run(makePlanTask, { ...nothingElse, goal, page }, {});
    return [context.decision, plan.outcome, plan.steps?.map(({ description }) => description)];
  };
  const plan = await asked(crates("", ""));
  expect(await asked(crates(" !", ""))).toEqual(plan);
  expect(plan[1]).toBe("plan");
});
