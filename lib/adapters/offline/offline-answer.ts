import type { z } from "zod";
import type { ModelTask } from "@/lib/agent/domain/model-task";

/** What answering may use besides its input. */
export type OfflineDeps = { now: () => Date };

/** One model task answered by rules. */
export type OfflineAnswer = { name: string; answer(input: unknown, deps: OfflineDeps): unknown };

/** Ties rules to their model task: the input is parsed by the task's own schema, so the rules get it typed. */
export const offlineAnswer = <Input extends z.ZodType, Output extends z.ZodType>(
  task: ModelTask<Input, Output>,
  rules: (input: z.infer<Input>, deps: OfflineDeps) => z.infer<Output>,
): OfflineAnswer => ({ name: task.name, answer: (input, deps) => rules(task.input.parse(input), deps) });
