import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { verifyLightlyTask } from "@/lib/agent/model-tasks/verify-lightly";
import { cannotTell } from "./verdict";

export const answerVerifyLightly = offlineAnswer(verifyLightlyTask, () => cannotTell);
