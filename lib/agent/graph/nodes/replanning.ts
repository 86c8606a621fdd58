import { replan } from "@/lib/agent/replanning/replan";
import { afterReplan } from "../after-replan";
import type { Node } from "../turn-node";

export const replanning: Node = async ({ task, snapshot, verdict, replanTrigger }, deps) => {
  const trigger = replanTrigger ?? "page_changed";
  const replanned = await replan({ task, snapshot, ...(verdict ? { verdict } : {}), trigger }, deps);
  return afterReplan(task, replanned);
};
