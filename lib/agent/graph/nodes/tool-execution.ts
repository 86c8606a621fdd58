import { readyToolSteps } from "@/lib/agent/domain/advance-plan";
import { runTools } from "@/lib/agent/tools/run-tools";
import { afterTools } from "../after-tools";
import type { Node } from "../turn-node";

export const toolExecution: Node = async ({ task, snapshot }, deps) => {
  const { plan } = task;
  if (!plan) throw new TypeError("tools were reached without a plan");
  const steps = readyToolSteps(plan);
  const results = await runTools({ steps, goal: task.goal, snapshot, tenantId: task.tenantId }, deps);
  return afterTools({ ...task, plan }, results, deps.model.usage());
};
