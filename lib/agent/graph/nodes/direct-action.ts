import { chooseDirectAction } from "@/lib/agent/context/choose-direct-action";
import { choicePatch } from "@/lib/agent/graph/choice-patch";
import type { Node } from "@/lib/agent/graph/turn-node";

export const directAction: Node = async (state, deps) => {
  const { task, snapshot } = state;
  const { choice, criteria } = await chooseDirectAction(
    { goal: task.goal, snapshot, answers: task.answers },
    deps,
  );
  const judgedBy = task.criteria.length > 0 ? task.criteria : criteria;
  return choicePatch({ ...state, task: { ...task, criteria: judgedBy } }, choice, "direct");
};
