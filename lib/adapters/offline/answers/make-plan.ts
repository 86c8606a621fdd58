import type { z } from "zod";
import { actOnWant } from "@/lib/adapters/offline/acting/act-on-want";
import type { PageContext } from "@/lib/adapters/offline/acting/page-context";
import { uncovered } from "@/lib/adapters/offline/acting/under-cover";
import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import type { Want } from "@/lib/adapters/offline/reading/want";
import type { SeenPage } from "@/lib/adapters/offline/writing/page";
import { isUnread } from "@/lib/adapters/offline/writing/write-command";
import { type PlanDraft, writePlan } from "@/lib/adapters/offline/writing/write-plan";
import { writeRequest } from "@/lib/adapters/offline/writing/write-request";
import { change } from "@/lib/adapters/offline/writing/written";
import { asksForAnswer } from "@/lib/agent/domain/asks-for-answer";
import type { StepDraft, StuckStep } from "@/lib/agent/domain/plan";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { onlyTells } from "@/lib/agent/domain/wording/only-tells";
import { contentWords } from "@/lib/agent/domain/wording/words";
import { makePlanTask } from "@/lib/agent/model-tasks/make-plan";
import { howQuestion, planAround, planOfWords } from "./around-stuck";
import { completed } from "./ask-for-missing";
import { isRequest } from "./is-request";
import { requestPlan } from "./request-plan";

type PlanAnswer = z.infer<typeof makePlanTask.output>;

type PlanInput = z.infer<typeof makePlanTask.input>;

export const answerMakePlan = offlineAnswer(makePlanTask, (input, { now }): PlanAnswer => {
  const answer = planned(input, now());
  // What it is done with may lie under something: what is to be done, the page says all the same.
  const free = answer.outcome === "impossible" && !input.stuck ? uncovered(input.page.digest) : undefined;
  return free ? planned({ ...input, page: { ...input.page, digest: free } }, now()) : answer;
});

function planned(input: PlanInput, now: Date): PlanAnswer {
  const { goal, page, answers, verifiedWork, stuck } = input;
  const { nodes, title, url } = page.digest;
  const { wants, missing } = completed(goalWants(goal, answers, page.digest), answers, { nodes, title, url });
  const context: PageContext = {
    digest: page.digest,
    nodes,
    history: [],
    answers,
    tabs: [],
    attachments: [],
    now,
    skipsHeld: true,
  };
  if (stuck) return aroundStuck({ goal, wants, verifiedWork }, stuck, context);
  const again = wasRequest(goal, input, context) ? planOfWords(goal, context) : undefined;
  if (again) return { outcome: "plan", ...again };
  if (isRequest(goal, { wants, isMissing: missing !== undefined }, context))
    return { outcome: "plan", ...withoutDone(requestPlan(goal, wants, context), verifiedWork, context) };
  if (missing) return { outcome: "ask", question: missing.question, missingInformation: [missing.missing] };
  const seen = { nodes, title, url };
  const known = wants.filter((want) => !isUnread(want, seen));
  // What was pressed for the goal made the page ask: the answer is a part of doing it.
  if (known.length === 0 && asksForAnswer(nodes, page.digest.lines))
    return { outcome: "plan", ...writeRequest(goal) };
  if (known.length === 0)
    return { outcome: "impossible", reason: `These rules do not understand the goal: ${goal.slice(0, 200)}` };
  const draft = withUnread(
    writePlan(goal, known, seen),
    wants.filter((want) => isUnread(want, seen) && !onlyTells(want.text, goal)),
  );
  const left = withoutDone(draft, verifiedWork, context);
  if (left.steps.length === 0)
    return {
      outcome: "holds",
      reason: "The page already shows what the goal asks for.",
      criteria: draft.criteria.map(({ step: _step, ...criterion }) => criterion),
    };
  return { outcome: "plan", ...left };
}

