import type { z } from "zod";
import { actOnQuestion } from "@/lib/adapters/offline/acting/act-by-pressing";
import { actOnRequest } from "@/lib/adapters/offline/acting/act-on-request";
import { cannot } from "@/lib/adapters/offline/acting/answer";
import { choosesFirst } from "@/lib/adapters/offline/acting/chooses-first";
import { clearingFirst } from "@/lib/adapters/offline/acting/clearing-first";
import { explore } from "@/lib/adapters/offline/acting/explore";
import { inNamedEntry } from "@/lib/adapters/offline/acting/in-named-entry";
import { stayingInPlace, toNamedPlace } from "@/lib/adapters/offline/acting/named-place";
import { notAtOthers } from "@/lib/adapters/offline/acting/not-at-others";
import { ofGoalsThing } from "@/lib/adapters/offline/acting/of-goals-thing";
import { onItsDay } from "@/lib/adapters/offline/acting/on-its-day";
import { notFound, type PageContext } from "@/lib/adapters/offline/acting/page-context";
import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { writePlan } from "@/lib/adapters/offline/writing/write-plan";
import { requestIn } from "@/lib/adapters/offline/writing/write-request";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { generateActionTask } from "@/lib/agent/model-tasks/generate-action";
import { howQuestion } from "./around-stuck";
import { completed } from "./ask-for-missing";
import { firstAct } from "./first-act";

type GenerateAnswer = z.infer<typeof generateActionTask.output>;

type Input = z.infer<typeof generateActionTask.input>;

export const answerGenerateAction = offlineAnswer(generateActionTask, (input, { now }): GenerateAnswer => {
  const { goal, page, history, answers } = input;
  const context: PageContext = {
    digest: page.digest,
    nodes: page.digest.nodes,
    history,
    answers,
    tabs: [],
    attachments: [],
    now: now(),
    skipsHeld: true,
    goal,
  };
  const answer = generated(input, context);
  const own = notAtOthers(ofGoalsThing(answer, goal, context), goal, context);
  const cleared =
    input.refused === undefined ? clearingFirst(onItsDay(own, goal, context), goal, context) : answer;
  const { criteria } = answer;
  return cleared === answer ? answer : { ...cleared, ...(criteria && { criteria }) };
});

function generated(input: Input, context: PageContext): GenerateAnswer {
  const { goal, step, history, answers, refused, wantsCriteria } = input;
  const { nodes, title, url } = input.page.digest;
  const names = knownNames(nodes);
  const { wants } = completed(readGoal(goal, names), answers, { nodes, title, url });
  const criteria = wantsCriteria
    ? {
        criteria: writePlan(goal, wants, { nodes, title, url }).criteria.map(
          ({ step: _step, ...one }) => one,
        ),
      }
    : {};
  if (refused !== undefined) return cannot(`The action may not be done: ${refused}`);
  const asked = actOnQuestion(step, step ?? goal, context);
  if (asked?.decision === "cannot")
    return { ...(step === undefined ? asked : askHow(step, asked, answers)), ...criteria };
  const first = (step === undefined ? asked : undefined) ?? toNamedPlace(goal, context);
  if (first) return { ...choosesFirst(first, goal, context), ...criteria };
  const done = history.flatMap((past) =>
    past.outcome !== "refuted" && past.step && past.step !== step ? [past.step] : [],
  );
  const advised = step === undefined ? undefined : fromAdvice(step, context);
  const request = step === undefined ? undefined : requestIn(step);
  if (request !== undefined && step !== undefined && advised === undefined) {
    const next =
      actOnRequest(request, context) ??
      explore(request, context) ??
      stayingInPlace(goal, notFound(`a way to do this: ${request}`, context), context);
    if (next.decision !== "cannot") return choosesFirst(next, goal, context);
    // What was pressed for the request and had its effect may be all of it: that is judged before anybody is asked.
    const isPressed = history.some(
      (past) => past.step === step && past.outcome === "verified" && past.action.startsWith("click("),
    );
    return isPressed ? next : askHow(step, next, answers);
  }
  const answer =
    advised ?? firstAct(goal, wants, { ...context, skipsHeld: step !== undefined }, { done, forStep: step });
  if (answer.decision === "step_holds") return { ...answer, decision: "finish", ...criteria };
  // Stuck on a step, another plan is the better way to look for one.
  const lead = step === undefined && answer.decision === "cannot" ? explore(goal, context) : undefined;
  const staying = stayingInPlace(goal, lead ?? answer, context);
  const next = choosesFirst(inNamedEntry(staying, goal, context), goal, context);
  const isAsked = step !== undefined && input.replanned === true && next.decision === "cannot";
  return { ...(isAsked ? askHow(step, next, answers) : next), ...criteria };
}

/** What the user said when asked how to go on. */
function fromAdvice(step: string, context: PageContext): ActionAnswer | undefined {
  const asked = requestIn(step) ?? step;
  const said = context.answers.findLast(({ question }) => question === howQuestion(asked))?.answer;
  return said === undefined ? undefined : firstAct(said, readGoal(said, knownNames(context.nodes)), context);
}

/** No other plan knows more than the goal's own words. */
function askHow(step: string, answer: ActionAnswer, answers: readonly { question: string }[]): ActionAnswer {
  const question = howQuestion(step);
  if (answers.some((one) => one.question === question)) return answer;
  return {
    decision: "ask",
    thought: answer.thought,
    certainty: 0,
    question,
    missingInformation: [`how to do this: ${requestIn(step) ?? step}`],
  };
}
