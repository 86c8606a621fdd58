import { describe, expect, it } from "vitest";
import { validatePlanTask } from "@/lib/agent/model-tasks/validate-plan";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { aPage } from "@/tests/support/a-page";
import { createOfflineModel } from "../offline-model";
import { writeRequest } from "../writing/write-request";

const page = viewPage(aPage('heading:1 "Settings"\nbutton "Save"'), {
  focus: "",
  tokenBudget: 4_000,
  text: true,
});

describe("validating a plan of the goal's own words", () => {
  it("lets it go on, on whatever page", async () => {
    const [step] = writeRequest("Frobnicate the drawer").steps;
    const steps = [
      {
        id: "s1",
        description: step?.description ?? "",
        verify: "",
        status: "active" as const,
        dependsOn: [],
      },
    ];
    const input = { goal: "", trigger: "page_changed" as const, steps, unmet: [], page };
    expect((await createOfflineModel().run(validatePlanTask, input, {})).data.valid).toBe(true);
    expect(
      (await createOfflineModel().run(validatePlanTask, { ...input, trigger: "no_progress" }, {})).data.valid,
    ).toBe(false);
  });
});