/** The plan before was the goal's own words, and nothing of it is done: another reading of them is no better. */
const wasRequest = (
  goal: string,
  { criteria, verifiedWork }: { criteria: readonly string[]; verifiedWork: readonly string[] },
  { answers }: PageContext,
): boolean =>
  answers.length === 0 &&
  verifiedWork.length === 0 &&
  writeRequest(goal).criteria.some(({ text }) => criteria.includes(text));

function aroundStuck(
  work: Parameters<typeof planAround>[0],
  stuck: StuckStep,
  context: PageContext,
): PlanAnswer {
  // The press that was to show a way chose what the goal names, and that was stored: nothing is left to be done.
  if (stuck.stored && work.wants.length === 1 && work.verifiedWork.some(pressesChosen(context)))
    return { outcome: "holds", reason: "What was chosen stands so.", criteria: criteriaOf(work.goal) };
  const around = planAround(work, stuck, context);
  if (around) return { outcome: "plan", ...around };
  const { step, reason } = stuck;
  const question = howQuestion(step);
  return context.answers.some((one) => one.question === question)
    ? { outcome: "impossible", reason }
    : { outcome: "ask", question, missingInformation: [`how to do this: ${step}`] };
}

const criteriaOf = (goal: string) =>
  writeRequest(goal).criteria.map(({ step: _step, ...criterion }) => criterion);

const pressesChosen =
  ({ nodes }: PageContext) =>
  (step: string): boolean => {
    const [want] = readGoal(step, knownNames(nodes));
    return want?.do === "click" && nodes.some((node) => node.name === want.target.name && isChosen(node));
  };

/** What no rule reads of a goal stays open: that the rest is done does not make it done. What only tells why it is asked for has not to come about. */
const withUnread = ({ steps, criteria }: PlanDraft, unread: readonly Want[]): PlanDraft => ({
  steps,
  criteria: [...criteria, ...unread.map(({ text }) => change(text, false))],
});

/** The goal, or what the user said instead when asked what to do. */
function goalWants(
  goal: string,
  answers: readonly { question: string; answer: string }[],
  page: SeenPage,
): readonly Want[] {
  const names = knownNames(page.nodes);
  const wants = readGoal(goal, names);
  if (wants.some((want) => !isUnread(want, page))) return wants;
  return answers.flatMap(({ answer }) => readGoal(answer, names));
}

/** Leaves out what is verified already, and steps at the start that the page shows as done. */
function withoutDone(draft: PlanDraft, verifiedWork: readonly string[], context: PageContext): PlanDraft {
  const verified = verifiedWork.map(wordKey);
  const lastDone = draft.steps.findLastIndex(
    (step) => verified.includes(wordKey(step.description)) && !isUndone(step, context),
  );
  let from = lastDone + 1;
  while (from < draft.steps.length && isHeld(draft.steps[from], context)) from++;
  const steps = draft.steps.slice(from).map((step) => ({
    ...step,
    dependsOn: (step.dependsOn ?? []).flatMap((index) => (index >= from ? [index - from] : [])),
  }));
  const criteria = draft.criteria.map(({ step, ...criterion }) =>
    step === undefined || step < from ? criterion : { ...criterion, step: step - from },
  );
  return { steps, criteria };
}

const wordKey = (text: string): string => contentWords(text).join(" ");

const outcomeOf = (step: StepDraft | undefined, context: PageContext) => {
  const [want] =
    step && step.toolType !== "extract" ? readGoal(step.description, knownNames(context.nodes)) : [];
  return want && actOnWant(want, context).decision;
};

const isHeld = (step: StepDraft | undefined, context: PageContext): boolean =>
  step !== undefined && !/^confirm/i.test(step.description) && outcomeOf(step, context) === "step_holds";

/** An entry that was verified and is gone again, as after the page was loaded anew. */
const isUndone = (step: StepDraft, context: PageContext): boolean =>
  /^(?:enter|select|set|turn|search)\b/i.test(step.description) && outcomeOf(step, context) === "act";
