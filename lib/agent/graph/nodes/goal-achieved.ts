import type { Node } from "../traced";

export const goalAchieved: Node = ({ task }) => {
  if (!task.completion) throw new TypeError("the goal counts as achieved without a completion");
  return {
    ending: {
      kind: "end",
      status: "completed",
      completion: task.completion,
      reason: task.completion.summary,
    },
  };
};
