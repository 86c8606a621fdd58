import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { critiqueActionTask } from "@/lib/agent/model-tasks/critique-action";
import type { ModelPort } from "@/lib/agent/ports/model";
import { renderNode } from "@/lib/agent/snapshot/render-digest";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { printAction } from "@/lib/contracts/action-text";
import type { ApprovalRisk } from "@/lib/contracts/policy-rules";
import { wordingOf } from "./own-submit";
import { scopeOf, valuesIn } from "./page-scope";

const pageTokens = 1_500;

type Subject = {
  task: Task;
  record: ActionRecord;
  snapshot: PageSnapshot;
  node: SnapshotNode | undefined;
  risk: ApprovalRisk | undefined;
};

/** The critic's veto with its reason, or nothing. Only the flag counts: everything but YES is a veto, however it is put. */
export async function critique(
  { task, record, snapshot, node, risk }: Subject,
  { model, signal }: { model: ModelPort; signal?: AbortSignal },
): Promise<string | undefined> {
  const focus = `${wordingOf(record, task)} ${node?.name ?? ""}`;
  const { data } = await model.run(
    critiqueActionTask,
    {
      goal: task.goal,
      ...(record.stepDescription === undefined ? {} : { step: record.stepDescription }),
      action: printAction(record.action),
      ...(node ? { target: renderNode(node, { pageUrl: snapshot.url }) } : {}),
      ...(risk ? { risk } : {}),
      certainty: record.certainty,
      values: valuesIn(scopeOf(snapshot, node)),
      page: viewPage(snapshot, { focus, tokenBudget: pageTokens, text: false, offline: model.info.offline }),
    },
    signal ? { signal } : {},
  );
  return data.approved === "YES" ? undefined : `The critic refused it: ${data.reason}`;
}
