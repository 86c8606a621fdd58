import { downstreamOf, focusPlan, stepsLeft } from "@/lib/agent/domain/advance-plan";
import type { ReplanTrigger } from "@/lib/agent/domain/plan";
import { currentStep, type Plan } from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { thresholds } from "@/lib/agent/domain/thresholds";
import type { Ids } from "@/lib/agent/ports/ids";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { UserQuestion } from "@/lib/contracts/plan";
import { askValidity, type PlanValidity } from "./ask-validity";
import { canBeDone } from "./can-be-done";
import { anew, changePlan } from "./change-plan";
import { questionAbout, refusedField } from "./missing-value";

export type ReplanInput = {
  task: Task;
  snapshot: PageSnapshot;
  trigger: ReplanTrigger;
  /** Why the plan is looked at again. */
  problem?: string;
};

export type ReplanOutcome =
  | { kind: "continue" }
  | { kind: "modified"; plan: Plan }
  /** A new plan is to be made; what is verified is kept out of it. */
  | { kind: "regenerate"; reason: string }
  | { kind: "limit"; reason: string }
  | { kind: "ask"; question: UserQuestion; missingInformation: string[] };

type Deps = { model: ModelPort; ids: Ids; signal?: AbortSignal };

/** A second thought about the steps that are left. Only flags decide; what is said about them is for people. */
export async function replan(input: ReplanInput, deps: Deps): Promise<ReplanOutcome> {
  const { task, snapshot, trigger, problem } = input;
  const { plan } = task;
  if (task.replans >= task.budget.replans) return { kind: "limit", reason: "The task used up its replans." };
  if (!plan || stepsLeft(plan).length === 0) return { kind: "regenerate", reason: reasonOf(trigger) };
  if (trigger === "blocked_steps") return replanBlocked(input, plan, deps);
  const step = currentStep(plan);
  if (trigger === "page_changed" && step && canBeDone(step, snapshot)) return { kind: "continue" };
  if (trigger === "correction" || trigger === "step_impossible") {
    if ((step?.replans ?? 0) >= thresholds.replansPerStep)
      return {
        kind: "limit",
        reason: `This step did not work, also after ${thresholds.replansPerStep} new plans: ${step?.description}`,
      };
    const field = refusedField(snapshot, task);
    if (field) return ask(questionAbout(field), field.name, deps.ids);
  }
  const validity = await askValidity({ task, snapshot, trigger, problem }, deps);
  return byFlags(validity, plan, { mayContinue: trigger === "page_changed" }, deps);
}

/** `needsFullReplan` wins; then small changes that can be made; then going on, where that would not just repeat what led here. */
function byFlags(
  { valid, needsFullReplan, suggestedChanges, reason }: PlanValidity,
  plan: Plan,
  { mayContinue }: { mayContinue: boolean },
  { ids }: Deps,
): ReplanOutcome {
  if (needsFullReplan) return { kind: "regenerate", reason };
  const modified = changePlan(plan, suggestedChanges, () => ids.uuid());
  if (modified) return { kind: "modified", plan: modified };
  return valid && mayContinue ? { kind: "continue" } : { kind: "regenerate", reason };
}

/** One replan for all steps of a batch that are blocked, and for those that wait for them. */
async function replanBlocked(
  { task, snapshot, trigger }: ReplanInput,
  plan: Plan,
  deps: Deps,
): Promise<ReplanOutcome> {
  const blocked = plan.steps.filter(({ status }) => status === "blocked");
  const spent = blocked.filter(({ replans }) => replans >= thresholds.replansPerStep);
  if (spent.length > 0)
    return {
      kind: "limit",
      reason: spent.map(({ description, note }) => `${description}: ${note ?? "blocked"}`).join("; "),
    };
  const ids = blocked.map(({ id }) => id);
  const waiting = downstreamOf(plan, ids);
  const open = new Set(stepsLeft(plan).map(({ id }) => id));
  for (const id of [...ids, ...waiting]) open.delete(id);
  if (blocked.length > 0 && blocked.every(({ pendingCalls }) => pendingCalls > 0))
    return { kind: "modified", plan: retried(plan, ids) };
  // A look-up that came to nothing, and that nothing waits for, is done without while other work is left.
  if (
    waiting.length === 0 &&
    open.size > 0 &&
    blocked.every(({ toolType }) => toolType === "search" || toolType === "knowledge")
  )
    return { kind: "modified", plan: without(plan, ids) };
  const problem = blocked.map(({ description, note }) => `${description}: ${note ?? ""}`).join("; ");
  const validity = await askValidity({ task, snapshot, trigger, problem }, deps);
  const outcome = byFlags(validity, plan, { mayContinue: false }, deps);
  if (outcome.kind !== "modified") return outcome;
  const settled = outcome.plan.steps.every(({ status }) => status !== "blocked");
  return settled ? outcome : { kind: "regenerate", reason: validity.reason };
}

const retried = (plan: Plan, ids: readonly string[]): Plan =>
  focusPlan({
    ...plan,
    revision: plan.revision + 1,
    steps: plan.steps.map((step) => (ids.includes(step.id) ? anew(step) : step)),
  });

const without = (plan: Plan, ids: readonly string[]): Plan =>
  focusPlan({
    ...plan,
    revision: plan.revision + 1,
    steps: plan.steps.filter(({ id }) => !ids.includes(id)),
  });

const ask = (
  { text, options }: { text: string; options?: string[] },
  missing: string,
  ids: Ids,
): ReplanOutcome => ({
  kind: "ask",
  question: { questionId: ids.uuid(), text, ...(options ? { options } : {}) },
  missingInformation: [missing],
});

const reasons: Record<ReplanTrigger, string> = {
  page_changed: "The page is another one than the plan was made for.",
  no_progress: "The work makes no progress.",
  correction: "A step could not be carried out.",
  criteria_unmet: "The goal is not reached yet.",
  blocked_steps: "Steps are blocked.",
  step_impossible: "No way was found to carry out a step.",
};
const reasonOf = (trigger: ReplanTrigger): string => reasons[trigger];
