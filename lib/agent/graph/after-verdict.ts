import { listedBefore } from "@/lib/agent/completion/read-back/listed-before";
import { partBefore } from "@/lib/agent/completion/read-back/part-before";
import { stoodUnder } from "@/lib/agent/completion/read-back/stood-under";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isPlanDone } from "@/lib/agent/domain/advance-plan";
import { actionStateOf, applyVerdict, holdForSecondLook, remember } from "@/lib/agent/domain/apply-verdict";
import { type Asked, isBareClick, isSilent } from "@/lib/agent/domain/bare-click";
import { type BudgetLimit, exhaustedLimit } from "@/lib/agent/domain/budget";
import { onlyMakesRoom, secondLookWait } from "@/lib/agent/domain/choose-record";
import { withClaim } from "@/lib/agent/domain/claim";
import { countsTowards } from "@/lib/agent/domain/counts-towards";
import { isPressing } from "@/lib/agent/domain/deeds";
import { incompleteCompletion, limitReason } from "@/lib/agent/domain/end-task";
import { asksToStore } from "@/lib/agent/domain/goal-criterion";
import { isHalfDone } from "@/lib/agent/domain/half-done";
import { currentStep } from "@/lib/agent/domain/plan";
import { progressAfterReflecting, recordProgress, stallOf } from "@/lib/agent/domain/progress";
import { isSentTwice, storingRequests } from "@/lib/agent/domain/stored-requests";
import { advanceSubTasks } from "@/lib/agent/domain/sub-task-progress";
import type { Task } from "@/lib/agent/domain/task";
import { thresholds } from "@/lib/agent/domain/thresholds";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import { needsReplan } from "@/lib/agent/replanning/needs-replan";
import { actionDefinition } from "@/lib/contracts/browser-action";
import type { Blocker } from "@/lib/contracts/plan";
import { asksFirst } from "./asks-first";
import { claimAtDeadEnd } from "./dead-end";
import { pressing, storedOnTheWay, withNext } from "./deed-on-the-way";
import type { TurnPatch, TurnState } from "./state";
import type { LookedAt } from "./verification-input";

/** A look without judgement: a claim is judged on the fresh page, else the step goes on. */
export function afterLook({ task, pageBlocker }: TurnState): TurnPatch {
  const { pendingAction, ...rest } = task;
  const next = pendingAction ? rememberLook(rest, pendingAction) : rest;
  if (pageBlocker && !isOfLook(pageBlocker, task))
    return { task: next, verificationFlag: "end", ending: { kind: "blocked", blocker: pageBlocker } };
  if (next.claim) return { task: next, verificationFlag: "claim" };
  const limit = limitOf(next);
  if (limit) return { task: next, ...endPartial(next, limitReason(limit)) };
  if (stallOf(next.progress) !== "none") return { task: next, ...reflectOrEnd(next) };
  return { task: next, ...(next.plan ? goOn(next) : { verificationFlag: "plan_next" }) };
}

/** A page that answered a form is asked for without what was sent with it: a fault at an address where nobody was before is no fault of the site. */
const isOfLook = ({ type }: Blocker, { pendingAction, history, claim }: Task): boolean =>
  type === "page_error" &&
  claim !== undefined &&
  pendingAction?.purpose === "gather_evidence" &&
  pendingAction.action.name === "navigate" &&
  !history.some(({ urlAtAction }) => urlAtAction === pendingAction.action.args[0]);

/** A look counts as a turn without progress: scrolling on over a page that no longer changes goes round in circles as any action does. */
function rememberLook(task: Task, look: ActionRecord): Task {
  const progress = recordProgress(task.progress, {
    outcome: "undecided",
    advanced: false,
    actionState: actionStateOf(look),
  });
  return { ...remember(task, look), progress };
}

const limitOf = (task: Task): BudgetLimit | undefined =>
  exhaustedLimit(task.budget, {
    turns: task.turn,
    usage: task.usage,
    corrections: task.corrections,
    replans: task.replans,
  });

