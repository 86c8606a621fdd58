import { chooseCorrection } from "@/lib/agent/correction/choose-correction";
import { afterCorrection } from "@/lib/agent/graph/after-correction";
import type { Node } from "@/lib/agent/graph/turn-node";

export const correction: Node = async (state, deps) => {
  const { task, snapshot, report } = state;
  const failed = task.history.at(-1);
  if (!failed) throw new TypeError("correction was reached without a judged action");
  const step = task.plan?.steps.find((candidate) => candidate.id === failed.stepId);
  const chosen = await chooseCorrection({ task, ...(step ? { step } : {}), failed, snapshot, report }, deps);
  return afterCorrection(task, step?.id, chosen);
};
