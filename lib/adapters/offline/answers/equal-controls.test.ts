import { expect, it } from "vitest";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { generateActionTask } from "@/lib/agent/model-tasks/generate-action";
import { refineStepTask } from "@/lib/agent/model-tasks/refine-step";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { aPage } from "@/tests/support/a-page";

const part = (heading: string, id: string) => `heading:3 "${heading}"\nform ""\n  button "Pause" #${id}`;
const campaign = aPage(
  `heading:2 "Spring lenses"\n${part("Delivery", "delivery")}\n${part("Daily digest", "digest")}`,
);
const goal = 'Pause the delivery of the campaign "Spring lenses"';
const page = viewPage(campaign, { focus: goal, tokenBudget: 4_000, text: true });
const past = { history: [], earlierActions: 0, answers: [] };
const model = createOfflineModel({ now: () => new Date(2026, 10, 18) });

it("of equal controls the whole goal tells which one a step means", async () => {
  const step = { description: 'Click "Pause"', verify: "" };
  const asked = { goal, step, page, ...past, continuing: false, tabs: [], attachments: [] };
  expect((await model.run(refineStepTask, asked, {})).data.action).toBe('click("delivery")');
  const other = { ...asked, goal: "Pause the campaign" };
  expect((await model.run(refineStepTask, other, {})).data.decision).toBe("ask");
});

it("and which one is pressed where there is no plan", async () => {
  const asked = { goal: "Pause the delivery", page, ...past, wantsCriteria: false };
  expect((await model.run(generateActionTask, asked, {})).data.action).toBe('click("delivery")');
});
