import { stepsLeft } from "@/lib/agent/domain/advance-plan";
import { predictOutcome } from "@/lib/agent/refinement/predict-outcome";
import type { Node } from "../traced";

export const outcomePrediction: Node = async ({ task, snapshot, record }, deps) => {
  if (!record) throw new TypeError("outcome prediction was reached without an action");
  const { action, actionType, target } = record;
  const step = task.plan?.steps.find((candidate) => candidate.id === record.stepId);
  const nextStep = stepsLeft(task.plan).find((candidate) => candidate.id !== step?.id);
  const expectedOutcome = await predictOutcome(
    {
      action,
      actionType,
      snapshot,
      goal: task.goal,
      ...(target ? { target } : {}),
      ...(step ? { step } : {}),
      ...(nextStep ? { nextStep } : {}),
    },
    deps,
  );
  return { ending: { kind: "act", record: { ...record, expectedOutcome } } };
};
