import { z } from "zod";
import { modelTask } from "@/lib/agent/domain/model-task";
import { Assertion, ElementQuery } from "@/lib/contracts/assertion";
import { fenceRule } from "./fenced";
import { PageView } from "./page-view";
import { actionPart, goalPart, pagePart, paragraphs } from "./question-parts";

const system = `You say what a page will show when one browser action has worked.
Only what must be there if it worked and is not there now. Leave out what you are not sure of: a wrong expectation makes good work look failed.
assertions: what rules will check; one that holds already proves nothing. elementsToAppear: elements that will be there.
${fenceRule}`;

/** What to look for after an action whose effect no rule can foresee. */
export const predictOutcomeTask = modelTask({
  name: "predict_outcome",
  input: z.object({
    goal: z.string(),
    action: z.string(),
    target: z.string().optional(),
    step: z.object({ description: z.string(), verify: z.string() }).optional(),
    nextStep: z.string().optional(),
    page: PageView,
  }),
  output: z.object({
    description: z.string(),
    assertions: z.array(Assertion),
    elementsToAppear: z.array(ElementQuery).optional(),
  }),
  prompt: ({ goal, action, target, step, nextStep, page }) => ({
    system,
    user: paragraphs(
      goalPart(goal),
      actionPart(action, target),
      step && `Its step: ${step.description}\nThe step worked when: ${step.verify}`,
      nextStep && `The step after it: ${nextStep}`,
      pagePart(page),
    ),
  }),
  effort: "minimal",
  grounding: false,
  size: "small",
  maxOutputTokens: 500,
});
