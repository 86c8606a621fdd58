import { modelTask } from "@/lib/agent/domain/model-task";
import { fenceRule } from "./fenced";
import { VerdictAnswer, VerdictQuestion, verdictQuestionText, verdictRules } from "./verdict-question";

/** Tier 3: whatever neither rules nor a small model could tell, with room to think and to look facts up. */
export const verifyFullyTask = modelTask({
  name: "verify_fully",
  input: VerdictQuestion,
  output: VerdictAnswer,
  prompt: (input) => ({
    system: `${verdictRules}
- Weigh step and goal apart: a step may be verified while the goal is far from done.
- When a sub-task is given, say in "subTaskCompleted" whether its objective is reached.
${fenceRule}`,
    user: verdictQuestionText(input),
  }),
  effort: "high",
  grounding: true,
  size: "full",
  maxOutputTokens: 4_000,
  tier: 3,
});
