import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot, SkeletonNode, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { lastingStates } from "@/lib/agent/snapshot/skeleton";
import { printAction } from "@/lib/contracts/action-text";
import type { ApprovalRequest } from "@/lib/contracts/plan";
import type { ApprovalRisk } from "@/lib/contracts/policy-rules";
import { scopeOf, valuesIn } from "./page-scope";
import { typedValue } from "./typed-values";

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
    description: `${record.action.name}${name} on ${snapshot.url.slice(0, 200)}: this ${deeds[risk]}.`,
    values: valuesOf(record, node, snapshot),
    expiresAt: new Date(now.getTime() + thresholds.approvalMinutes * 60_000).toISOString(),
  };
}

function valuesOf(record: ActionRecord, node: SnapshotNode | undefined, snapshot: PageSnapshot) {
  const typed = typedValue(record.action);
  const own = typed === undefined ? [] : [{ label: node?.name || "value", value: typed }];
  return [...own, ...valuesIn(scopeOf(snapshot, node))];
}

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
  if (approval.request.action !== printAction(record.action)) return "void";
  const seen = approval.record.target;
  if (
    seen &&
    (node?.id !== seen.id || node.name !== seen.name || node.role !== seen.role || node.path !== seen.path)
  )
    return "void";
  if (JSON.stringify(approval.request.values) !== JSON.stringify(valuesOf(record, node, snapshot)))
    return "void";
  return approval.pageHash === snapshot.hash || isSamePage(approval.record, snapshot) ? "holds" : "void";
}

/** The page that was shown, but for messages, progress and the time of day. */
function isSamePage({ beforeState }: ActionRecord, snapshot: PageSnapshot): boolean {
  const seen = beforeState?.semanticSkeleton;
  if (!seen || beforeState.url !== snapshot.url) return false;
  const now = snapshot.nodes.filter(isSteady).map(faceOf);
  const then = seen.nodes.filter(isSteady).map(faceOf);
  const said = new Set(
    [...seen.nodes, ...snapshot.nodes].filter((node) => !isSteady(node)).map(({ name }) => name),
  );
  const lines = (all: readonly string[]): string[] => all.filter((line) => !said.has(line)).map(withoutTime);
  const shown = lines(snapshot.lines.slice(0, seen.textDigest.length));
  return (
    snapshot.lines.length >= seen.textDigest.length &&
    JSON.stringify(now) === JSON.stringify(then) &&
    shown.length === lines(seen.textDigest).length &&
    lines(seen.textDigest).every((line, at) => line.endsWith("…") || line === shown[at])
  );
}

const passing: ReadonlySet<string> = new Set(["alert", "status", "progress"]);
const isSteady = ({ role }: { role: string }): boolean => !passing.has(role);
const faceOf = (node: SkeletonNode): string =>
  [
    node.id,
    node.role,
    withoutTime(node.name),
    node.path,
    node.value ?? "",
    lastingStates(node).join(" "),
    node.href ?? "",
  ].join("\u0000");

/** Clocks and ages run on while a person thinks. */
const withoutTime = (text: string): string =>
  text.replace(
    /\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?|\b\d+ (?:seconds?|minutes?|secs?|mins?) ago\b/gi,
    "·",
  );
