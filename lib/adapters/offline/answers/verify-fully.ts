import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { verifyFullyTask } from "@/lib/agent/model-tasks/verify-fully";
import { cannotTell } from "./verdict";

export const answerVerifyFully = offlineAnswer(verifyFullyTask, () => cannotTell);
