import { AppError } from "@/lib/agent/domain/app-error";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { Interact } from "@/lib/server/answer-turn";
import type { Metrics } from "@/lib/server/metrics";

/** The same model; each call is counted. */
export function countedModel(model: ModelPort, metrics: Pick<Metrics, "modelCall">): ModelPort {
  return {
    get info() {
      return model.info;
    },
    async run(task, input, options) {
      const startedAt = performance.now();
      let answered: { model: string; inputTokens: number; outputTokens: number; costUsd: number } | undefined;
      try {
        const answer = await model.run(task, input, options);
        const { inputTokens, outputTokens, costUsd } = answer.usage;
        answered = { model: answer.model, inputTokens, outputTokens, costUsd };
        return answer;
      } finally {
        metrics.modelCall({
          task: task.name,
          ms: performance.now() - startedAt,
          ...(answered ?? { model: model.info.adapter }),
          outcome: answered ? "answered" : "failed",
        });
      }
    },
  };
}

/** The same store; calls that fail because it is away, locked or full are counted. */
export function countedStore<S extends object>(store: S, metrics: Pick<Metrics, "storeError">): S {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...given: unknown[]) => {
        try {
          return await Reflect.apply(method, target, given);
        } catch (error) {
          if (error instanceof AppError && error.code === "store_unavailable") metrics.storeError();
          throw error;
        }
      };
    },
  });
}

/** The same turns; each is counted by what it came to. */
export function countedTurns(interact: Interact, metrics: Pick<Metrics, "turn">): Interact {
  return async (...ask) => {
    const startedAt = performance.now();
    let facts: Omit<Parameters<Metrics["turn"]>[0], "ms"> = { status: "internal" };
    try {
      const answer = await interact(...ask);
      const { status, verification: verdict } = answer;
      facts = { status, ...(verdict ? { verdict } : {}) };
      return answer;
    } catch (error) {
      if (error instanceof AppError) facts = { status: error.code };
      throw error;
    } finally {
      metrics.turn({ ...facts, ms: performance.now() - startedAt });
    }
  };
}
