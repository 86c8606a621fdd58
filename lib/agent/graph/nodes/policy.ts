import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { recordOf } from "@/lib/agent/domain/choose-record";
import { afterRuling } from "@/lib/agent/graph/after-ruling";
import type { Node } from "@/lib/agent/graph/turn-node";
import { seenNow } from "@/lib/agent/policy/approval";
import { judgeAction } from "@/lib/agent/policy/judge-action";
import { withEntryLeft } from "@/lib/agent/refinement/entry-left";

export const policy: Node = async (state, deps) => {
  const { task, snapshot, choice, purpose, page, approved, attachments } = state;
  const chosen =
    choice?.kind === "act"
      ? withEntryLeft(
          recordOf(choice, { actionId: deps.ids.uuid(), purpose, task, page }),
          task.goal,
          snapshot.nodes,
        )
      : undefined;
  const record = chosen ?? approved;
  if (!record) throw new TypeError("policy was reached without an action");
  const judge = (one: ActionRecord, allowed: { approvedActionId?: string }) =>
    judgeAction({ task, record: one, snapshot, rules: deps.rules, attachments, ...allowed }, deps);
  const isApproved = approved !== undefined && record === approved;
  const ruling = await judge(record, isApproved ? { approvedActionId: record.actionId } : {});
  if (ruling.kind !== "approval" || !isApproved) return afterRuling(state, record, ruling);
  const anew = seenNow(record, { actionId: deps.ids.uuid(), snapshot, page });
  return afterRuling(state, anew, await judge(anew, {}));
};
