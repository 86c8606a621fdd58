import { actOnRequest } from "@/lib/adapters/offline/acting/act-on-request";
import { explore } from "@/lib/adapters/offline/acting/explore";
import type { PageContext } from "@/lib/adapters/offline/acting/page-context";
import type { Want } from "@/lib/adapters/offline/reading/want";
import { type SeenPage, unseen } from "@/lib/adapters/offline/writing/page";
import { type PlanDraft, writePlan } from "@/lib/adapters/offline/writing/write-plan";
import { requestIn, writeRequest } from "@/lib/adapters/offline/writing/write-request";
import type { StuckStep } from "@/lib/agent/domain/plan";
import { contentWords } from "@/lib/agent/domain/wording/words";

/** What the user is asked where nobody finds a way. */
export const howQuestion = (step: string): string =>
  `I found no way on this page to do this: ${(requestIn(step) ?? step).replace(/[.!]+$/, "")}. What shall I do?`;

type Work = { goal: string; wants: readonly Want[]; verifiedWork: readonly string[] };

/**
 * What is left of the goal by its own words, where the steps that the rules wrote for it lead nowhere on this page. Nothing that was stored is begun
 * again. Undefined where the page offers no way for that either.
 */
export function planAround(work: Work, stuck: StuckStep, context: PageContext): PlanDraft | undefined {
  if (requestIn(stuck.step) !== undefined || context.answers.length > 0) return undefined;
  const left = stuck.stored ? leftOf(work, stuck, context) : work.goal;
  if (left === undefined) return undefined;
  return planOfWords(left, context);
}

/** A goal as its own words, where the page offers a first thing to do for it. */
export function planOfWords(goal: string, context: PageContext): PlanDraft | undefined {
  const leads = actOnRequest(goal, context) ?? explore(goal, context);
  return leads && writeRequest(goal);
}

/** The commands of the goal from the one that the step belongs to, if nothing of that one was stored yet. */
function leftOf(
  { goal, wants, verifiedWork }: Work,
  { step }: StuckStep,
  context: PageContext,
): string | undefined {
  const { nodes, digest } = context;
  const pages: readonly SeenPage[] = [unseen, { nodes, title: digest.title, url: digest.url }];
  const isDone = new Set(verifiedWork.map(key));
  for (const [at, want] of wants.entries()) {
    if (at === 0) continue;
    const steps = pages.flatMap((page) => writePlan(goal, [want], page).steps);
    if (!steps.some(({ description }) => key(description) === key(step))) continue;
    if (steps.some(({ description, mutating }) => mutating && isDone.has(key(description)))) return undefined;
    return wants
      .slice(at)
      .map(({ text }) => text)
      .join(". ");
  }
  return undefined;
}

const key = (text: string): string => contentWords(text).join(" ");
