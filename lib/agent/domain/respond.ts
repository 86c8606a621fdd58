import { z } from "zod";
import { printAction } from "@/lib/contracts/action-text";
import type { ActionDetails, BrowserAction } from "@/lib/contracts/browser-action";
import type { InteractResponse, Usage } from "@/lib/contracts/interact-response";
import { PlanSource, type PlanView } from "@/lib/contracts/plan";
import type { Verification } from "@/lib/contracts/verdict";
import type { ActionRecord } from "./action-record";
import { tokensOf } from "./budget";
import type { Plan } from "./plan";
import type { Task } from "./task";
import type { TurnEnding } from "./turn-ending";
import type { VerdictRecord } from "./verdict";

export function planView(plan: Plan): PlanView {
  return {
    steps: plan.steps.map((step, index) => ({
      id: step.id,
      index,
      description: step.description,
      ...(step.reasoning === undefined ? {} : { reasoning: step.reasoning }),
      verify: step.verify,
      ...(step.expectedOutcome === undefined ? {} : { expectedOutcome: step.expectedOutcome }),
      status: step.status,
      toolType: step.toolType,
      dependsOn: step.dependsOn,
      ...(step.note === undefined ? {} : { note: step.note }),
      ...sourcesIn(step.output),
    })),
    totalSteps: plan.steps.length,
    currentStepIndex: plan.currentStepIndex,
    createdAt: plan.createdAt,
    ...(plan.sources ? { sources: plan.sources } : {}),
    ...(plan.remark ? { remark: plan.remark } : {}),
  };
}

const OutputSources = z.object({ sources: z.array(PlanSource) });

/** The sources that a look-up's result names. */
function sourcesIn(output: unknown): { sources?: PlanSource[] } {
  const read = OutputSources.safeParse(output);
  return read.success ? { sources: read.data.sources } : {};
}

export function verificationView(verdict: VerdictRecord): Verification {
  const {
    outcome,
    tier,
    confidence,
    actionSucceeded,
    taskCompleted,
    subTaskCompleted,
    reason,
    semanticSummary,
    evidence,
  } = verdict;
  return {
    outcome,
    tier,
    confidence,
    actionSucceeded,
    taskCompleted,
    ...(subTaskCompleted === undefined ? {} : { subTaskCompleted }),
    reason,
    semanticSummary,
    evidence,
    tokens: verdict.tokens,
    tokensSaved: verdict.tokensSaved,
    ...(verdict.check === undefined ? {} : { check: verdict.check }),
  };
}

/** Everything an answer is made of. `taskId` is left out while the task is not stored. */
export type Answer = {
  task: Task;
  ending: TurnEnding;
  turnId: string;
  verdict?: VerdictRecord;
  /** The action that the verdict is about. */
  judgedActionId?: string;
  turnUsage: Usage;
  stored: boolean;
};

/** The answer of a turn as the wire carries it. */
export function respond(answer: Answer): InteractResponse {
  const { ending } = answer;
  const common = commonPart(answer);
  switch (ending.kind) {
    case "act":
      if (!ending.pass.covers(ending.record)) throw new TypeError("an action without policy's pass");
      return {
        status: "executing",
        ...common,
        ...actingPart(ending.record),
        ...(ending.record.expectedOutcome ? { expectedOutcome: ending.record.expectedOutcome } : {}),
        ...(ending.record.chain ? { chain: ending.record.chain } : {}),
      };
    case "ask":
      return {
        status: "needs_user_input",
        ...common,
        userQuestion: ending.question,
        missingInformation: ending.missingInformation,
      };
    case "blocked":
      return { status: "awaiting_user", ...common, blocker: ending.blocker };
    case "approval":
      return {
        status: "awaiting_approval",
        ...common,
        ...actingPart(ending.record),
        approvalRequest: ending.request,
      };
    case "paused":
      return { status: "paused", ...common, reason: ending.reason };
    case "plan_approval":
      return { status: "awaiting_plan_approval", ...common };
    case "context":
      if (ending.want === "full_text")
        return { status: "needs_full_dom", ...common, requestedDomMode: "full", reason: ending.reason };
      return {
        status: "needs_context",
        ...common,
        requestedDomMode: "semantic",
        needsScreenshot: true,
        reason: ending.reason,
      };
    case "end":
      return endPart(common, ending, answer);
  }
}

function endPart(
  common: ReturnType<typeof commonPart>,
  ending: Extract<TurnEnding, { kind: "end" }>,
  { task, turnId }: Answer,
): InteractResponse {
  const { status, completion, reason } = ending;
  const action: BrowserAction =
    status === "completed"
      ? { name: "finish", args: [completion.summary] }
      : { name: "fail", args: [`${status}: ${reason}`.slice(0, 1_000)] };
  const acting = { actionId: `${task.id}:${turnId}`, action: printAction(action), actionDetails: action };
  if (status === "failed") return { status, ...common, ...acting, completion, reason };
  return { status, ...common, ...acting, completion };
}

function commonPart({ task, turnId, verdict, judgedActionId, turnUsage, stored, ending }: Answer) {
  return {
    ...(stored ? { taskId: task.id } : {}),
    sessionId: task.sessionId,
    turnId,
    turn: task.turn,
    ...(ending.kind === "act" || ending.kind === "approval" ? { thought: ending.record.thought } : {}),
    ...(task.plan
      ? {
          plan: planView(task.plan),
          currentStep: task.plan.currentStepIndex,
          totalSteps: task.plan.steps.length,
        }
      : {}),
    ...(verdict
      ? {
          verification: {
            ...(judgedActionId === undefined ? {} : { actionId: judgedActionId }),
            ...verificationView(verdict),
          },
        }
      : {}),
    usage: {
      turn: turnUsage,
      task: task.usage,
      budgetLeft: {
        turns: Math.max(0, task.budget.turns - task.turn),
        tokens: Math.max(0, task.budget.tokens - tokensOf(task.usage)),
        costUsd: Math.max(0, task.budget.costUsd - task.usage.costUsd),
      },
    },
  };
}

function actingPart(record: ActionRecord): {
  actionId: string;
  action: string;
  actionDetails: ActionDetails;
} {
  const { action, target } = record;
  return {
    actionId: record.actionId,
    action: printAction(action),
    actionDetails: {
      ...action,
      ...(target ? { elementId: target.id, role: target.role, accessibleName: target.name } : {}),
    },
  };
}
