import { addingJas } from "./clinic-scripts";
import type { AskedOfProvider, ProviderReply } from "./provider-server";

const act = (action: string) => ({ thought: "Next.", decision: "act", action, certainty: 0.95 });

/** Answers over a provider's wire as someone would who knows how a patient is added to the small clinic. */
export function clinicReply({ taskName, user }: AskedOfProvider): ProviderReply {
  if (taskName === "refine_step")
    return { json: act(user.includes("The step: Type") ? 'setValue("name", "Jas")' : 'click("save")') };
  const answers: Record<string, readonly { data: unknown }[]> = {
    analyse_context: addingJas.analyse_context,
    make_plan: addingJas.make_plan,
    validate_plan: [
      { data: { valid: true, reason: "It fits.", suggestedChanges: [], needsFullReplan: false } },
    ],
    judge_criteria: [{ data: { judgements: [] } }],
    predict_outcome: [{ data: { description: "It worked.", assertions: [] } }],
    verify_lightly: [
      { data: { outcome: "undecided", taskCompleted: false, confidence: 0.5, reason: "Unclear." } },
    ],
    verify_fully: [
      { data: { outcome: "undecided", taskCompleted: false, confidence: 0.5, reason: "Unclear." } },
    ],
  };
  const answer = answers[taskName ?? ""]?.[0];
  return answer ? { json: answer.data } : { status: 400 };
}