/** Where a verdict leads. Reads its flags, never its words. */
export function afterVerdict(state: TurnState, looked: LookedAt, judged: VerdictRecord): TurnPatch {
  const verdict = heard(judged, looked.record, state.task);
  const remarks = [...state.remarks, ...verdict.remarks];
  const blocker = state.pageBlocker && stops(state.pageBlocker, state.task, verdict);
  if (!blocker && asksForSecondLook(looked, verdict)) {
    const task = holdForSecondLook(state.task, { ...looked.record, verdict }, looked.report);
    return {
      task,
      verdict,
      remarks,
      verificationFlag: "second_look",
      choice: secondLookWait,
      purpose: "reobserve",
    };
  }
  const isAsked = verdict.outcome === "undecided" && asksFirst(looked, state.snapshot);
  const sent = storingRequests(looked.report.networkEvents ?? [], looked.record.urlAtAction);
  const counted = verdict.outcome !== "refuted" && onlyCounted(looked, state);
  const isDeed = verdict.outcome !== "refuted" && !counted && storedOnTheWay(looked, state);
  const record = {
    ...looked.record,
    ...(isDeed ? { purpose: "step" as const } : {}),
    ...(verdict.outcome === "verified" ? withNext(looked, state) : {}),
    ...(onlyLedToForm(looked, verdict, state) ? { onlyLed: true } : {}),
    ...(counted ? { counted } : {}),
    ...(isAsked ? { onlyAsked: true } : {}),
    ...(isSentTwice(sent) ? { sentTwice: true } : {}),
    ...stoodUnder(looked.record),
    ...(isPressing(looked.record)
      ? { ...listedBefore(looked.record), ...partBefore(looked.record, state.task.goal) }
      : {}),
  };
  const judgedTask = applyVerdict(state.task, record, verdict);
  // Behind a page that stands in the way nobody can tell: the step is still to be done when it is gone.
  const held = blocker && verdict.outcome === "undecided" && state.task.plan;
  const task = held
    ? { ...judgedTask, plan: held }
    : advanceSubTasks(judgedTask, state.snapshot.lines, verdict);
  const { beforeState: before } = looked.record;
  return {
    task,
    verdict,
    before,
    report: looked.report,
    remarks,
    ...decide({ ...state, task }, { ...looked, record }, verdict),
  };
}

/** What nobody could tell at once may show itself a moment later; only then is it left undecided. */
function asksForSecondLook({ record, secondLook }: LookedAt, verdict: VerdictRecord): boolean {
  if (secondLook) return false;
  const mayShowLater = actionDefinition(record.action.name)?.promisesEffect === true;
  return verdict.reobserve || (verdict.outcome === "undecided" && mayShowLater);
}

/**
 * Silence after a click that was to be nothing but a click refutes nothing: repeating it could only do it twice. What only led towards the step's deed is no
 * fault either: the step goes on from there.
 */
function heard(verdict: VerdictRecord, record: ActionRecord, task: Task): VerdictRecord {
  if (isHalfDone(verdict)) return { ...verdict, outcome: "undecided" };
  return isSilent(verdict) && isBareClick(record, askedFor(record, task))
    ? { ...verdict, outcome: "undecided", remarks: [...verdict.remarks, "click without a visible effect"] }
    : verdict;
}

function askedFor(record: ActionRecord, { plan, goal, criteria }: Task): Asked {
  const step = plan?.steps.find(({ id }) => id === record.stepId);
  if (!step) return { wording: goal, promises: criteria.map(({ text }) => text), mutating: false };
  const { description, verify, expectedOutcome, mutating } = step;
  return {
    wording: description,
    promises: [verify, ...(expectedOutcome === undefined ? [] : [expectedOutcome])],
    mutating,
  };
}

