import { modelTask } from "@/lib/agent/domain/model-task";
import { fenceRule } from "./fenced";
import { VerdictAnswer, VerdictQuestion, verdictQuestionText, verdictRules } from "./verdict-question";

/** Tier 2: a last step with clear evidence, put to a small model. */
export const verifyLightlyTask = modelTask({
  name: "verify_lightly",
  input: VerdictQuestion,
  output: VerdictAnswer,
  prompt: (input) => ({
    system: `${verdictRules}\nAnswer in one short sentence.\n${fenceRule}`,
    user: verdictQuestionText(input),
  }),
  effort: "minimal",
  grounding: false,
  size: "small",
  maxOutputTokens: 150,
  tier: 2,
});
