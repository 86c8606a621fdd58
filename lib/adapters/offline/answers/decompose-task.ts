import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { decomposeTaskTask } from "@/lib/agent/model-tasks/decompose-task";

/** Fewer steps than this make no sub-task of their own when a cut can wait. */
const fewest = 2;

/** A phase begins where the work goes to another place, and after something was sent. */
export const answerDecomposeTask = offlineAnswer(decomposeTaskTask, ({ steps }) => {
  const groups: number[][] = [];
  steps.forEach((description, index) => {
    const group = groups.at(-1);
    const begins =
      group === undefined ||
      (group.length >= fewest &&
        !confirms.test(description) &&
        (goesElsewhere(description) || isSent(steps[index - 1] ?? "")));
    if (begins) groups.push([index]);
    else group.push(index);
  });
  return {
    subTasks: groups.map((indices) => ({
      name: short(steps[indices.at(-1) ?? 0] ?? ""),
      objective: indices.map((index) => steps[index]).join("; "),
      inputs: [],
      outputs: [],
      steps: indices,
    })),
  };
});

/** It belongs to what was sent before it. */
const confirms = /^confirm\b/i;

const goesElsewhere = (description: string): boolean => {
  const { verb } = readStepIntent(description);
  return verb === "navigate" || verb === "open" || verb === "login" || verb === "logout";
};
const isSent = (description: string): boolean => {
  const { verb } = readStepIntent(description);
  return verb === "submit" || verb === "send";
};
const short = (description: string): string =>
  (description.length > 80 ? `${description.slice(0, 79)}…` : description) || "Sub-task";
