import type { z } from "zod";
import type { ModelTask } from "@/lib/agent/domain/model-task";
import type { Usage } from "@/lib/contracts/interact-response";

export type ModelRunOptions = {
  /** Ends the call, and with it everything the provider is doing for it. */
  signal?: AbortSignal;
  /** Tokens that may still be spent; a call that cannot fit is not begun. */
  tokensLeft?: number;
  /** A screenshot, base64, for tasks that can use one. */
  screenshot?: string;
};

export type ModelAnswer<Output> = { data: Output; usage: Usage; model: string };

export type ModelInfo = { adapter: string; offline: boolean; vision: boolean };

/**
 * Answers model tasks. Throws `ModelAnswerError` when an answer does not fit the schema (after one retry), `AppError("model_unavailable")`
 * when none can be had, and the signal's reason when aborted.
 */
export type ModelPort = {
  info: ModelInfo;
  run<Input extends z.ZodType, Output extends z.ZodType>(
    task: ModelTask<Input, Output>,
    input: z.infer<Input>,
    options: ModelRunOptions,
  ): Promise<ModelAnswer<z.infer<Output>>>;
};
