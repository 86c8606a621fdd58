import { addUsage, noUsage } from "@/lib/agent/domain/budget";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { Usage } from "@/lib/contracts/interact-response";

/** A model that adds up what it spends, wasted answers too, stops at a limit of cost, and counts the questions that got no answer. */
export function countingModel(
  model: ModelPort,
  maxCostUsd: number,
): { model: ModelPort; spent(): Usage; unanswered(): number } {
  let spent = noUsage;
  let unanswered = 0;
  const add = (usage: Usage): void => {
    spent = addUsage(spent, usage);
  };
  return {
    spent: () => spent,
    unanswered: () => unanswered,
    model: {
      info: model.info,
      async run(task, input, options) {
        unanswered++;
        const answer = await model.run(task, input, {
          ...options,
          costLeftUsd: Math.max(0, maxCostUsd - spent.costUsd),
          onWasted: add,
        });
        unanswered--;
        add(answer.usage);
        return answer;
      },
    },
  };
}
