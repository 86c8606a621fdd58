import type { VerdictAnswer } from "@/lib/agent/model-tasks/verdict-question";

/** Verification asks a model only where its own rules cannot tell: neither can these. */
export const cannotTell: VerdictAnswer = {
  outcome: "undecided",
  taskCompleted: false,
  confidence: 0.5,
  reason: "The rules cannot tell.",
};
