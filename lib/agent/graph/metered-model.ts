import { AppError } from "@/lib/agent/domain/app-error";
import { addUsage, noUsage, tokensOf } from "@/lib/agent/domain/budget";
import type { ModelTask } from "@/lib/agent/domain/model-task";
import type { ModelCall } from "@/lib/agent/domain/turn";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { Usage } from "@/lib/contracts/interact-response";
import type { ModelCallFacts } from "@/lib/contracts/turn-trace";
import type { TurnWatch } from "./turn-watch";

export type MeteredModel = ModelPort & { usage(): Usage; calls(): ModelCall[] };

const sourcesTraced = 10;

type MeterDeps = {
  clock: Clock;
  ids: Ids;
  watch: TurnWatch;
  tokensLeft: number;
  costLeftUsd: number;
  signal?: AbortSignal;
};

/** The model for one turn: counts every call, spends from the task's budget, and ends with the turn. */
export function meteredModel(model: ModelPort, deps: MeterDeps): MeteredModel {
  let used = noUsage;
  const calls: ModelCall[] = [];
  const count = (task: ModelTask, usage: Usage, name: string, began: Date): ModelCallFacts => {
    const now = deps.clock.now();
    const facts = factsOf(task, usage, name);
    used = addUsage(used, usage);
    calls.push(callOf(facts, { callId: deps.ids.uuid(), began, now }));
    return facts;
  };
  return {
    info: model.info,
    usage: () => used,
    calls: () => calls,
    async run(task, input, options) {
      const span = deps.watch.model(task.name);
      const began = deps.clock.now();
      const signal = options.signal ?? deps.signal;
      try {
        const answer = await model.run(task, input, {
          ...options,
          tokensLeft: Math.max(0, deps.tokensLeft - tokensOf(used)),
          costLeftUsd: Math.max(0, deps.costLeftUsd - used.costUsd),
          onWasted: (usage, name) => void count(task, usage, name, began),
          ...(signal ? { signal } : {}),
        });
        const call = count(task, answer.usage, answer.model, began);
        span.end({ call, ...(answer.sources ? { sources: answer.sources.slice(0, sourcesTraced) } : {}) });
        return answer;
      } catch (error) {
        span.end({ error: error instanceof AppError ? error.code : "aborted" });
        throw error;
      }
    },
  };
}

const factsOf = (task: ModelTask, usage: Usage, model: string): ModelCallFacts => ({
  model,
  modelTask: task.name,
  effort: task.effort,
  ...(task.tier ? { tier: task.tier } : {}),
  inputTokens: usage.inputTokens,
  outputTokens: usage.outputTokens,
  cachedTokens: usage.cachedTokens ?? 0,
  thoughtTokens: usage.thoughtTokens ?? 0,
  costUsd: usage.costUsd,
  ...(usage.unpricedCalls ? { unpriced: true } : {}),
});

const callOf = (
  { modelTask, ...facts }: ModelCallFacts,
  { callId, began, now }: { callId: string; began: Date; now: Date },
): ModelCall => ({
  callId,
  task: modelTask,
  ...facts,
  durationMs: now.getTime() - began.getTime(),
  at: now.toISOString(),
});
