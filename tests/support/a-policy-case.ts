import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { defaultPolicyRules, type PolicyRules } from "@/lib/agent/domain/policy";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { judgeAction } from "@/lib/agent/policy/judge-action";
import type { ModelPort } from "@/lib/agent/ports/model";
import { anAction, aPlan, aSnapshot, aStep, aTask } from "@/tests/support/a-task";

export const node = (parts: Partial<SnapshotNode>): SnapshotNode => ({
  id: "x",
  role: "button",
  name: "Button",
  states: [],
  parent: -1,
  path: "",
  frame: "",
  ...parts,
});
export const page = (...nodes: SnapshotNode[]) => aSnapshot({ nodes, hash: "h1" });
export const form = (button: string) =>
  page(
    node({ id: "f", role: "form", name: "" }),
    node({ id: "i", role: "textbox", name: "Name", value: "Jas", parent: 0 }),
    node({ name: button, parent: 0, inputType: "submit" }),
  );

export const offline: ModelPort = {
  info: { adapter: "offline", offline: true, vision: false },
  run: () => Promise.reject(new Error("the model was asked")),
};
export const critic = (approved: string): ModelPort => ({
  info: { adapter: "fake", offline: false, vision: false },
  run: async (task) => ({
    data: task.output.parse({ approved, reason: "So." }),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 1 },
    model: "fake",
  }),
});
export const at = (iso: string) => ({ now: () => new Date(iso) });

export type Parts = {
  snapshot?: PageSnapshot;
  record?: Partial<ActionRecord>;
  task?: Partial<Task>;
  rules?: Partial<PolicyRules>;
  approvedActionId?: string;
  model?: ModelPort;
  clock?: { now(): Date };
};
/** Asks for most that is judged here; what a goal does not ask for is taken away for none. */
const goal = "Add a patient named Jas and delete the old one";

export function judge(parts: Parts) {
  const snapshot = parts.snapshot ?? page(node({}));
  const record = anAction({ action: { name: "click", args: ["x"] }, stepId: "s1", ...parts.record });
  const task = aTask({
    goal,
    plan: aPlan(aStep({ id: "s1", description: "Click the button" })),
    ...parts.task,
  });
  return judgeAction(
    {
      task,
      record,
      snapshot,
      rules: { ...defaultPolicyRules, ...parts.rules },
      ...(parts.approvedActionId ? { approvedActionId: parts.approvedActionId } : {}),
    },
    { model: parts.model ?? offline, clock: parts.clock ?? at("2026-01-01T10:00:00Z") },
  );
}
export const planOf = (description: string, mutating = false): Partial<Task> => ({
  plan: aPlan(aStep({ id: "s1", description, mutating })),
});
