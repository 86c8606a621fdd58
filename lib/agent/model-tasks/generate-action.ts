import { z } from "zod";
import { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { CriterionDraft } from "@/lib/agent/domain/criterion";
import { modelTask } from "@/lib/agent/domain/model-task";
import { choosingRules, historyLines, PastAction } from "./choosing-rules";
import { fenceRule } from "./fenced";
import { PageView } from "./page-view";
import { answersPart, dataPart, goalPart, pagePart, paragraphs, UserAnswer } from "./question-parts";

const system = `You choose the next browser action towards the user's goal: there is no plan for it, or its step could not be carried out as written.
${choosingRules}
criteria: when the whole goal is done, only when you are asked for them.
${fenceRule}`;

/** The next action straight from the goal: for goals of one action, and when a step could not be refined. */
export const generateActionTask = modelTask({
  name: "generate_action",
  input: z.object({
    goal: z.string(),
    step: z.string().optional(),
    page: PageView,
    history: z.array(PastAction),
    earlierActions: z.number().int(),
    answers: z.array(UserAnswer),
    /** Why the action that was chosen first may not be done. */
    refused: z.string().optional(),
    /** Another plan was made for this step already. */
    replanned: z.boolean().optional(),
    wantsCriteria: z.boolean(),
  }),
  output: ActionAnswer.extend({ criteria: z.array(CriterionDraft).optional() }),
  prompt: (input) => ({
    system,
    user: paragraphs(
      goalPart(input.goal),
      input.step && `The step that could not be carried out as written: ${input.step}`,
      input.refused !== undefined &&
        "The first choice was refused. Choose another way, or say that it cannot be done.",
      input.replanned === true &&
        "Another plan was made for this step already. Where only the user can say how to go on, ask.",
      dataPart("Why it was refused:", input.refused === undefined ? [] : [input.refused]),
      answersPart(input.answers),
      dataPart("Actions so far:", historyLines(input.history, input.earlierActions)),
      pagePart(input.page),
      input.wantsCriteria && "Give criteria too.",
    ),
  }),
  effort: "low",
  grounding: false,
  size: "full",
  maxOutputTokens: 1_000,
});
