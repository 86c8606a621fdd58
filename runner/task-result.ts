import type { TaskEnd, TurnRecord } from "@/lib/client/run-task";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { Completion, Verification } from "@/lib/contracts/verdict";
import { lastVerdicts, tallyVerdicts } from "@/lib/contracts/verdict-tally";

/** What `--json` prints: one line. */
export type TaskResult = {
  /** The task's status; `stopped` when the turns ran out or the user stopped, `error` when the loop could not go on. */
  status: InteractResponse["status"] | "stopped" | "error";
  taskId: string | undefined;
  completion: Completion | undefined;
  /** Why it stopped short of an end. */
  reason: string | undefined;
  /** Each action with the verdict that the next turn brought. */
  turns: {
    turn: number;
    status: string;
    action: string | undefined;
    verification: Verification | undefined;
    ms: number;
  }[];
  /** How many actions each tier judged. */
  tiers: { 1: number; 2: number; 3: number };
  /** `unpricedCalls`: calls whose cost is not known, and not in `costUsd`. */
  tokens: { input: number; output: number; costUsd: number; unpricedCalls?: number };
};

export function taskResult(end: TaskEnd, turns: readonly TurnRecord[]): TaskResult {
  const last = turns.at(-1)?.response;
  const verdicts = turns.flatMap(({ response: { verification } }) => (verification ? [verification] : []));
  return {
    status: statusOf(end),
    taskId: turns.findLast(({ response }) => response.taskId !== undefined)?.response.taskId,
    completion: last && "completion" in last ? last.completion : undefined,
    reason: reasonOf(end),
    turns: turns.map(({ response, ms }, at) => ({
      turn: response.turn,
      status: response.status,
      action: "action" in response ? response.action : undefined,
      verification: turns[at + 1]?.response.verification,
      ms,
    })),
    tiers: tallyVerdicts(lastVerdicts(verdicts)).tiers,
    tokens: {
      input: last?.usage.task.inputTokens ?? 0,
      output: last?.usage.task.outputTokens ?? 0,
      costUsd: last?.usage.task.costUsd ?? 0,
      ...(last?.usage.task.unpricedCalls ? { unpricedCalls: last.usage.task.unpricedCalls } : {}),
    },
  };
}

function statusOf(end: TaskEnd): TaskResult["status"] {
  if (end.kind === "stopped") return "stopped";
  return end.kind === "failed" ? "error" : end.status;
}

/** What to do about it at the command line. */
const advice: Readonly<Record<string, readonly string[]>> = {
  unauthenticated: ["The key is given with --key or SUREFOOT_API_KEY."],
  unreachable: ["Is the server running? --server says where it is."],
};

function reasonOf(end: TaskEnd): string | undefined {
  if (end.kind === "failed")
    return [`${end.code}: ${end.message.replace(/\.?$/, ".")}`, ...(advice[end.code] ?? [])].join(" ");
  if (end.kind === "stopped") return end.reason === "max_turns" ? "the turns ran out" : "stopped by the user";
  const { response } = end;
  if (response.status === "needs_user_input") return response.userQuestion.text;
  if (response.status === "awaiting_user") return response.blocker.userMessage;
  if (response.status === "awaiting_approval") return response.approvalRequest.description;
  return "reason" in response ? response.reason : undefined;
}

/** 0 completed, 2 partial or unverified, 3 stopped with a question, approval or blocker, 1 failed. */
export function exitCode(status: TaskResult["status"]): number {
  switch (status) {
    case "completed":
      return 0;
    case "partial":
    case "unverified":
      return 2;
    case "failed":
    case "error":
    case "cancelled":
    case "stopped":
      return 1;
    default:
      return 3;
  }
}
