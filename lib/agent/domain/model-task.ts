import type { z } from "zod";

export type Effort = "minimal" | "low" | "high";

/** One kind of question put to a model. `prompt` renders the whole question; page content in it is fenced by `fenced`. */
export type ModelTask<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  name: string;
  input: Input;
  output: Output;
  prompt(input: z.infer<Input>): ModelPrompt;
  effort: Effort;
  /** May look things up on the web. */
  grounding: boolean;
  /** Small tasks go to the cheap model with a tight output cap. */
  size: "small" | "full";
  maxOutputTokens: number;
  /** Verification tier that puts this question. */
  tier?: 2 | 3;
};

export type ModelPrompt = { system: string; user: string };

/** Identity with inference: what every file in `model-tasks/` exports. */
export const modelTask = <Input extends z.ZodType, Output extends z.ZodType>(
  task: ModelTask<Input, Output>,
): ModelTask<Input, Output> => task;
