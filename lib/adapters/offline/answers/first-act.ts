import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { contentWords } from "@/lib/agent/domain/words";
import { actOnWant } from "../acting/act-on-want";
import { cannot, holds } from "../acting/answer";
import type { PageContext } from "../acting/page-context";
import { knownNames } from "../reading/known-names";
import { readGoal } from "../reading/read-goal";
import type { Want } from "../reading/want";
import { writePlan } from "../writing/write-plan";

const key = (text: string): string => contentWords(text).join(" ");

/** Of several steps towards something, the first that the page does not show as done and that was not verified before. */
export function firstAct(
  goal: string,
  wants: readonly Want[],
  context: PageContext,
  done: readonly string[],
): ActionAnswer {
  const { nodes, digest } = context;
  const { steps } = writePlan(goal, wants, { nodes, title: digest.title, url: digest.url });
  const doneKeys = done.map(key);
  const lastDone = steps.findLastIndex((step) => doneKeys.includes(key(step.description)));
  let answer: ActionAnswer = holds("Nothing is left to do for this.");
  for (const step of steps.slice(lastDone + 1)) {
    const [want] = readGoal(step.description, knownNames(nodes));
    answer = want ? actOnWant(want, context) : cannot(`No rule reads this: ${step.description}`);
    if (answer.decision !== "step_holds") return answer;
  }
  return answer;
}
