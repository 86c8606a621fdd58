import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ApprovalRisk, PolicyRules } from "@/lib/agent/domain/policy";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { thresholds } from "@/lib/agent/domain/thresholds";
import type { Clock } from "@/lib/agent/ports/clock";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { Attachment } from "@/lib/contracts/interact-request";
import type { ApprovalRequest } from "@/lib/contracts/plan";
import { addressProblem } from "./address-problem";
import { approvalRequest, approvalState } from "./approval";
import { critique } from "./critique";
import { isOwnSubmit, wordingOf } from "./own-submit";
import { nodeOf } from "./page-scope";
import { valueProblem } from "./provenance";
import { repeatProblem } from "./repeat-problem";
import { riskOf } from "./risk-class";
import { targetProblem } from "./target-problem";
import { trustedSources } from "./trusted-sources";
import { actionsOf } from "./typed-values";

export type JudgeActionInput = {
  task: Task;
  record: ActionRecord;
  snapshot: PageSnapshot;
  rules: PolicyRules;
  /** The action that a person just approved. */
  approvedActionId?: string;
  attachments?: readonly Attachment[];
};

export type Ruling =
  | { kind: "pass" }
  | { kind: "refuse"; reason: string }
  | { kind: "approval"; request: ApprovalRequest };

type Deps = { model: ModelPort; clock: Clock; signal?: AbortSignal };

/** The one gate that every action passes on its way out, whoever chose it. The rules need no model; the critic may only veto. */
export async function judgeAction(input: JudgeActionInput, deps: Deps): Promise<Ruling> {
  const now = deps.clock.now();
  const actions = actionsOf(input.record.action, input.record.chain);
  if (!actions) return refuse("The chain holds an action that cannot be read.");
  const problem = actions.map((action) => problemOf(action, input, now)).find(Boolean);
  if (problem) return refuse(problem);
  const risks = actions.map((action) => riskOf(action, input.snapshot, wordingOf(input.record, input.task)));
  if (risks.slice(0, -1).some(Boolean))
    return refuse("A chain may not go on past an action that is hard to undo.");
  const risk = risks.at(-1);
  const last = actions.at(-1) ?? input.record.action;
  const repeated = repeatProblem(input.record, input.task, risk);
  if (repeated) return refuse(repeated);
  const node = nodeOf(input.snapshot, last);
  return (await approved(input, node, now)) ?? (await weigh(input, risk, node, deps, now));
}

/** What no approval can heal. */
function problemOf(action: BrowserAction, input: JudgeActionInput, now: Date): string | undefined {
  const { task, snapshot, rules, record, attachments = [] } = input;
  if (action.name === "finish" || action.name === "fail") return undefined;
  const node = nodeOf(snapshot, action);
  return (
    addressProblem(action, { task, snapshot, rules, node }) ??
    targetProblem(action, snapshot, attachments) ??
    valueProblem(action, {
      node,
      snapshot,
      sources: trustedSources(task),
      wording: wordingOf(record, task),
      now,
    })
  );
}

function approved(input: JudgeActionInput, node: SnapshotNode | undefined, now: Date): Ruling | undefined {
  const { approvedActionId, task, record, snapshot } = input;
  if (approvedActionId === undefined) return undefined;
  const state = approvalState(approvedActionId, { task, record, snapshot, node, now });
  if (state === "holds") return { kind: "pass" };
  return state === "used" ? refuse("This approval was used already.") : undefined;
}

async function weigh(
  input: JudgeActionInput,
  risk: ApprovalRisk | undefined,
  node: SnapshotNode | undefined,
  deps: Deps,
  now: Date,
): Promise<Ruling> {
  const { record, task, snapshot } = input;
  const asks = risk !== undefined && mustAsk(risk, input, node);
  const isUncertain = record.certainty < thresholds.criticCertainty;
  if ((asks || isUncertain || (risk !== undefined && risk !== "submit")) && !deps.model.info.offline) {
    const veto = await critique({ task, record, snapshot, node, risk }, deps);
    if (veto) return refuse(veto);
  }
  return asks
    ? { kind: "approval", request: approvalRequest(record, risk, node, snapshot, now) }
    : { kind: "pass" };
}

/** A form that the plan itself sends passes unless the tenant wants to be asked for every one; a form sent on the side is asked for where anything is. */
function mustAsk(
  risk: ApprovalRisk,
  { rules, record, task }: JudgeActionInput,
  node: SnapshotNode | undefined,
): boolean {
  if (rules.askFor.includes(risk)) return true;
  return risk === "submit" && rules.askFor.length > 0 && !isOwnSubmit(record, node, task);
}

const refuse = (reason: string): Ruling => ({ kind: "refuse", reason });
