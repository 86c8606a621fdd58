import type { VerdictAnswer } from "@/lib/agent/model-tasks/verdict-question";
import { verifyFullyTask } from "@/lib/agent/model-tasks/verify-fully";
import { verifyLightlyTask } from "@/lib/agent/model-tasks/verify-lightly";
import { offlineAnswer } from "../offline-answer";

/** Rules have had their say before a model is asked: what they left open, rules cannot tell. */
const cannotTell = (): VerdictAnswer => ({
  outcome: "undecided",
  taskCompleted: false,
  confidence: 0.5,
  reason: "Rules cannot tell.",
});

export const answerVerifyLightly = offlineAnswer(verifyLightlyTask, cannotTell);
export const answerVerifyFully = offlineAnswer(verifyFullyTask, cannotTell);
