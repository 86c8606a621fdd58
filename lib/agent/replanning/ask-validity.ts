import type { z } from "zod";
import { stepsLeft } from "@/lib/agent/domain/advance-plan";
import type { ReplanTrigger } from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { validatePlanTask } from "@/lib/agent/model-tasks/validate-plan";
import type { ModelPort } from "@/lib/agent/ports/model";
import { viewPage } from "@/lib/agent/snapshot/view-page";

const pageTokens = 2_500;

export type PlanValidity = z.infer<typeof validatePlanTask.output>;

/** Asks whether the steps that are left still make sense on this page. */
export async function askValidity(
  {
    task,
    snapshot,
    trigger,
    problem,
  }: { task: Task; snapshot: PageSnapshot; trigger: ReplanTrigger; problem?: string | undefined },
  { model, signal }: { model: ModelPort; signal?: AbortSignal },
): Promise<PlanValidity> {
  const left = stepsLeft(task.plan);
  const focus = [...left.slice(0, 3).map(({ description }) => description), task.goal].join(" ");
  const { data } = await model.run(
    validatePlanTask,
    {
      goal: task.goal,
      trigger,
      steps: left.map(({ id, description, verify, status, dependsOn, note }) => ({
        id,
        description,
        verify,
        status,
        dependsOn,
        ...(note === undefined ? {} : { note }),
      })),
      ...(problem ? { problem } : {}),
      unmet: task.criteria.filter(({ result }) => result === "unmet").map(({ text }) => text),
      page: viewPage(snapshot, { focus, tokenBudget: pageTokens, text: false, offline: model.info.offline }),
    },
    signal ? { signal } : {},
  );
  return data;
}
