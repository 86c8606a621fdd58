import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { type PolicyRules, risksToAsk } from "@/lib/agent/domain/policy";
import { PolicyPass } from "@/lib/agent/domain/policy-pass";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { readUrl } from "@/lib/agent/domain/urls";
import { isUnaskedRemoval } from "@/lib/agent/domain/wording/unasked-deed";
import type { Clock } from "@/lib/agent/ports/clock";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { Attachment } from "@/lib/contracts/interact-request";
import type { ApprovalRequest } from "@/lib/contracts/plan";
import type { ApprovalRisk } from "@/lib/contracts/policy-rules";
import { addressProblem } from "./address-problem";
import { approvalRequest, approvalState } from "./approval";
import { critique } from "./critique";
import { disclosureRisk } from "./disclosure-risk";
import { isOwnSubmit, wordingOf } from "./own-submit";
import { nodeOf } from "./page-scope";
import { valueProblem } from "./provenance";
import { repeatProblem } from "./repeat-problem";
import { riskOf } from "./risk-class";
import { secretHosts } from "./secret-hosts";
import { targetProblem } from "./target-problem";
import { isForeign, trustedHosts } from "./trusted-hosts";
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
  | { kind: "pass"; pass: PolicyPass }
  /** `repeats`: it may be done already. */
  | { kind: "refuse"; reason: string; repeats?: true }
  | { kind: "approval"; request: ApprovalRequest };

type Deps = { model: ModelPort; clock: Clock; signal?: AbortSignal };

/** The one gate that every action passes on its way out, whoever chose it. The rules need no model; the critic may only veto. */
export async function judgeAction(input: JudgeActionInput, deps: Deps): Promise<Ruling> {
  const now = deps.clock.now();
  const actions = actionsOf(input.record.action, input.record.chain);
  if (!actions) return refuse("The chain holds an action that cannot be read.");
  const problem = actions.map((action) => problemOf(action, input, now)).find(Boolean);
  if (problem) return refuse(problem);
  const risks = actions.map((action) => riskIn(action, input));
  if (risks.slice(0, -1).some(Boolean))
    return refuse("A chain may not go on past an action that is hard to undo.");
  const risk = risks.at(-1);
  const last = actions.at(-1) ?? input.record.action;
  const repeated = repeatProblem(input.record, input.task, risk);
  if (repeated) return { ...refuse(repeated), repeats: true };
  const node = nodeOf(input.snapshot, last);
  if (risk === "delete" && takesAwayUnasked(node, input))
    return refuse(
      `Neither the goal nor the step asks for anything to be taken away, as "${node?.name}" does.`,
    );
  return (await approved(input, node, now)) ?? (await weigh(input, risk, node, deps, now));
}

/** What the action may do to the world, by what it is and by where it would be done. */
function riskIn(action: BrowserAction, input: JudgeActionInput): ApprovalRisk | undefined {
  const { snapshot, record, task, rules } = input;
  const risk = riskOf(action, snapshot, wordingOf(record, task));
  return risk ?? disclosureRisk(action, snapshot, trustedHosts(task, rules));
}

/** Nobody can approve for a goal what it does not want: a person who wants it says so in an answer, which is a part of it then. */
function takesAwayUnasked(node: SnapshotNode | undefined, { task, record }: JudgeActionInput): boolean {
  const said = [task.goal, wordingOf(record, task), ...task.answers.map(({ answer }) => answer)];
  return node !== undefined && isUnaskedRemoval(node.name, said);
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
      secretHosts: secretHosts(task, rules),
      wording: wordingOf(record, task),
      now,
    })
  );
}

function approved(input: JudgeActionInput, node: SnapshotNode | undefined, now: Date): Ruling | undefined {
  const { approvedActionId, task, record, snapshot } = input;
  if (approvedActionId === undefined) return undefined;
  const state = approvalState(approvedActionId, { task, record, snapshot, node, now });
  if (state === "holds") return pass(record);
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
    : pass(record);
}

/** A form that the plan itself sends passes unless the tenant wants to be asked for every one; one sent on the side, or on a site that nobody chose, is asked for where anything is. */
function mustAsk(
  risk: ApprovalRisk,
  { rules, record, task, snapshot }: JudgeActionInput,
  node: SnapshotNode | undefined,
): boolean {
  const asked = risksToAsk(rules, readUrl(snapshot.url)?.hostname ?? "");
  if (asked.includes(risk)) return true;
  if (risk !== "submit" || asked.length === 0) return false;
  return !isOwnSubmit(record, node, task) || isForeign(snapshot.url, trustedHosts(task, rules));
}

const pass = (record: ActionRecord): Ruling => ({ kind: "pass", pass: PolicyPass.grant(record) });
const refuse = (reason: string): Ruling & { kind: "refuse" } => ({ kind: "refuse", reason });
