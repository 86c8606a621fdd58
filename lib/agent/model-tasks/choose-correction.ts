import { z } from "zod";
import { modelTask } from "@/lib/agent/domain/model-task";
import { fenceRule } from "./fenced";
import { PageView } from "./page-view";
import { actionPart, dataPart, goalPart, idsRule, pagePart, paragraphs } from "./question-parts";

/** Another try at the same step. */
export const CorrectionStrategy = z.enum([
  "wait",
  "alternative_element",
  "scroll_into_view",
  "dismiss_overlay",
  "go_back",
  "refresh",
  "fail",
]);
export type CorrectionStrategy = z.infer<typeof CorrectionStrategy>;

const system = `A browser action did not do what its step wanted. Choose one way to go on.
- wait: something is still loading. alternative_element: another element (elementId) is the right one for this step.
- scroll_into_view: the element (elementId) is outside the view. dismiss_overlay: something lies over the page; elementId is its close control.
- go_back: the action led to a wrong page. refresh: the page is broken or stale.
- fail: none of these can help.
${idsRule}
${fenceRule}`;

/** Asked only when rules know no way on. */
export const chooseCorrectionTask = modelTask({
  name: "choose_correction",
  input: z.object({
    goal: z.string(),
    step: z.object({ description: z.string(), verify: z.string() }).optional(),
    /** The action that failed, printed, and its target's name. */
    action: z.string(),
    target: z.string().optional(),
    failure: z.string(),
    errorCode: z.string().optional(),
    /** Printed actions that were tried for this step already. */
    tried: z.array(z.string()),
    page: PageView,
  }),
  output: z.object({ strategy: CorrectionStrategy, elementId: z.string().optional(), reason: z.string() }),
  prompt: (input) => ({
    system,
    user: paragraphs(
      goalPart(input.goal),
      input.step && `The step: ${input.step.description}\nIt worked when: ${input.step.verify}`,
      actionPart(input.action, input.target),
      dataPart("What went wrong:", [`${input.failure}${input.errorCode ? ` (${input.errorCode})` : ""}`]),
      dataPart("Tried already:", input.tried),
      pagePart(input.page),
    ),
  }),
  effort: "low",
  grounding: false,
  size: "small",
  maxOutputTokens: 400,
});
