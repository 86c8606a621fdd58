import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isSilent } from "@/lib/agent/domain/bare-click";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { compareUrls } from "@/lib/agent/domain/urls";
import type { ModelPort } from "@/lib/agent/ports/model";
import { whyNot } from "@/lib/agent/snapshot/check-action";
import { actionChoice } from "@/lib/agent/snapshot/read-choice";
import { printAction } from "@/lib/contracts/action-text";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import { askForCorrection } from "./ask-for-correction";
import { foreseenActions } from "./contingencies";
import { hasInvalid, mayHaveStored, refusalOf } from "./first-request";
import { type Failure, proposals, type RuleStrategy } from "./strategies";

export type ChooseCorrectionInput = {
  task: Task;
  step?: PlanStep;
  /** The refuted action, with its verdict. */
  failed: ActionRecord;
  snapshot: PageSnapshot;
  report: ClientReport;
};

type Act = Extract<ActionChoice, { kind: "act" }>;

export type CorrectionOutcome =
  | { kind: "act"; choice: Act; strategy: RuleStrategy; purpose: "correction" | "contingency" }
  /** What the action was to store may be stored: look, never do it again. */
  | { kind: "read_back"; choice: Act; reason: string }
  /** The same, where looking is not safe or did not help: the end, unverified. */
  | { kind: "maybe_done"; reason: string }
  | { kind: "replan"; reason: string }
  | { kind: "fail"; reason: string };

type Deps = { model: ModelPort; signal?: AbortSignal };

/** Another way to do the same step: what the planner foresaw, then rules, then a model; counted per step and per task. */
export async function chooseCorrection(input: ChooseCorrectionInput, deps: Deps): Promise<CorrectionOutcome> {
  const { task, step, failed, snapshot, report } = input;
  if (mayHaveStored(failed, step, report, snapshot)) return lookFirst(input);
  if (task.corrections >= task.budget.corrections)
    return { kind: "fail", reason: "The task used up its corrections." };
  const refusal = refusalOf(failed, report);
  if (refusal !== undefined) return { kind: "fail", reason: `The site refused it (${refusal}).` };
  if (timesRefuted(failed, task) >= thresholds.sameActionSameState)
    return {
      kind: "fail",
      reason: `This was tried ${thresholds.sameActionSameState} times and did not work: ${failed.stepDescription ?? task.goal}`,
    };
  const failure: Failure = { task, step, failed, snapshot, report };
  const isTried = triedBefore(failure);
  const foreseen = foreseenActions(step, failure).find(
    (action) => !isTried(action) && isPossible(action, snapshot),
  );
  if (foreseen) return acting(foreseen, snapshot, "The plan foresaw this.", "dismiss_overlay", "contingency");
  if (report.error?.code === "SECRET_UNAVAILABLE")
    return { kind: "fail", reason: "The browser holds no such secret for this site." };
  if ((step?.corrections ?? ownTries(failure)) >= thresholds.correctionsPerStep)
    return worse(input, "No correction of this step helped.");
  const proposal = proposals(failure).find(
    ({ action, strategy }) =>
      (strategy === "retry" ? timesRefuted(failed, task) < 2 : !isTried(action)) &&
      isPossible(action, snapshot),
  );
  if (proposal) return acting(proposal.action, snapshot, proposal.thought, proposal.strategy, "correction");
  if (isSilentAgain(failure))
    return { kind: "fail", reason: "The page does not react to this, also when it is tried again." };
  if (hasInvalid(snapshot))
    return worse(input, `The form does not accept what was entered: ${complaints(snapshot)}`);
  const asked = deps.model.info.offline ? undefined : await askForCorrection(failure, deps);
  if (asked && !isTried(asked.action) && isPossible(asked.action, snapshot))
    return acting(asked.action, snapshot, asked.thought, asked.strategy, "correction");
  return worse(input, failed.verdict?.reason || "The step could not be carried out.");
}

