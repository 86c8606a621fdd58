import { actOnWant } from "@/lib/adapters/offline/acting/act-on-want";
import { cannot, holds } from "@/lib/adapters/offline/acting/answer";
import type { PageContext } from "@/lib/adapters/offline/acting/page-context";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import type { Want } from "@/lib/adapters/offline/reading/want";
import { writePlan } from "@/lib/adapters/offline/writing/write-plan";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { contentWords } from "@/lib/agent/domain/wording/words";

const key = (text: string): string => contentWords(text).join(" ");

type For = { done?: readonly string[]; forStep?: string | undefined };

/**
 * Of several steps towards something, the first that the page does not show as done and that was not verified before. `forStep` is the step that
 * an action is wanted for: one for any other step only makes room for it.
 */
export function firstAct(
  goal: string,
  wants: readonly Want[],
  context: PageContext,
  { done = [], forStep }: For = {},
): ActionAnswer {
  const { nodes, digest } = context;
  const { steps } = writePlan(goal, wants, { nodes, title: digest.title, url: digest.url });
  const doneKeys = done.map(key);
  const lastDone = steps.findLastIndex((step) => doneKeys.includes(key(step.description)));
  let answer: ActionAnswer = holds("Nothing is left to do for this.");
  for (const step of steps.slice(lastDone + 1)) {
    const [want] = readGoal(step.description, knownNames(nodes));
    answer = want ? actOnWant(want, context) : cannot(`No rule reads this: ${step.description}`);
    const isOther = forStep !== undefined && key(step.description) !== key(forStep);
    if (answer.decision === "act" && isOther) return { ...answer, prepares: true };
    if (answer.decision !== "step_holds") return answer;
  }
  return answer;
}
