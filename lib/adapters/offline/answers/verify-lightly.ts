import { verifyLightlyTask } from "@/lib/agent/model-tasks/verify-lightly";
import { offlineAnswer } from "../offline-answer";
import { cannotTell } from "./verdict";

export const answerVerifyLightly = offlineAnswer(verifyLightlyTask, () => cannotTell);
