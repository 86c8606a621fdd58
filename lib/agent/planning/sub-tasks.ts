import type { PlanStep, SubTask } from "@/lib/agent/domain/plan";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { decomposeTaskTask } from "@/lib/agent/model-tasks/decompose-task";
import type { Ids } from "@/lib/agent/ports/ids";
import type { ModelPort } from "@/lib/agent/ports/model";

type Deps = { model: ModelPort; ids: Ids; signal?: AbortSignal };

/** Cuts a long plan into sub-tasks; a short one has none. */
export async function subTasksOf(goal: string, steps: readonly PlanStep[], deps: Deps): Promise<SubTask[]> {
  if (steps.length <= thresholds.subTaskSteps) return [];
  const { data } = await deps.model.run(
    decomposeTaskTask,
    { goal, steps: steps.map(({ description }) => description) },
    deps.signal ? { signal: deps.signal } : {},
  );
  const groups = data.subTasks.filter((group) => group.steps.length > 0);
  if (
    !isPartition(
      groups.map((group) => group.steps),
      steps.length,
    )
  )
    return [];
  return groups.map(({ name, objective, inputs, outputs, steps: indices }, at) => ({
    id: deps.ids.uuid(),
    name,
    objective,
    inputs,
    outputs,
    stepIds: indices.flatMap((index) => steps[index]?.id ?? []),
    status: at === 0 ? "active" : "pending",
    result: {},
  }));
}

/** Every step once, in the order of the plan: anything else would run steps out of order or lose some, so then there are no sub-tasks. */
const isPartition = (groups: readonly number[][], length: number): boolean => {
  const flat = groups.flat();
  return groups.length > 1 && flat.length === length && flat.every((index, at) => index === at);
};
