import { AppError, ModelAnswerError } from "@/lib/agent/domain/app-error";
import { noUsage } from "@/lib/agent/domain/budget";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { Usage } from "@/lib/contracts/interact-response";

/** An answer to one call: data, a rule from the input, or a fault to throw. */
export type ScriptedAnswer = { data: unknown } | { from: (input: unknown) => unknown } | { fault: Error };

/** By task name. Answers are given in order; the last one goes on being given. */
export type Script = Readonly<Record<string, readonly ScriptedAnswer[]>>;

export type ScriptedModel = ModelPort & { asked: readonly { task: string; input: unknown }[] };

/** A model for tests: answers per task name from a script, and remembers what it was asked. A task that is not in the script is a fault. */
export function createScriptedModel(script: Script, usage: Usage = noUsage): ScriptedModel {
  const asked: { task: string; input: unknown }[] = [];
  return {
    info: { adapter: "scripted", offline: false, vision: false },
    asked,
    run: async (task, input, { signal }) => {
      signal?.throwIfAborted();
      const answers = script[task.name] ?? [];
      const answer =
        answers[Math.min(asked.filter((one) => one.task === task.name).length, answers.length - 1)];
      asked.push({ task: task.name, input });
      if (!answer)
        throw new AppError("model_unavailable", `the script has no answer to ${task.name}`, {
          retryable: false,
        });
      if ("fault" in answer) throw answer.fault;
      const parsed = task.output.safeParse("from" in answer ? answer.from(input) : answer.data);
      if (!parsed.success)
        throw new ModelAnswerError(task.name, parsed.error.issues[0]?.message ?? "does not fit");
      return { data: parsed.data, usage, model: "scripted" };
    },
  };
}
