import { predictOutcomeTask } from "@/lib/agent/model-tasks/predict-outcome";
import { offlineAnswer } from "../offline-answer";

/** What rules can foresee the engine has foreseen already; the rest cannot be told. */
export const answerPredictOutcome = offlineAnswer(predictOutcomeTask, ({ step, action }) => ({
  description: step?.verify ?? `${action} has taken effect.`,
  assertions: [],
}));
