import { afterReplan } from "@/lib/agent/graph/after-replan";
import type { Node } from "@/lib/agent/graph/turn-node";
import { replan } from "@/lib/agent/replanning/replan";

export const replanning: Node = async ({ task, snapshot, verdict, stuck, replanTrigger }, deps) => {
  const problem = stuck?.reason ?? verdict?.reason;
  const trigger = replanTrigger ?? "page_changed";
  const replanned = await replan({ task, snapshot, trigger, ...(problem ? { problem } : {}) }, deps);
  return afterReplan(task, replanned);
};
