import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import { asksToStore } from "@/lib/agent/domain/goal-criterion";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { requestOutcome, storingRequests } from "@/lib/agent/domain/stored-requests";
import { clickActions } from "@/lib/contracts/browser-action";

const doing: ReadonlySet<string> = new Set([
  ...clickActions,
  "press",
  "type",
  "clickAt",
  "dragAndDrop",
  "uploadFile",
]);

/** Codes with which a client says that nothing was done to the page. */
const notDone: ReadonlySet<string> = new Set([
  "ELEMENT_NOT_FOUND",
  "ELEMENT_STALE",
  "ELEMENT_COVERED",
  "ELEMENT_DISABLED",
  "ELEMENT_NOT_VISIBLE",
  "NOT_EDITABLE",
  "NOT_CHECKABLE",
  "NOT_A_SELECT",
  "NOT_A_FILE_FIELD",
  "ATTACHMENT_NOT_FOUND",
  "INVALID_KEY",
  "NO_PAGE",
  "SECRET_UNAVAILABLE",
  "ACTION_INVALID",
  "ACTION_UNSUPPORTED",
]);

/**
 * Whether the failed action may have stored, sent or deleted something all the same: its request was answered well, broke on the way, or nobody knows
 * how it ended. A request that was refused, or none where the client would have seen one, did nothing.
 */
export function mayHaveStored(
  failed: ActionRecord,
  step: PlanStep | undefined,
  report: ClientReport,
  snapshot: PageSnapshot,
): boolean {
  if (!doing.has(failed.action.name) || !wantsToStore(failed, step)) return false;
  if (report.error && notDone.has(report.error.code)) return false;
  if (report.networkEvents === undefined) return isUnseen(step, report, snapshot);
  const outcomes = storingRequests(report.networkEvents, failed.urlAtAction).map(requestOutcome);
  if (outcomes.some((outcome) => mayBeTaken.has(outcome))) return true;
  return outcomes.includes("redirected") && !hasInvalid(snapshot);
}

const mayBeTaken: ReadonlySet<ReturnType<typeof requestOutcome>> = new Set([
  "stored",
  "accepted",
  "unknown",
  "broken",
]);

/** Planners forget flags: a step's words, a control's name and its being the button of a form say it too. */
const wantsToStore = (
  { target, action, expectedOutcome }: ActionRecord,
  step: PlanStep | undefined,
): boolean =>
  step?.mutating === true ||
  (step !== undefined && asksToStore(step.description)) ||
  (target !== undefined && (target.inputType === "submit" || asksToStore(target.name))) ||
  action.name === "uploadFile" ||
  expectedOutcome?.assertions.some(({ kind }) => kind === "request") === true;

/** A client that reports no requests: only a form that stopped at its own check surely sent nothing. */
const isUnseen = (step: PlanStep | undefined, report: ClientReport, snapshot: PageSnapshot): boolean =>
  step?.mutating === true &&
  (report.execution === "pending" || report.witness.didNetworkOccur !== false) &&
  !hasInvalid(snapshot);

export const hasInvalid = ({ nodes }: PageSnapshot): boolean =>
  nodes.some(({ states }) => states.includes("invalid") && !states.includes("hidden"));

/** Answers by which a site says no for good; the same request again would be refused again. */
const final: ReadonlySet<number> = new Set([401, 403, 404, 405, 409, 410, 423, 451]);

/** The status with which the site refused what the action was to store. */
export const refusalOf = (failed: ActionRecord, report: ClientReport): number | undefined =>
  storingRequests(report.networkEvents ?? [], failed.urlAtAction).find(
    ({ status }) => status !== undefined && final.has(status),
  )?.status;
