import type { Task } from "@/lib/agent/domain/task";
import type { OwnedTrace } from "@/lib/agent/ports/tracing";
import type { Verification } from "@/lib/contracts/verdict";
import type { TaskResult } from "@/runner/task-result";
import type { CountedCall } from "./counted-provider";

export type ModelTaskTokens = { calls: number; input: number; output: number; schema: number };
/** The last word on one action; a second look replaces the first. */
export type JudgedAction = { action: string; outcome: Verification["outcome"]; tier: number | null };

export type TaskMeasure = {
  id: string;
  kind: string;
  status: string;
  isSimple: boolean;
  tokens: Record<string, ModelTaskTokens>;
  verdicts: JudgedAction[];
  /** Questions to the small model, and those that its safety gate sent on although they were answered. */
  lightCalls: number;
  gateRejections: number;
  subTasks: number;
  boundaryErrors: number;
  /** Of turns that judged one action and chose the next, in milliseconds. */
  stepMs: number[];
  /** Of the verification in them. */
  verifyMs: number[];
};

type Ran = {
  id: string;
  kind: string;
  result: TaskResult;
  task: Task | undefined;
  calls: readonly CountedCall[];
  traces: readonly OwnedTrace[];
};

export function measureOf({ id, kind, result, task, calls, traces }: Ran): TaskMeasure {
  const between = traces.filter(
    ({ status, spans }) => status === "executing" && spans.some(({ name }) => name === "verification"),
  );
  return {
    id,
    kind,
    status: result.status,
    isSimple: task?.complexity === "SIMPLE",
    tokens: tokensByTask(calls),
    verdicts: judgedActions(result),
    ...gateOf(calls),
    subTasks: task?.subTasks.length ?? 0,
    boundaryErrors: task ? boundaryErrorsOf(task) : 0,
    stepMs: between.map(({ durationMs }) => durationMs),
    verifyMs: between.map(({ spans }) => spans.find(({ name }) => name === "verification")?.durationMs ?? 0),
  };
}

export function tokensByTask(calls: readonly CountedCall[]): Record<string, ModelTaskTokens> {
  const by: Record<string, ModelTaskTokens> = {};
  for (const { modelTask, input, output, schema } of calls) {
    const sum = by[modelTask] ?? { calls: 0, input: 0, output: 0, schema: 0 };
    by[modelTask] = {
      calls: sum.calls + 1,
      input: sum.input + input,
      output: sum.output + output,
      schema: sum.schema + schema,
    };
  }
  return by;
}

/** Each action with its last verdict; the wait before a second look is none of its own. */
function judgedActions({ turns }: TaskResult): JudgedAction[] {
  const judged: JudgedAction[] = [];
  for (const { action, verification } of turns) {
    if (!action || !verification) continue;
    const { outcome, tier } = verification;
    const isWait = action.startsWith("wait(");
    const before = isWait ? judged.pop() : undefined;
    if (!isWait) judged.push({ action, outcome, tier });
    else if (before) judged.push({ action: before.action, outcome, tier });
  }
  return judged;
}

/** A small model's decided word that the whole task is done, put to the full model all the same. */
function gateOf(calls: readonly CountedCall[]): Pick<TaskMeasure, "lightCalls" | "gateRejections"> {
  const light = calls.filter(({ modelTask }) => modelTask === "verify_lightly");
  const full = new Set(
    calls.flatMap((call) => (call.modelTask === "verify_fully" ? [call.verifies?.question] : [])),
  );
  const rejected = light.filter(({ verifies }) => verifies?.saysDone && full.has(verifies.question));
  return { lightCalls: light.length, gateRejections: rejected.length };
}

/** Sub-tasks that were left for done with a step that nothing verified, or before one that comes earlier. */
export function boundaryErrorsOf({ subTasks, plan }: Pick<Task, "subTasks" | "plan">): number {
  const steps = new Map(plan?.steps.map((step) => [step.id, step]));
  const isBehind = (stepId: string): boolean => {
    const step = steps.get(stepId);
    // A plan that was made anew no longer holds what it left out.
    if (!step) return true;
    return step.status === "skipped" || (step.status === "completed" && !step.unverified);
  };
  return subTasks.filter(
    ({ status, stepIds }, at) =>
      status === "completed" &&
      (!stepIds.every(isBehind) || subTasks.slice(0, at).some((earlier) => earlier.status !== "completed")),
  ).length;
}
