import { stepsLeft } from "@/lib/agent/domain/advance-plan";
import type { Node } from "@/lib/agent/graph/turn-node";
import { linksOf } from "@/lib/agent/refinement/chain-parts";
import { predictOutcome } from "@/lib/agent/refinement/predict-outcome";

export const outcomePrediction: Node = async ({ task, snapshot, record, pass }, deps) => {
  if (!record || !pass)
    throw new TypeError("outcome prediction was reached without an action that policy passed");
  const links = linksOf(record, snapshot);
  const ids = links.map(({ stepId }) => stepId);
  const nextStep = stepsLeft(task.plan).find(({ id }) => !ids.includes(id));
  const outcomes = await Promise.all(
    links.map(({ action, actionType, target, stepId }) => {
      const step = task.plan?.steps.find(({ id }) => id === stepId);
      const about = { action, actionType, snapshot, goal: task.goal };
      return predictOutcome(
        {
          ...about,
          ...(target ? { target } : {}),
          ...(step ? { step } : {}),
          ...(nextStep ? { nextStep } : {}),
        },
        deps,
      );
    }),
  );
  const assertions = outcomes.flatMap((outcome) => outcome.assertions);
  const [expectedOutcome] = outcomes.slice(-1).map((last) => ({ ...last, assertions }));
  if (!expectedOutcome) throw new TypeError("an action without links");
  return { ending: { kind: "act", record: { ...record, expectedOutcome }, pass } };
};
