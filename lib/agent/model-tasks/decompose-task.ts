import { z } from "zod";
import { modelTask } from "@/lib/agent/domain/model-task";
import { goalPart, listPart, paragraphs } from "./question-parts";

const system = `You group the steps of a long plan into sub-tasks that are carried out one after another.
Every step belongs to exactly one sub-task, in the order of the plan. A sub-task has one objective that can be judged by itself.
inputs and outputs: names of facts that pass between sub-tasks, such as a created number; leave them empty when there are none.`;

/** Cuts a long plan into sub-tasks. */
export const decomposeTaskTask = modelTask({
  name: "decompose_task",
  input: z.object({ goal: z.string(), steps: z.array(z.string()) }),
  output: z.object({
    subTasks: z.array(
      z.object({
        name: z.string().min(1),
        objective: z.string().min(1),
        inputs: z.array(z.string()),
        outputs: z.array(z.string()),
        /** Indices of its steps. */
        steps: z.array(z.number().int()),
      }),
    ),
  }),
  prompt: ({ goal, steps }) => ({
    system,
    user: paragraphs(
      goalPart(goal),
      listPart(
        "The plan:",
        steps.map((step, index) => `${index}. ${step}`),
      ),
    ),
  }),
  effort: "low",
  grounding: false,
  size: "small",
  maxOutputTokens: 1_500,
});
