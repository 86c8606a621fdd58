import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { refineStepTask } from "@/lib/agent/model-tasks/refine-step";
import { actOnSubmit } from "../acting/act-on-records";
import { actOnWant } from "../acting/act-on-want";
import { cannot } from "../acting/answer";
import type { PageContext } from "../acting/page-context";
import { offlineAnswer } from "../offline-answer";
import { knownNames } from "../reading/known-names";
import { readGoal } from "../reading/read-goal";
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
  const wants = readGoal(step.description, knownNames(nodes));
  const [want] = wants;
  if (!want) return cannot(`No rule reads this step: ${step.description}`);
  if (want.do === "login" && want.fields.length === 0)
    return actOnSubmit({ do: "submit", verb: "sign in", target: undefined, text: want.text }, context);
  if (wants.length > 1 || want.do === "add" || want.do === "fill" || want.do === "login")
    return firstAct(step.description, wants, { ...context, skipsHeld: true });
  return actOnWant(want, context);
});
