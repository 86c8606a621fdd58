import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { predictOutcomeTask } from "@/lib/agent/model-tasks/predict-outcome";

/** What rules can foresee the engine has foreseen already; the rest cannot be told. */
export const answerPredictOutcome = offlineAnswer(predictOutcomeTask, ({ step, action }) => ({
  description: step?.verify ?? `${action} has taken effect.`,
  assertions: [],
}));
