import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { readStepIntent, type StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { contentStems } from "@/lib/agent/domain/wording/words";

const submitting: ReadonlySet<StepVerb> = new Set([
  "submit",
  "add",
  "create",
  "send",
  "login",
  "search",
  "filter",
  "edit",
  "remove",
  "upload",
]);

/** What an action is for: its step's words, or the goal's where there is no plan. */
export function wordingOf(record: ActionRecord, { goal, plan }: Task): string {
  const step = plan?.steps.find(({ id }) => id === record.stepId);
  return step?.description ?? record.stepDescription ?? goal;
}

/** A form is sent because the plan says so: its step names this control, or is itself about sending, saving or signing in. */
export function isOwnSubmit(record: ActionRecord, node: SnapshotNode | undefined, task: Task): boolean {
  const step = task.plan?.steps.find(({ id }) => id === record.stepId);
  const asked = [wordingOf(record, task), ...(step?.contingencies ?? []).map(({ response }) => response)];
  if (record.purpose === "step" || record.purpose === "correction" || record.purpose === "direct")
    if (
      step?.mutating ||
      asked.some((text) => submitting.has(readStepIntent(text).verb)) ||
      saysEnter(asked[0] ?? "")
    )
      return true;
  const name = contentStems(node?.name ?? "");
  return name.length > 0 && asked.some((text) => sharesWord(name, text));
}

const saysEnter = (text: string): boolean =>
  /\b(?:enter|return) key\b|\b(?:press|hit) (?:enter|return)\b/i.test(text);

const sharesWord = (name: readonly string[], text: string): boolean => {
  const words = new Set(contentStems(text));
  return name.some((word) => words.has(word));
};
