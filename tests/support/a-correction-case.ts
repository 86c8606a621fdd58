import { chooseCorrection } from "@/lib/agent/correction/choose-correction";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import type { ModelPort } from "@/lib/agent/ports/model";
import { printAction } from "@/lib/contracts/action-text";
import { anAction, aReport, aSnapshot, aStep, aTask, aVerdict } from "@/tests/support/a-task";

export const node = (parts: Partial<SnapshotNode>): SnapshotNode => ({
  id: "x",
  role: "button",
  name: "Save",
  states: [],
  parent: -1,
  path: "",
  frame: "",
  ...parts,
});
export const offline: ModelPort = {
  info: { adapter: "offline", offline: true, vision: false },
  run: () => Promise.reject(new Error("the model was asked")),
};
export const answering = (answer: Record<string, unknown>): ModelPort => ({
  info: { adapter: "fake", offline: false, vision: false },
  run: async (task) => ({
    data: task.output.parse({ reason: "So.", ...answer }),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 1 },
    model: "fake",
  }),
});
export const failedClick = (parts: Partial<ActionRecord> = {}): ActionRecord =>
  anAction({
    action: { name: "click", args: ["x"] },
    target: { id: "x", role: "button", name: "Details", path: "" },
    stepId: "s1",
    verdict: aVerdict({
      outcome: "refuted",
      actionSucceeded: false,
      confidence: 0.9,
      reason: "It did not work.",
    }),
    ...parts,
  });

export type Parts = {
  nodes?: SnapshotNode[];
  snapshot?: Partial<PageSnapshot>;
  report?: Partial<ClientReport>;
  step?: Partial<PlanStep>;
  failed?: Partial<ActionRecord>;
  task?: Partial<Task>;
  model?: ModelPort;
};
export async function choose(parts: Parts) {
  const failed = failedClick(parts.failed);
  const outcome = await chooseCorrection(
    {
      task: aTask({ history: [failed], ...parts.task }),
      step: aStep({ id: "s1", description: "Show the details", ...parts.step }),
      failed,
      snapshot: aSnapshot({ nodes: parts.nodes ?? [node({ name: "Details" })], ...parts.snapshot }),
      report: aReport({ networkEvents: [], ...parts.report }),
    },
    { model: parts.model ?? offline },
  );
  const what =
    outcome.kind === "act" ? `${outcome.strategy} ${printAction(outcome.choice.action)}` : outcome.kind;
  return { outcome, what };
}
export const error = (code: string) => ({ execution: "failure" as const, error: { code, message: "" } });
export const dialog = [
  node({ id: "d", role: "dialog", name: "Subscribe to our letter" }),
  node({ id: "n", name: "Subscribe", parent: 0 }),
  node({ id: "c", name: "Not now", parent: 0 }),
  node({ name: "Details" }),
];
