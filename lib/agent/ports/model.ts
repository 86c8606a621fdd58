import type { z } from "zod";
import type { ModelTask } from "@/lib/agent/domain/model-task";
import type { Usage } from "@/lib/contracts/interact-response";

export type ModelRunOptions = {
  /** Ends the call, and with it everything the provider is doing for it. */
  signal?: AbortSignal;
  /** Tokens and US dollars that may still be spent; a call that cannot fit is not begun. */
  tokensLeft?: number;
  costLeftUsd?: number;
  /** Hears what was spent on answers that could not be used, before the fault is thrown. */
  onWasted?(usage: Usage, model: string): void;
  /** A screenshot, base64, for tasks that can use one. */
  screenshot?: string;
};

/** `sources`: what the provider looked up on the web for it. */
export type ModelAnswer<Output> = {
  data: Output;
  usage: Usage;
  model: string;
  sources?: { title: string; url: string }[];
};

export type ModelInfo = {
  adapter: string;
  offline: boolean;
  vision: boolean;
  /** Names of the models that answer small and full model tasks, where there are any. */
  models?: { small: string; full: string };
  /** Names of models whose price is not known: limits in money do not hold for them. */
  unpriced?: readonly string[];
  /** Why no answer can be had as things are set up; names the variable to change. */
  readonly problem?: string | undefined;
};

/**
 * Answers model tasks. Throws `ModelAnswerError` when an answer does not fit the schema (after one retry), `BudgetError` when a call does
 * not fit what is left, `AppError("model_unavailable")` when no answer can be had, and the signal's reason when aborted.
 */
export type ModelPort = {
  info: ModelInfo;
  run<Input extends z.ZodType, Output extends z.ZodType>(
    task: ModelTask<Input, Output>,
    input: z.infer<Input>,
    options: ModelRunOptions,
  ): Promise<ModelAnswer<z.infer<Output>>>;
};
