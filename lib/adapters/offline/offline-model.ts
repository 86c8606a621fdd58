import { AppError } from "@/lib/agent/domain/app-error";
import { noUsage } from "@/lib/agent/domain/budget";
import { plainRequest } from "@/lib/agent/domain/wording/asked/plain-request";
import type { ModelPort } from "@/lib/agent/ports/model";
import { answerAnalyseContext } from "./answers/analyse-context";
import { answerAnswerFromSearch } from "./answers/answer-from-search";
import { answerChooseCorrection } from "./answers/choose-correction";
import { answerCritiqueAction } from "./answers/critique-action";
import { answerDecomposeTask } from "./answers/decompose-task";
import { answerExtractData } from "./answers/extract-data";
import { answerGenerateAction } from "./answers/generate-action";
import { answerJudgeCriteria } from "./answers/judge-criteria";
import { answerMakePlan } from "./answers/make-plan";
import { answerPredictOutcome } from "./answers/predict-outcome";
import { answerRefineStep } from "./answers/refine-step";
import { answerValidatePlan } from "./answers/validate-plan";
import { answerVerifyFully } from "./answers/verify-fully";
import { answerVerifyLightly } from "./answers/verify-lightly";
import type { OfflineAnswer } from "./offline-answer";

/** Every model task that rules answer, one file each. */
export const offlineAnswers: readonly OfflineAnswer[] = [
  answerAnalyseContext,
  answerMakePlan,
  answerDecomposeTask,
  answerRefineStep,
  answerGenerateAction,
  answerPredictOutcome,
  answerCritiqueAction,
  answerJudgeCriteria,
  answerChooseCorrection,
  answerValidatePlan,
  answerVerifyLightly,
  answerVerifyFully,
  answerExtractData,
  answerAnswerFromSearch,
];

const byName = new Map(offlineAnswers.map((answer) => [answer.name, answer]));

/** Rules read what is to be done; what is to stay as it is, policy and the handshake see to. */
const withDeedsOnly = <Input>(input: Input): Input =>
  input && typeof input === "object" && "goal" in input && typeof input.goal === "string"
    ? { ...input, goal: plainRequest(input.goal) }
    : input;

/** A model that costs nothing and needs no network: it answers each task by rules from its typed input; what rules cannot know it says it cannot tell. */
export function createOfflineModel(deps: { now?: () => Date } = {}): ModelPort {
  const now = deps.now ?? (() => new Date());
  return {
    info: { adapter: "offline", offline: true, vision: false },
    run: async (task, input, { signal }) => {
      signal?.throwIfAborted();
      const rules = byName.get(task.name);
      if (!rules)
        throw new AppError("model_unavailable", `the offline model has no rules for ${task.name}`, {
          retryable: false,
        });
      const data = rules.answer(withDeedsOnly(input), { now });
      return { data: task.output.parse(data), usage: noUsage, model: "offline" };
    },
  };
}
