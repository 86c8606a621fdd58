import { addUsage, noUsage, tokensOf } from "@/lib/agent/domain/budget";
import type { ModelCall } from "@/lib/agent/domain/turn";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { TurnTrace } from "@/lib/agent/ports/tracing";
import type { Usage } from "@/lib/contracts/interact-response";

export type MeteredModel = ModelPort & { usage(): Usage; calls(): ModelCall[] };

/** The model for one turn: counts every call, spends from the task's budget, and ends with the turn. */
export function meteredModel(
  model: ModelPort,
  deps: { clock: Clock; ids: Ids; trace: TurnTrace; tokensLeft: number; signal?: AbortSignal },
): MeteredModel {
  let used = noUsage;
  const calls: ModelCall[] = [];
  return {
    info: model.info,
    usage: () => used,
    calls: () => calls,
    async run(task, input, options) {
      const span = deps.trace.span(`model:${task.name}`);
      const signal = options.signal ?? deps.signal;
      const tokensLeft = Math.max(0, deps.tokensLeft - tokensOf(used));
      const answer = await model.run(task, input, { ...options, tokensLeft, ...(signal ? { signal } : {}) });
      used = addUsage(used, answer.usage);
      const { inputTokens, outputTokens, costUsd } = answer.usage;
      span.end({ output: { model: answer.model, inputTokens, outputTokens } });
      calls.push({
        callId: deps.ids.uuid(),
        task: task.name,
        model: answer.model,
        inputTokens,
        outputTokens,
        costUsd,
        at: deps.clock.now().toISOString(),
      });
      return answer;
    },
  };
}