function decide(state: TurnState, looked: LookedAt, verdict: VerdictRecord): TurnPatch {
  const { task, pageBlocker } = state;
  if (pageBlocker && stops(pageBlocker, task, verdict))
    return { verificationFlag: "end", ending: { kind: "blocked", blocker: pageBlocker } };
  if (verdict.taskCompleted && verdict.actionSucceeded && verdict.confidence >= thresholds.goalAchieved)
    return claim(task, "goal_verified", verdict.semanticSummary);
  const done = task.plan ? isPlanDone(task.plan) : verdict.outcome !== "refuted";
  if (done) return claim(task, "plan_ended", "Every step of the plan is done.");
  const limit = limitOf(task);
  if (limit) return endPartial(task, limitReason(limit));
  const stall = stallOf(task.progress);
  if (stall !== "none") return reflectOrEnd(task);
  if (verdict.outcome === "refuted") return { verificationFlag: "correct" };
  const step = currentStep(task.plan);
  const sameStep = step !== undefined && step.id === looked.record.stepId;
  const isOpen = verdict.outcome === "undecided" && sameStep && step.mutating;
  if (isOpen && mayHaveDoneIt(looked.record) && task.history.at(-1)?.onlyAsked !== true)
    return claim(task, "plan_ended", "A step that changes something could not be verified.");
  if (needsReplan({ action: looked.record, snapshot: state.snapshot, ...(step ? { nextStep: step } : {}) }))
    return { verificationFlag: "replan", replanTrigger: "page_changed" };
  return goOn(task);
}

/** What only made room may have stored something too, where a control was pressed that says so; a field that is called so has not. */
const mayHaveDoneIt = (record: ActionRecord): boolean =>
  !onlyMakesRoom(record) || (pressing.has(record.action.name) && asksToStore(record.target?.name ?? ""));

/** A link led to a page with a form, and sent nothing: what the step is to store, send or delete is still to be done there. */
function onlyLedToForm(
  { record, report }: LookedAt,
  { outcome, check }: VerdictRecord,
  { task, snapshot: { nodes } }: TurnState,
): boolean {
  const step = task.plan?.steps.find(({ id }) => id === record.stepId);
  if (outcome !== "verified" || check !== "known-destination" || !step?.mutating) return false;
  if (storingRequests(report.networkEvents ?? [], record.urlAtAction).length > 0) return false;
  const isShown = ({ states }: { states: readonly string[] }): boolean => !states.includes("hidden");
  return nodes.some((node) => node.role === "button" && isShown(node) && inForm.test(node.path));
}

const inForm = /(?:^|\/)form(?:[:/]|$)/u;

const onlyCounted = ({ record }: LookedAt, { task, snapshot }: TurnState): boolean =>
  onlyMakesRoom(record) &&
  pressing.has(record.action.name) &&
  countsTowards(
    task.goal,
    record.target?.id,
    record.beforeState?.semanticSkeleton?.nodes ?? [],
    snapshot.nodes,
  );

const signingIn = /\b(?:log|sign)(?:ging|ning)?[ -]?(?:in|on)\b|\bpassword\b|\bcredentials\b/i;

/** A page that asks for a login stops nobody whose action just worked there, or whose goal it is to sign in. */
function stops(blocker: Blocker, task: Task, verdict: VerdictRecord): boolean {
  if (verdict.outcome === "verified") return false;
  const asksForLogin =
    blocker.type === "login_required" ||
    blocker.type === "session_expired" ||
    blocker.type === "mfa_required";
  return !(asksForLogin && signingIn.test(task.goal));
}

function goOn(task: Task): TurnPatch {
  const step = currentStep(task.plan);
  if (!step) return claim(task, "plan_ended", "Every step of the plan is done.");
  return { verificationFlag: step.toolType === "browser" ? "next_step" : "plan_next" };
}

const claim = (task: Task, source: "goal_verified" | "plan_ended", summary: string): TurnPatch => ({
  task: withClaim(task, source, summary),
  verificationFlag: "claim",
});

/** Going round in circles: think once, then judge what was sent, or end with what is left to do. */
function reflectOrEnd(task: Task): TurnPatch {
  if (task.progress.reflected)
    return noProgress(task, "The task made no progress any more, also after a new plan.");
  return {
    task: { ...task, progress: progressAfterReflecting },
    verificationFlag: "replan",
    replanTrigger: "no_progress",
  };
}

function noProgress(task: Task, reason: string): TurnPatch {
  const claimed = claimAtDeadEnd(task, reason);
  return claimed ? { task: claimed, verificationFlag: "claim" } : endPartial(task, reason);
}

function endPartial(task: Task, reason: string): TurnPatch {
  return {
    verificationFlag: "end",
    ending: { kind: "end", status: "partial", completion: incompleteCompletion(task, reason), reason },
  };
}
