import type { Node } from "@/lib/agent/graph/turn-node";

export const goalAchieved: Node = ({ achieved }) => {
  if (!achieved) throw new TypeError("the goal counts as achieved without a proven completion");
  return { ending: { kind: "end", status: "completed", completion: achieved, reason: achieved.summary } };
};
