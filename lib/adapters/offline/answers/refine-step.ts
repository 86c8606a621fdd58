import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { refineStepTask } from "@/lib/agent/model-tasks/refine-step";
import { actOnSubmit } from "../acting/act-on-records";
import { actOnRequest } from "../acting/act-on-request";
import { actOnWant } from "../acting/act-on-want";
import { cannot } from "../acting/answer";
import { notFound, type PageContext } from "../acting/page-context";
import { sendsFirst } from "../acting/sends-first";
import { offlineAnswer } from "../offline-answer";
import { knownNames } from "../reading/known-names";
import { readGoal } from "../reading/read-goal";
import { requestIn } from "../writing/write-request";
import { firstAct } from "./first-act";

export const answerRefineStep = offlineAnswer(refineStepTask, (input, { now }): ActionAnswer => {
  const { step, page, history, answers, tabs, attachments } = input;
  const { nodes } = page.digest;
  const context: PageContext = {
    digest: page.digest,
    nodes,
    history,
    answers,
    tabs,
    attachments,
    now: now(),
    skipsHeld: false,
  };
  const request = requestIn(step.description);
  if (request !== undefined)
    return actOnRequest(request, context) ?? notFound(`a way to do this: ${request}`, context);
  const answer = sendsFirst(answerFor(step.description, context), context);
  // What leads to the row, part or page that the step is about is found by the goal's own words.
  const isAtEntry = readGoal(step.description, knownNames(nodes)).some((want) => ofEntries.has(want.do));
  return answer.decision === "cannot" && isAtEntry ? (leadingOn(input.goal, context) ?? answer) : answer;
});

/** Wants about one entry of many, which may have to be opened first. */
const ofEntries: ReadonlySet<string> = new Set(["set", "edit", "mark", "command"]);

/** Only what makes room: the step itself is for its own words to say. */
function leadingOn(goal: string, context: PageContext): ActionAnswer | undefined {
  const answer = actOnRequest(goal, context);
  return answer?.prepares && answer.action?.startsWith("click(") ? answer : undefined;
}

function answerFor(step: string, context: PageContext): ActionAnswer {
  const wants = readGoal(step, knownNames(context.nodes));
  const [want] = wants;
  if (!want) return cannot(`No rule reads this step: ${step}`);
  if (want.do === "login" && want.fields.length === 0)
    return actOnSubmit({ do: "submit", verb: "sign in", target: undefined, text: want.text }, context);
  if (wants.length > 1 || want.do === "add" || want.do === "fill" || want.do === "login")
    return firstAct(step, wants, { ...context, skipsHeld: true });
  return actOnWant(want, context);
}
