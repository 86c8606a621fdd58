import { actOnWant } from "@/lib/adapters/offline/acting/act-on-want";
import type { PageContext } from "@/lib/adapters/offline/acting/page-context";
import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { requestIn } from "@/lib/adapters/offline/writing/write-request";
import { validatePlanTask } from "@/lib/agent/model-tasks/validate-plan";

/** Only the next step can be held against this page; later ones will see pages of their own. */
export const answerValidatePlan = offlineAnswer(
  validatePlanTask,
  ({ trigger, steps, unmet, page }, { now }) => {
    const { nodes } = page.digest;
    if (trigger !== "page_changed" && trigger !== "blocked_steps")
      return replan(
        unmet.length > 0 ? `Not met yet: ${unmet.join("; ")}` : "The steps that are left did not lead on.",
      );
    const blocked = steps.find(({ status }) => status === "blocked" || status === "failed");
    if (blocked) return replan(`This step cannot be carried out: ${blocked.description}`);
    const [next] = steps;
    if (next && requestIn(next.description) !== undefined)
      return fine("What was asked is looked for on each page anew.");
    const [want] = next ? readGoal(next.description, knownNames(nodes)) : [];
    if (!next || !want) return fine("Nothing on this page speaks against the rest of the plan.");
    const context: PageContext = {
      digest: page.digest,
      nodes,
      history: [],
      answers: [],
      tabs: [],
      attachments: [],
      now: now(),
      skipsHeld: true,
    };
    const answer = actOnWant(want, context);
    return answer.decision === "cannot"
      ? replan(answer.thought)
      : fine(`The next step can be carried out: ${answer.thought}`);
  },
);

const fine = (reason: string) => ({ valid: true, reason, suggestedChanges: [], needsFullReplan: false });
const replan = (reason: string) => ({ valid: false, reason, suggestedChanges: [], needsFullReplan: true });
