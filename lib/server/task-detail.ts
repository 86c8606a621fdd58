import { tokensOf } from "@/lib/agent/domain/budget";
import { planView, verificationView } from "@/lib/agent/domain/respond";
import type { Task } from "@/lib/agent/domain/task";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import type { StoredTurn } from "@/lib/agent/ports/store";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { TaskDetail, TurnView, VerdictDetail } from "@/lib/contracts/task-detail";
import { verdictGround } from "@/lib/server/verdict-ground";

/** A task as people and clients read it. */
export function taskDetail(task: Task, turns: readonly StoredTurn[]): TaskDetail {
  return {
    taskId: task.id,
    sessionId: task.sessionId,
    goal: task.goal,
    status: task.status,
    complexity: task.complexity,
    turn: task.turn,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
    ...(task.plan ? { plan: planView(task.plan) } : {}),
    criteria: task.criteria.map(({ id, text, result, evidenceIds }) => ({ id, text, result, evidenceIds })),
    turns: turnViews(turns),
    ...(task.completion ? { completion: task.completion } : {}),
    ...(task.question ? { question: task.question } : {}),
    ...(task.blocker ? { blocker: task.blocker } : {}),
    ...(task.approval ? { approval: task.approval.request } : {}),
    ...(task.decided ? { decided: task.decided } : {}),
    ...(task.endReason === undefined ? {} : { endReason: task.endReason }),
    usage: task.usage,
    budgetLeft: {
      turns: Math.max(0, task.budget.turns - task.turn),
      tokens: Math.max(0, task.budget.tokens - tokensOf(task.usage)),
      costUsd: Math.max(0, task.budget.costUsd - task.usage.costUsd),
    },
  };
}

/** Turns in order, each with the verdict that a later one passed on its action; of two verdicts, as after a second look, the last. */
function turnViews(turns: readonly StoredTurn[]): TurnView[] {
  return turns.map(({ record }) => {
    const { response } = record;
    const acting = actionOf(response);
    // An action that waits for approval is done in a later turn, under the same id: the verdict is that turn's.
    const isDone = acting && response.status !== "awaiting_approval";
    const judging = isDone ? turns.filter(({ judged }) => judged?.actionId === acting.actionId) : [];
    const action = judging.at(-1)?.judged;
    const ground = verdictGround(judging);
    return {
      turnId: record.turnId,
      turn: record.turn,
      at: record.createdAt,
      status: response.status,
      ...(response.thought === undefined ? {} : { thought: response.thought }),
      ...acting,
      ...(action?.stepDescription === undefined ? {} : { step: action.stepDescription }),
      ...(action?.verdict ? { verdict: verdictDetail(action.verdict) } : {}),
      ...(ground ? { ground } : {}),
      usage: response.usage.turn,
    };
  });
}

function actionOf(
  response: InteractResponse,
): { actionId: string; action: string; target?: string } | undefined {
  if (!("actionId" in response)) return undefined;
  const { actionId, action, actionDetails } = response;
  const target = [actionDetails.role, actionDetails.accessibleName && `“${actionDetails.accessibleName}”`]
    .filter(Boolean)
    .join(" ");
  return { actionId, action, ...(target ? { target } : {}) };
}

const verdictDetail = (verdict: VerdictRecord): VerdictDetail => ({
  ...verificationView(verdict),
  checksTried: verdict.checksTried,
  observations: verdict.observations,
  remarks: verdict.remarks,
});
