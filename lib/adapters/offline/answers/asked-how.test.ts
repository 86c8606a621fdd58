import { expect, it } from "vitest";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { writeRequest } from "@/lib/adapters/offline/writing/write-request";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { generateActionTask } from "@/lib/agent/model-tasks/generate-action";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { aPage } from "@/tests/support/a-page";

const goal = "Frobnicate the drawer";
const step = writeRequest(goal).steps[0]?.description ?? "";
const page = viewPage(aPage('button "Save" #save\nlink "Help" #help'), {
  focus: "",
  tokenBudget: 4_000,
  text: true,
});

it.each<[string, Partial<PastAction>, string]>([
  ["was pressed for it and had its effect: it is judged", {}, "cannot"],
  ["had an effect that nobody could tell", { outcome: "undecided" }, "ask"],
  ["was pressed for another step", { step: "Open the chest" }, "ask"],
  ["was only entered", { action: 'setValue("name", "Jo")' }, "ask"],
])(
  "the user is asked how to do the goal's own words, unless something was done: what %s",
  async (_, past, decision) => {
    const did: PastAction = { action: 'click("help")', step, outcome: "verified", summary: "", ...past };
    const input = { goal, step, page, history: [did], answers: [], earlierActions: 0, wantsCriteria: false };
    const { data } = await createOfflineModel().run(generateActionTask, input, {});
    expect(data.decision).toBe(decision);
  },
);