/** How often the same was done in vain, in whatever plan. */
const timesRefuted = ({ action, target }: ActionRecord, { history }: Task): number =>
  history.filter(
    (past) =>
      past.verdict?.outcome === "refuted" &&
      past.action.name === action.name &&
      past.target?.role === target?.role &&
      past.target?.name === target?.name &&
      past.target?.path === target?.path &&
      printAction({ ...past.action, args: past.action.args.slice(1) }) ===
        printAction({ ...action, args: action.args.slice(1) }),
  ).length;

/** The steps that are left are thought over; a step that was replanned too often ends the task. */
function worse({ step }: ChooseCorrectionInput, reason: string): CorrectionOutcome {
  return (step?.replans ?? 0) >= thresholds.replansPerStep
    ? { kind: "fail", reason }
    : { kind: "replan", reason };
}

function acting(
  action: BrowserAction,
  snapshot: PageSnapshot,
  thought: string,
  strategy: RuleStrategy,
  purpose: "correction" | "contingency",
): CorrectionOutcome {
  return {
    kind: "act",
    choice: actionChoice(action, { snapshot }, { thought, certainty: ruleCertainty }),
    strategy,
    purpose,
  };
}

/** How sure rules are of a correction: sure enough that no second opinion is asked for. */
const ruleCertainty = 0.7;

const isPossible = (action: BrowserAction, snapshot: PageSnapshot): boolean =>
  whyNot(action, { snapshot }) === undefined;

/** The same thing is not tried twice for one step; a wait may be needed once for each try of it. */
function triedBefore({ task, failed }: Failure): (action: BrowserAction) => boolean {
  const tried = new Set(
    task.history
      .filter(
        ({ stepId, purpose }) =>
          stepId === failed.stepId && purpose !== "reobserve" && purpose !== "gather_evidence",
      )
      .map(({ action }) => printAction(action)),
  );
  return (action) => tried.has(printAction(action));
}

/** The same was tried before in the same place and the page did not react then either. */
function isSilentAgain({ task, failed }: Failure): boolean {
  const { verdict, action, target, urlAtAction } = failed;
  if (!verdict || !isSilent(verdict)) return false;
  return task.history.some(
    (earlier) =>
      earlier.actionId !== failed.actionId &&
      earlier.verdict !== undefined &&
      isSilent(earlier.verdict) &&
      earlier.action.name === action.name &&
      earlier.target?.role === target?.role &&
      earlier.target?.name === target?.name &&
      earlier.urlAtAction === urlAtAction,
  );
}

const ownTries = ({ task, failed }: Failure): number =>
  task.history.filter(
    ({ stepId, purpose }) => stepId === failed.stepId && (purpose === "correction" || purpose === "recover"),
  ).length;

const complaints = ({ nodes }: PageSnapshot): string =>
  nodes
    .filter(({ states }) => states.includes("invalid"))
    .map(({ name, description }) => (description ? `${name}: ${description}` : name))
    .join("; ")
    .slice(0, 300);

/**
 * Its request went out and may have done its work: what is stored is read again, once, by a plain GET of the page where it was done, as its address was then.
 */
function lookFirst({ task, failed, snapshot }: ChooseCorrectionInput): CorrectionOutcome {
  const reason = "It may have been done although the page says otherwise, so it is not done a second time.";
  const url = failed.urlAtAction;
  if (task.evidenceGathered || !/^https?:/.test(url)) return { kind: "maybe_done", reason };
  const isHere = compareUrls(url, snapshot.url) === "none";
  // An address with a fragment would only be scrolled to; loading such a page again must be no second post either.
  if (url.includes("#") && !isHere) return { kind: "maybe_done", reason };
  const action: BrowserAction = url.includes("#")
    ? { name: "reload", args: [] }
    : { name: "navigate", args: [url] };
  const thought = "Loading the page again to see whether it was done after all.";
  return { kind: "read_back", choice: actionChoice(action, { snapshot }, { thought, certainty: 1 }), reason };
}
