import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { parseAction } from "@/lib/contracts/action-text";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { actionTypeOf, targetIdOf, targetOf } from "./action-target";
import { type ActionGround, whyNot } from "./check-action";

/**
 * Turns an answer into a choice that the page allows. An action that cannot be read, names an element that is not there, or does not fit
 * it, becomes `cannot`; one that is too uncertain becomes a question, about `about`.
 */
export function choiceFrom(
  answer: ActionAnswer,
  ground: ActionGround,
  { about, questionId }: { about: string; questionId: string },
): ActionChoice {
  switch (answer.decision) {
    case "finish":
      return { kind: "finish", summary: answer.reason ?? answer.thought };
    case "step_holds":
      return { kind: "cannot", reason: answer.reason ?? answer.thought, stepHolds: true };
    case "cannot":
      return { kind: "cannot", reason: answer.reason ?? answer.thought };
    case "ask":
      return question(answer, about, questionId);
    case "act":
      return acting(answer, ground) ?? question(answer, about, questionId);
  }
}

const question = (answer: ActionAnswer, about: string, questionId: string): ActionChoice => ({
  kind: "ask",
  question: {
    questionId,
    text: answer.question ?? `I am not sure how to go on with this: ${about}. What exactly shall I do?`,
    ...(answer.options && answer.options.length > 0 ? { options: answer.options } : {}),
  },
  missingInformation: answer.missingInformation ?? [about],
});

/** Undefined when the answer is too uncertain to act on. */
function acting(answer: ActionAnswer, ground: ActionGround): ActionChoice | undefined {
  const read = parseAction(answer.action ?? "");
  if (!read.ok) return { kind: "cannot", reason: `The answer names no action: ${read.reason}` };
  if (read.action.name === "finish")
    return { kind: "finish", summary: String(read.action.args[0] ?? answer.thought) };
  if (read.action.name === "fail") return { kind: "cannot", reason: String(read.action.args[0]) };
  const problem = whyNot(read.action, ground);
  if (problem) return { kind: "cannot", reason: problem };
  if (answer.certainty < thresholds.refinementCertainty) return undefined;
  const choice = actionChoice(read.action, ground, answer);
  return answer.prepares ? { ...choice, prepares: true } : choice;
}

/** An action as a choice, with its type and its target as they are on the page. */
export function actionChoice(
  action: BrowserAction,
  { snapshot }: ActionGround,
  { thought, certainty }: { thought: string; certainty: number },
): ActionChoice & { kind: "act" } {
  const target = targetOf(snapshot, action);
  const id = targetIdOf(action);
  const node = id === undefined ? undefined : snapshot.nodes.find((one) => one.id === id);
  return {
    kind: "act",
    action,
    actionType: actionTypeOf(action, node),
    ...(target ? { target } : {}),
    thought,
    certainty,
  };
}
