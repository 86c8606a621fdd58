import { verifyFullyTask } from "@/lib/agent/model-tasks/verify-fully";
import { offlineAnswer } from "../offline-answer";
import { cannotTell } from "./verdict";

export const answerVerifyFully = offlineAnswer(verifyFullyTask, () => cannotTell);
