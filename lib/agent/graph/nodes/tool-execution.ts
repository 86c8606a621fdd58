import { readyToolSteps } from "@/lib/agent/domain/advance-plan";
import { runTools } from "@/lib/agent/tools/run-tools";
import { afterTools } from "../after-tools";
import type { Node } from "../traced";

export const toolExecution: Node = async ({ task, snapshot }, deps) => {
  const steps = task.plan ? readyToolSteps(task.plan) : [];
  const results = await runTools({ steps, goal: task.goal, snapshot, tenantId: task.tenantId }, deps);
  return afterTools(task, results);
};
