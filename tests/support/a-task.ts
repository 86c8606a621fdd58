import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { focusPlan } from "@/lib/agent/domain/advance-plan";
import { defaultBudget } from "@/lib/agent/domain/budget";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { Criterion } from "@/lib/agent/domain/criterion";
import { newTask } from "@/lib/agent/domain/new-task";
import { type Plan, type PlanStep, stepFrom } from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import type { ApprovalRequest, Blocker } from "@/lib/contracts/plan";

export const now = "2026-01-02T03:04:05.000Z";

export const aStep = (parts: Partial<PlanStep> & { id: string }): PlanStep => ({
  ...stepFrom({ description: `Do ${parts.id}`, verify: `${parts.id} is done` }, parts.id, String),
  ...parts,
});

export const aPlan = (...steps: PlanStep[]): Plan =>
  focusPlan({ steps, currentStepIndex: 0, createdAt: now, revision: 0 });

export const aTask = (parts: Partial<Task> = {}): Task => ({
  ...newTask({
    id: "11111111-1111-4111-8111-111111111111",
    tenantId: "local",
    sessionId: "22222222-2222-4222-8222-222222222222",
    goal: "Add a patient named Jas",
    url: "http://clinic.test/patients",
    now,
    budget: defaultBudget,
    answers: [],
    approvePlans: false,
  }),
  ...parts,
});

export const aSnapshot = (parts: Partial<PageSnapshot> = {}): PageSnapshot => ({
  url: "http://clinic.test/patients",
  title: "Patients",
  form: "tree",
  nodes: [],
  lines: [],
  textCut: false,
  truncated: 0,
  hash: "00",
  ...parts,
});

export const aReport = (parts: Partial<ClientReport> = {}): ClientReport => ({
  execution: "success",
  witness: { recentEvents: [] },
  sentinel: { errors: [], successes: [] },
  ambientIds: [],
  ...parts,
});

export const anAction = (parts: Partial<ActionRecord> = {}): ActionRecord => ({
  actionId: "a1",
  turn: 1,
  purpose: "step",
  action: { name: "click", args: ["1"] },
  actionType: "generic",
  thought: "Clicking the button.",
  urlAtAction: "http://clinic.test/patients",
  beforeState: {
    url: "http://clinic.test/patients",
    domHash: "00",
    semanticSkeleton: { nodes: [], textDigest: [] },
  },
  certainty: 0.9,
  ...parts,
});

/** An action of which no page before is known. */
/** What was typed into a text field of that name and read back from it. */
export const aTypedValue = (name: string, value: string, parts: Partial<ActionRecord> = {}): ActionRecord =>
  anAction({
    actionId: name,
    action: { name: "setValue", args: [name, value] },
    target: { id: name, role: "textbox", name, path: "" },
    verdict: aVerdict(),
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [{ kind: "element_value", element: { role: "textbox", name }, value }],
    },
    ...parts,
  });

export function anUnseenAction(): ActionRecord {
  const { beforeState: _, ...unseen } = anAction();
  return unseen;
}

export const aBlocker: Blocker = {
  type: "captcha",
  description: "A captcha",
  userMessage: "Please solve it.",
  resolutionMethods: ["user_action_in_browser"],
  confidence: 0.9,
};

export const anApprovalRequest: ApprovalRequest = {
  actionId: "a1",
  action: 'click("1")',
  risk: "delete",
  description: "Delete it?",
  values: [],
  expiresAt: "2026-01-02T04:00:00.000Z",
};

export const aVerdict = (parts: Partial<VerdictRecord> = {}): VerdictRecord => ({
  outcome: "verified",
  tier: 1,
  confidence: 0.95,
  actionSucceeded: parts.outcome === undefined || parts.outcome === "verified",
  taskCompleted: false,
  reobserve: false,
  routeToCorrection: false,
  reason: "",
  semanticSummary: "It worked.",
  evidence: [],
  observations: [],
  checksTried: [],
  remarks: [],
  tokens: 0,
  tokensSaved: 0,
  ...parts,
});

export const aCriterion = (parts: Partial<Criterion> = {}): Criterion => ({
  id: "c1",
  text: "A patient named Jas is in the list",
  kind: "state",
  persistence: true,
  assertions: [],
  result: "open",
  evidenceIds: [],
  ...parts,
});
