import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { BeforeState, PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { targetOf } from "@/lib/agent/snapshot/action-target";
import { withoutAge } from "@/lib/agent/snapshot/without-time";
import { printAction } from "@/lib/contracts/action-text";
import type { ApprovalRequest } from "@/lib/contracts/plan";
import type { ApprovalRisk } from "@/lib/contracts/policy-rules";
import { scopeOf, valuesIn } from "./page-scope";
import { isSamePlace } from "./same-place";
import { typedValue } from "./typed-values";
import { whereItStands } from "./where-it-stands";

const deeds: Record<ApprovalRisk, string> = {
  submit: "sends this form",
  pay: "pays or orders something",
  delete: "deletes or ends something",
  send: "sends or publishes something to others",
  upload: "uploads a file",
  permission: "gives a permission",
};

/** What a person is asked to approve: exactly this action, on this element, with these values. */
export function approvalRequest(
  record: ActionRecord,
  risk: ApprovalRisk,
  node: SnapshotNode | undefined,
  snapshot: PageSnapshot,
  now: Date,
): ApprovalRequest {
  const name = node?.name ? ` "${node.name.slice(0, 80)}"` : "";
  return {
    actionId: record.actionId,
    action: printAction(record.action),
    risk,
    description: `${record.action.name}${name}${whereItStands(snapshot, node)} on ${snapshot.url.slice(0, 200)}: this ${deeds[risk]}.`,
    values: valuesOf(record, node, snapshot),
    expiresAt: new Date(now.getTime() + thresholds.approvalMinutes * 60_000).toISOString(),
  };
}

function valuesOf(record: ActionRecord, node: SnapshotNode | undefined, snapshot: PageSnapshot) {
  const typed = typedValue(record.action);
  const own = typed === undefined ? [] : [{ label: node?.name || "value", value: typed }];
  return [...own, ...valuesIn(scopeOf(snapshot, node))];
}

type Target = Pick<SnapshotNode, "id" | "role" | "name" | "path">;
const isSameTarget = (seen: Target, now: Target): boolean =>
  now.id === seen.id &&
  now.role === seen.role &&
  now.name === seen.name &&
  withoutAge(now.path) === withoutAge(seen.path);

/** `used`: it was carried out already. `void`: it was for another action, element, value or page, or is too old. */
export type ApprovalState = "holds" | "used" | "void";

/** An approval is for one action, once, on the page and with the values that the person saw. */
export function approvalState(
  approvedActionId: string,
  {
    task,
    record,
    snapshot,
    node,
    now,
  }: { task: Task; record: ActionRecord; snapshot: PageSnapshot; node: SnapshotNode | undefined; now: Date },
): ApprovalState {
  const done = [...task.history, ...(task.pendingAction ? [task.pendingAction] : [])];
  if (done.some(({ actionId }) => actionId === approvedActionId)) return "used";
  const { approval } = task;
  if (!approval || approval.request.actionId !== approvedActionId || record.actionId !== approvedActionId)
    return "void";
  if (now.getTime() > Date.parse(approval.request.expiresAt)) return "void";
  if (approval.record.beforeState?.url !== snapshot.url) return "void";
  if (approval.request.action !== printAction(record.action)) return "void";
  const seen = approval.record.target;
  if (seen && !(node && isSameTarget(seen, node))) return "void";
  if (JSON.stringify(approval.request.values) !== JSON.stringify(valuesOf(record, node, snapshot)))
    return "void";
  return approval.pageHash === snapshot.hash || isSamePlace(approval, snapshot, task.ambientKeys)
    ? "holds"
    : "void";
}

/** The page is another one than was approved: the same action as one that is chosen on this page, so that what is asked now is bound to it. */
export function seenNow(
  record: ActionRecord,
  { actionId, snapshot, page }: { actionId: string; snapshot: PageSnapshot; page: BeforeState },
): ActionRecord {
  const target = targetOf(snapshot, record.action);
  return { ...record, actionId, ...(target ? { target } : {}), urlAtAction: page.url, beforeState: page };
}
