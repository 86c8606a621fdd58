import type { z } from "zod";
import { actOnWant } from "@/lib/adapters/offline/acting/act-on-want";
import type { PageContext } from "@/lib/adapters/offline/acting/page-context";
import { uncovered } from "@/lib/adapters/offline/acting/under-cover";
import { offlineAnswer } from "@/lib/adapters/offline/offline-answer";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import type { Want } from "@/lib/adapters/offline/reading/want";
import { type SeenPage, unseen } from "@/lib/adapters/offline/writing/page";
import { isUnread } from "@/lib/adapters/offline/writing/write-command";
import { writePlan } from "@/lib/adapters/offline/writing/write-plan";
import type { Digest } from "@/lib/agent/domain/snapshot";
import { analyseContextTask } from "@/lib/agent/model-tasks/analyse-context";
import { completed } from "./ask-for-missing";
import { isRequest } from "./is-request";

/** Commands that one action can do; everything else is planned. */
const direct: ReadonlySet<Want["do"]> = new Set([
  "click",
  "open",
  "goto",
  "tick",
  "choose",
  "type",
  "key",
  "history",
  "fold",
  "close",
  "scroll",
  "mark",
  "switch_tab",
]);

type ContextAnswer = z.infer<typeof analyseContextTask.output>;

type ContextInput = z.infer<typeof analyseContextTask.input>;

export const answerAnalyseContext = offlineAnswer(analyseContextTask, (input, { now }): ContextAnswer => {
  const { goal, page, answers } = input;
  const answer = analysed(input, page.digest, now());
  if (answer !== undefined) return answer;
  // What it is done with may lie under something: how the goal is meant, the page says all the same.
  const free = uncovered(page.digest);
  return (free && analysed(input, free, now())) ?? unreadable(goal, answers.length > 0);
});

/** Undefined where no rule reads the goal and the page offers nothing for it. */
function analysed({ goal, answers }: ContextInput, digest: Digest, now: Date): ContextAnswer | undefined {
  const { nodes, title, url } = digest;
  const { wants, missing } = completed(readGoal(goal, knownNames(nodes)), answers, { nodes, title, url });
  const context: PageContext = {
    digest,
    nodes,
    history: [],
    answers,
    tabs: [],
    attachments: [],
    now,
    skipsHeld: true,
  };
  if (isRequest(goal, { wants, isMissing: missing !== undefined }, context)) return { decision: "complex" };
  if (missing) return { decision: "ask", question: missing.question, missingInformation: [missing.missing] };
  if (wants.length === 0 || wants.every((want) => isUnread(want, { nodes, title, url }))) return undefined;
  const seen: SeenPage = nodes.length > 0 ? { nodes, title, url } : unseen;
  const { steps, criteria } = writePlan(goal, wants, seen);
  const [only] = wants;
  const isSimple =
    wants.length === 1 &&
    steps.length === 1 &&
    only !== undefined &&
    direct.has(only.do) &&
    actsAtOnce(steps[0]?.description ?? "", context);
  return isSimple
    ? { decision: "simple", criteria: criteria.map(({ step: _step, ...criterion }) => criterion) }
    : { decision: "complex" };
}

/** One action does it, or would if it were clear which element is meant. What is to be looked for, opened first, or holds already is planned. */
function actsAtOnce(step: string, context: PageContext): boolean {
  const [want] = readGoal(step, knownNames(context.nodes));
  const answer = want && actOnWant(want, context);
  return answer?.decision === "ask" || (answer?.decision === "act" && !answer.prepares);
}

function unreadable(goal: string, alreadyAsked: boolean): ContextAnswer {
  if (alreadyAsked) return { decision: "complex" };
  return {
    decision: "ask",
    question: `I do not understand what to do for this: ${goal.slice(0, 200)}. Which steps shall I take on the page?`,
    missingInformation: ["steps to take"],
  };
}
