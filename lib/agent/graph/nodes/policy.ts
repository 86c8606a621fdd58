import { recordOf } from "@/lib/agent/domain/choose-record";
import { afterRuling } from "@/lib/agent/graph/after-ruling";
import type { Node } from "@/lib/agent/graph/turn-node";
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
  const allowed = approved && record === approved ? { approvedActionId: approved.actionId } : {};
  const ruling = await judgeAction(
    { task, record, snapshot, rules: deps.rules, attachments, ...allowed },
    deps,
  );
  return afterRuling(state, record, ruling);
};
