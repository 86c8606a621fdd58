import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Plan, PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { refineStepTask } from "@/lib/agent/model-tasks/refine-step";
import type { Ids } from "@/lib/agent/ports/ids";
import type { ModelPort } from "@/lib/agent/ports/model";
import { choiceFrom } from "@/lib/agent/snapshot/read-choice";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import type { Attachment, BrowserTab } from "@/lib/contracts/interact-request";
import { chained, chainLength, type Link, linksOfForm, mayChain } from "./build-chain";
import { pastActions } from "./past-actions";

export type RefineStepInput = {
  goal: string;
  step: PlanStep;
  plan: Plan;
  snapshot: PageSnapshot;
  history: readonly ActionRecord[];
  earlierActions: number;
  verificationSummary?: { actionSucceeded: boolean; taskCompleted: boolean };
  answers: readonly { question: string; answer: string }[];
  tabs?: readonly BrowserTab[];
  attachments?: readonly Attachment[];
  /** Further fields of the same form may go along: not where one of a chain failed and is tried again by itself. */
  chains: boolean;
};

type Deps = { model: ModelPort; ids: Ids; signal?: AbortSignal };

/** Tokens of page that refinement may see. */
const pageTokens = 4_000;

/**
 * Turns the current step into one action on this page, or into a chain of it and the next fields of its form. What the page does not allow becomes
 * `cannot`, what is too uncertain a question.
 */
export async function refineStep(input: RefineStepInput, deps: Deps): Promise<ActionChoice> {
  const choice = await refineOne(input, deps);
  if (!input.chains || choice.kind !== "act" || !mayChain({ step: input.step, choice }, input.snapshot))
    return choice;
  const links: Link[] = [{ step: input.step, choice }];
  for (const step of followers(input)) {
    const next = await refineOne({ ...input, step }, deps);
    const link = next.kind === "act" ? { step, choice: next } : undefined;
    if (!link || linksOfForm([...links, link], input.snapshot).length <= links.length) break;
    links.push(link);
  }
  return chained(links) ?? choice;
}

/** The steps right after this one, as far as nothing but this row of steps has to be done for them. */
function followers({ plan, step }: RefineStepInput): PlanStep[] {
  const from = plan.steps.findIndex(({ id }) => id === step.id) + 1;
  const after = from === 0 ? [] : plan.steps.slice(from, from + chainLength - 1);
  const done = new Set(
    [...plan.steps.filter(({ status }) => status === "completed" || status === "skipped"), step].map(
      ({ id }) => id,
    ),
  );
  const row: PlanStep[] = [];
  for (const next of after) {
    if (
      next.toolType !== "browser" ||
      next.mutating ||
      next.status !== "pending" ||
      !next.dependsOn.every((id) => done.has(id))
    )
      break;
    done.add(next.id);
    row.push(next);
  }
  return row;
}

async function refineOne(input: RefineStepInput, deps: Deps): Promise<ActionChoice> {
  const { goal, step, plan, snapshot, verificationSummary, answers, tabs = [], attachments = [] } = input;
  if (step.toolType !== "browser")
    return { kind: "cannot", reason: "The step is a server tool, not an action." };
  const nextStep = plan.steps[plan.steps.findIndex(({ id }) => id === step.id) + 1]?.description;
  const { data } = await deps.model.run(
    refineStepTask,
    {
      goal,
      step: { description: step.description, verify: step.verify },
      ...(nextStep === undefined ? {} : { nextStep }),
      page: viewPage(snapshot, {
        focus: `${step.description} ${step.verify}`,
        tokenBudget: pageTokens,
        text: false,
        offline: deps.model.info.offline,
      }),
      ...pastActions(input),
      continuing: verificationSummary?.actionSucceeded === true && !verificationSummary.taskCompleted,
      answers: [...answers],
      tabs: tabs.map(({ id, url, title, active }) => ({ id, url, title, active })),
      attachments: attachments.map(({ id, filename }) => ({ id, filename })),
    },
    deps.signal ? { signal: deps.signal } : {},
  );
  const ground = {
    snapshot,
    ...(tabs.length > 0 ? { tabIds: tabs.map(({ id }) => id) } : {}),
    attachmentIds: attachments.map(({ id }) => id),
  };
  return choiceFrom(data, ground, { about: step.description, questionId: deps.ids.uuid() });
}
