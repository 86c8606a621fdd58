import { readyToolSteps } from "@/lib/agent/domain/advance-plan";
import { afterTools } from "@/lib/agent/graph/after-tools";
import type { Node } from "@/lib/agent/graph/turn-node";
import { runTools } from "@/lib/agent/tools/run-tools";

export const toolExecution: Node = async ({ task, snapshot }, deps) => {
  const { plan } = task;
  if (!plan) throw new TypeError("tools were reached without a plan");
  const steps = readyToolSteps(plan);
  const results = await runTools({ steps, goal: task.goal, snapshot, tenantId: task.tenantId }, deps);
  return afterTools({ ...task, plan }, results, deps.model.usage());
};
