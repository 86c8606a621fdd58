import { judgeCriteriaTask } from "@/lib/agent/model-tasks/judge-criteria";
import type { ModelInfo, ModelPort } from "@/lib/agent/ports/model";

/** One model of several: each model task goes to its own where it has one, else to the main one. */
export function routedModel(main: ModelPort, byTask: ReadonlyMap<string, ModelPort>): ModelPort {
  if (byTask.size === 0) return main;
  const all = [...new Set([main, ...byTask.values()])];
  // Only this question is asked with a screenshot.
  const looking = byTask.get(judgeCriteriaTask.name) ?? main;
  const unpriced = new Set(all.flatMap((model) => model.info.unpriced ?? []));
  const info: ModelInfo = {
    adapter: [...new Set(all.map(({ info: { adapter } }) => adapter))].join("+"),
    offline: all.every(({ info: { offline } }) => offline),
    vision: looking.info.vision,
    ...(main.info.models ? { models: main.info.models } : {}),
    ...(unpriced.size > 0 ? { unpriced: [...unpriced] } : {}),
    get problem() {
      return all.map((model) => model.info.problem).find(Boolean);
    },
  };
  return { info, run: (task, input, options) => (byTask.get(task.name) ?? main).run(task, input, options) };
}
