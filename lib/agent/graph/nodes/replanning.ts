import { replan } from "@/lib/agent/replanning/replan";
import { afterReplan } from "../after-replan";
import type { Node } from "../turn-node";

export const replanning: Node = async ({ task, snapshot, verdict, stuck, replanTrigger }, deps) => {
  const problem = stuck?.reason ?? verdict?.reason;
  const trigger = replanTrigger ?? "page_changed";
  const replanned = await replan({ task, snapshot, trigger, ...(problem ? { problem } : {}) }, deps);
  return afterReplan(task, replanned);
};
