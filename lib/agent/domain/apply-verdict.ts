import { printAction } from "@/lib/contracts/action-text";
import type { ActionRecord, ActionTarget } from "./action-record";
import { advancePlan } from "./advance-plan";
import { fieldsPassedOver } from "./called-field";
import { onlyMakesRoom } from "./choose-record";
import type { ClientReport } from "./client-report";
import { isPressing } from "./deeds";
import { enteredValues } from "./entered-values";
import { unopenedPlace } from "./named-place";
import { offeredBeside } from "./offered-beside";
import type { PlanStep } from "./plan";
import { recordProgress } from "./progress";
import type { SkeletonNode } from "./snapshot";
import type { Task } from "./task";
import { thresholds } from "./thresholds";
import { unchosenOffers } from "./unchosen";
import type { VerdictRecord } from "./verdict";
import { destinationsOf, goalNames } from "./wording/goal-names";
import { isHeldBy } from "./wording/same-value";
import { contentWords } from "./wording/words";

/** The stored form of a judged action: its skeleton has served its purpose. */
export function withoutSkeleton(record: ActionRecord): ActionRecord {
  const { beforeState, ...rest } = record;
  if (!beforeState) return rest;
  const { semanticSkeleton: _dropped, ...facts } = beforeState;
  return { ...rest, beforeState: facts };
}

/** Appends a judged action; only the last ones are kept whole, older ones are counted. */
export function remember(task: Task, record: ActionRecord): Task {
  const history = [
    ...task.history,
    withoutSkeleton({ ...record, ...leftOut(task, record), ...offeredBeside(record) }),
  ];
  const surplus = Math.max(0, history.length - thresholds.historyLength);
  return { ...task, history: history.slice(surplus), earlierActions: task.earlierActions + surplus };
}

/** Known only while the page before it is. */
function leftOut(task: Task, record: ActionRecord): Pick<ActionRecord, "unchosen"> {
  const { target, beforeState } = record;
  const nodes = beforeState?.semanticSkeleton?.nodes;
  if (!target || !nodes) return {};
  const passed = enteredValues(record).flatMap((entry) => fieldsPassedOver(task.goal, entry, nodes));
  const left = [...(record.unchosen ?? []), ...passed, ...unpressed(task, { ...record, target }, nodes)];
  return left.length > 0 ? { unchosen: left } : {};
}

/** `Put the Oak chair on my watch list`, pressed at the Oak chair: the list is where it goes, and not where that is done. */
const putsThere = (goal: string, { path }: ActionTarget, place: string): boolean => {
  const names = goalNames(goal).filter((name) => !isHeldBy(name, [place]));
  return (
    names.length > 0 &&
    destinationsOf(goal, true).includes(contentWords(place).join(" ")) &&
    names.every((name) => isHeldBy(name, path.match(entries) ?? []))
  );
};
const entries = /(?<=(?:^|\/)(?:row|item):)[^/]+/gu;

/** What was offered, named by the goal, and not chosen when a control was pressed. */
function unpressed(
  { goal, history }: Task,
  record: ActionRecord & { target: ActionTarget },
  nodes: readonly SkeletonNode[],
): string[] {
  const { target } = record;
  if (!isPressing(record)) return [];
  const place = unopenedPlace(goal, nodes, record.urlAtAction);
  const unchosen = [
    ...unchosenOffers(goal, target, nodes),
    ...(place && place.node.id !== target.id && !putsThere(goal, target, place.node.name)
      ? [place.option ?? place.node.name]
      : []),
  ];
  const used = new Set(
    history.flatMap((past) => [past.target?.name, ...(past.chainTargets ?? []).map(({ name }) => name)]),
  );
  return unchosen.filter((name) => !used.has(name));
}

/** An action that must be looked at a second time before it is judged. */
export function holdForSecondLook(task: Task, record: ActionRecord, report: ClientReport): Task {
  const held = clear(task);
  const plan = held.plan && {
    ...held.plan,
    steps: held.plan.steps.map((step) => (step.id === record.stepId ? { ...step, reobserved: true } : step)),
  };
  return { ...held, ...(plan ? { plan } : {}), reobserved: { record, report } };
}

/** The task after an action was judged for good: remembered, counted, its step left behind where the verdict allows. */
export function applyVerdict(task: Task, record: ActionRecord, verdict: VerdictRecord): Task {
  const judged = { ...record, verdict };
  const step = task.plan?.steps.find((candidate) => candidate.id === record.stepId);
  const leaves = leavesStep(judged, step);
  const evidenceIds = verdict.evidence.filter((item) => item.polarity === "for").map((item) => item.id);
  const progress = recordProgress(task.progress, {
    // What only led on is no success of its own: a list may have many pages.
    outcome: onlyMakesRoom(record) && verdict.outcome === "verified" ? "undecided" : verdict.outcome,
    advanced: leaves === "verified",
    actionState: verdict.outcome === "verified" ? actionStateOf(record) : vainTryOf(record),
  });
  let next: Task = { ...remember(clear(task), judged), progress };
  if (verdict.outcome === "verified")
    next = { ...next, evidence: [...next.evidence, ...verdict.evidence].slice(-evidenceKept) };
  if (!next.plan || !step || leaves === "stays") return next;
  let plan = next.plan;
  for (const id of record.chainStepIds ?? [step.id])
    plan = advancePlan(
      plan,
      id,
      leaves === "verified" ? { kind: "verified", evidenceIds } : { kind: "passed_unverified" },
    );
  return { ...next, plan };
}

/** Equal when the same thing is done to the same state of a page. */
export const actionStateOf = (record: ActionRecord): string =>
  `${doneTo(record)}@${record.beforeState?.domHash ?? record.urlAtAction}`;

/** Clocks and news make a page another one all the time: what brought nothing for a step counts as the same try wherever it was done again. */
const vainTryOf = (record: ActionRecord): string =>
  record.stepId === undefined ? actionStateOf(record) : `${doneTo(record)}@${record.stepId}`;

/** The action with its target by what it is: a page that is drawn anew gives the same control another id. */
function doneTo({ action, target }: ActionRecord): string {
  if (!target) return printAction(action);
  const control = `${target.path}/${target.role}:${target.name}`;
  return printAction({ ...action, args: action.args.map((arg) => (arg === target.id ? control : arg)) });
}

const evidenceKept = 60;

/** A correction or contingency that worked makes room for the step's own action; only that leaves the step behind. */
function leavesStep(
  judged: ActionRecord & { verdict: VerdictRecord },
  step: PlanStep | undefined,
): "verified" | "unverified" | "stays" {
  if (!step || judged.onlyLed || (onlyMakesRoom(judged) && !fulfils(judged, step))) return "stays";
  if (judged.verdict.actionSucceeded && judged.verdict.confidence >= thresholds.actionSucceeded)
    return "verified";
  // What the page asks first is still to be answered.
  if (judged.verdict.outcome === "undecided" && !step.mutating && !judged.onlyAsked) return "unverified";
  return "stays";
}

/** What was only to lead to the step's own control brought about all that the step asserts, and had not been so before: it was that control, under another name. */
const fulfils = ({ verdict, expectedOutcome }: ActionRecord, { assertions }: PlanStep): boolean =>
  verdict?.check === "assertions-hold" &&
  assertions.length > 0 &&
  assertions.every((wanted) =>
    expectedOutcome?.assertions.some((one) => JSON.stringify(one) === JSON.stringify(wanted)),
  );

function clear(task: Task): Task {
  const { pendingAction: _judged, reobserved: _looked, ...rest } = task;
  return rest;
}
