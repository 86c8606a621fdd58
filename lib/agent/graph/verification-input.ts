import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isPlanDone, stepsLeft } from "@/lib/agent/domain/advance-plan";
import { withoutSkeleton } from "@/lib/agent/domain/apply-verdict";
import { onlyMakesRoom } from "@/lib/agent/domain/choose-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import { asksToStore } from "@/lib/agent/domain/goal-criterion";
import { pageJson } from "@/lib/agent/domain/page-json";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { Task } from "@/lib/agent/domain/task";
import type { JudgedPages } from "@/lib/agent/domain/turn";
import type { VerificationInput } from "@/lib/agent/domain/verification-input";
import { askedIn } from "@/lib/agent/domain/wording/step-intent";
import { printAction } from "@/lib/contracts/action-text";
import { actionDefinition, clickActions } from "@/lib/contracts/browser-action";
import type { TurnState } from "./state";

/** The action under judgement. After a re-observing wait that is the action before it, with both windows' reports joined. */
export type LookedAt = { record: ActionRecord; report: ClientReport; secondLook: boolean };

/** Nothing to judge when the last action only fetched a fresh look, or only made room for a step. */
export function lookedAt({ task, report }: TurnState): LookedAt | undefined {
  const record = task.pendingAction;
  if (!record || record.purpose === "gather_evidence") return undefined;
  if (task.reobserved)
    return {
      record: task.reobserved.record,
      report: joinReports(task.reobserved.report, report),
      secondLook: true,
    };
  if (onlyMakesRoom(record) && !actionDefinition(record.action.name)?.promisesEffect) return undefined;
  return { record, report, secondLook: false };
}

export function verificationInput(state: TurnState, looked: LookedAt): VerificationInput {
  const { task, snapshot } = state;
  const left = stepsLeft(task.plan);
  const served = task.plan?.steps.find((candidate) => candidate.id === looked.record.stepId);
  const step = served && onlyMakesRoom(looked.record) ? makingRoomFor(served, looked.record) : served;
  const following = left.find((candidate) => candidate.id !== step?.id);
  const subTask = task.subTasks[task.currentSubTaskIndex];
  return {
    goal: task.goal,
    complexity: task.complexity,
    isLastStep: isLast(task, looked.record, left.length),
    ...(step ? { step: { ...step, description: askedIn(step.description) } } : {}),
    ...(following ? { nextStep: following.description } : {}),
    criteria: task.criteria,
    ...(subTask ? { subTaskObjective: subTask.objective } : {}),
    action: looked.record,
    after: snapshot,
    report: looked.report,
    secondLook: looked.secondLook,
    ambientKeys: task.ambientKeys,
    history: task.history,
  };
}

/** Such an action is judged by what itself does: the step's words speak of another element, and of an effect that is yet to come. */
function makingRoomFor(step: PlanStep, { action, target }: ActionRecord): PlanStep & { serves: string } {
  const named = target?.name ? `"${target.name}"` : `the ${target?.role ?? "page"}`;
  const description = wordingOf(action, named);
  const presses = clickActions.has(action.name) || action.name === "press";
  // A field is filled in whatever its name says: "Send invoices to" sends nothing.
  const mutating = step.mutating && presses && asksToStore(target?.name ?? "");
  return {
    ...step,
    description,
    serves: step.description,
    verify: "The way is free",
    mutating,
    assertions: [],
  };
}

function wordingOf(action: ActionRecord["action"], named: string): string {
  if (action.name === "setValue") return `Enter "${String(action.args[1] ?? "")}" in the ${named} field`;
  const verb = action.name === "click" ? "Click" : printAction({ ...action, args: [] }).replace("()", "");
  return `${verb} ${named}`;
}

/** Last of the plan, or of the current sub-task's own steps; an action that only makes room for a step is never the last one. */
function isLast(task: Task, record: ActionRecord, left: number): boolean {
  if (onlyMakesRoom(record)) return false;
  if (!task.plan) return true;
  const open = record.chainStepIds?.length ?? 1;
  return isPlanDone(task.plan) || left <= open;
}

/** What two windows of the same action showed: requests and messages add up, the later state counts. */
function joinReports(first: ClientReport, second: ClientReport): ClientReport {
  const either = (a: boolean | undefined, b: boolean | undefined) =>
    a === undefined && b === undefined ? undefined : Boolean(a || b);
  const { didNetworkOccur, didDomMutate, didUrlChange, hasErrors, hasSuccess } = first.witness;
  const known = Object.entries({
    didNetworkOccur: either(didNetworkOccur, second.witness.didNetworkOccur),
    didDomMutate: either(didDomMutate, second.witness.didDomMutate),
    didUrlChange: either(didUrlChange, second.witness.didUrlChange),
    hasErrors: either(hasErrors, second.witness.hasErrors),
    hasSuccess: either(hasSuccess, second.witness.hasSuccess),
  }).filter(([, value]) => value !== undefined);
  const network =
    first.networkEvents || second.networkEvents
      ? [...(first.networkEvents ?? []), ...(second.networkEvents ?? [])]
      : undefined;
  const { networkEvents: _replaced, ...rest } = first;
  return {
    ...rest,
    witness: {
      ...Object.fromEntries(known),
      recentEvents: [...first.witness.recentEvents, ...second.witness.recentEvents],
    },
    ...(network ? { networkEvents: network } : {}),
    sentinel: {
      ...first.sentinel,
      ...second.sentinel,
      errors: [...first.sentinel.errors, ...second.sentinel.errors],
      successes: [...first.sentinel.successes, ...second.sentinel.successes],
    },
    ambientIds: [...new Set([...first.ambientIds, ...second.ambientIds])],
  };
}

/** The action that this turn judged, with its verdict, for the record. */
export function judgedIn({ task, verdict }: TurnState): ActionRecord | undefined {
  if (!verdict) return undefined;
  const held = task.reobserved?.record;
  return held
    ? { ...withoutSkeleton(held), verdict }
    : task.history.findLast((record) => record.verdict === verdict);
}

/** Characters of the two pages of a verdict; larger ones are judged but not kept. */
const keptChars = 2_000_000;

/** What the verdict of a turn that starts so is drawn from, for the record. */
export function judgedPages(start: TurnState): JudgedPages | undefined {
  const looked = lookedAt(start);
  const before = looked?.record.beforeState;
  if (!looked || !before?.semanticSkeleton) return undefined;
  if (pageJson(before).length + pageJson(start.page).length > keptChars) return undefined;
  const { step, isLastStep, nextStep } = verificationInput(start, looked);
  return {
    before,
    after: start.page,
    report: looked.report,
    ...(step ? { step: stepFacts(step) } : {}),
    isLastStep,
    ...(nextStep === undefined ? {} : { nextStep }),
    ambientKeys: start.task.ambientKeys,
  };
}

const stepFacts = ({ id, description, verify, mutating }: NonNullable<VerificationInput["step"]>) => ({
  id,
  description,
  verify,
  mutating,
});
