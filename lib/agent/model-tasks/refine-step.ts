import { z } from "zod";
import { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { modelTask } from "@/lib/agent/domain/model-task";
import { choosingRules, historyLines, PastAction } from "./choosing-rules";
import { fenced, fenceRule } from "./fenced";
import { PageView } from "./page-view";
import {
  answersPart,
  continuationPart,
  dataPart,
  goalPart,
  pagePart,
  paragraphs,
  UserAnswer,
} from "./question-parts";

const system = `You turn one step of a plan into one concrete browser action on the present page.
${choosingRules}
${fenceRule}`;

/** The next action for one step of the plan, on the page as it is now. */
export const refineStepTask = modelTask({
  name: "refine_step",
  input: z.object({
    goal: z.string(),
    step: z.object({ description: z.string(), verify: z.string() }),
    nextStep: z.string().optional(),
    page: PageView,
    history: z.array(PastAction),
    earlierActions: z.number().int(),
    /** The previous action succeeded and the goal is still open. */
    continuing: z.boolean(),
    answers: z.array(UserAnswer),
    tabs: z.array(z.object({ id: z.string(), url: z.string(), title: z.string(), active: z.boolean() })),
    attachments: z.array(z.object({ id: z.string(), filename: z.string() })),
  }),
  output: ActionAnswer,
  prompt: (input) => ({
    system,
    user: paragraphs(
      continuationPart(input.continuing, "Continue with the next step."),
      `The step: ${input.step.description}\nIt worked when: ${input.step.verify}`,
      input.nextStep && `The step after it, for context only: ${input.nextStep}`,
      goalPart(input.goal),
      answersPart(input.answers),
      dataPart("Actions so far:", historyLines(input.history, input.earlierActions)),
      input.tabs.length > 1 && `Open tabs:\n${fenced("DATA", input.tabs.map(tabLine).join("\n"))}`,
      input.attachments.length > 0 &&
        `Files from the user:\n${fenced("DATA", input.attachments.map(fileLine).join("\n"))}`,
      pagePart(input.page),
    ),
  }),
  effort: "low",
  grounding: false,
  size: "small",
  maxOutputTokens: 600,
});

const tabLine = ({
  id,
  url,
  title,
  active,
}: {
  id: string;
  url: string;
  title: string;
  active: boolean;
}): string => `[${id}] ${title} <${url}>${active ? " active" : ""}`;

const fileLine = ({ id, filename }: { id: string; filename: string }): string => `[${id}] ${filename}`;
