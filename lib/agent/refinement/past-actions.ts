import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { thresholds } from "@/lib/agent/domain/thresholds";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { printAction } from "@/lib/contracts/action-text";

type History = { history: readonly ActionRecord[]; earlierActions: number };

/** The last actions as a model is told of them, and how many there were before. */
export function pastActions({ history, earlierActions }: History): {
  history: PastAction[];
  earlierActions: number;
} {
  const shown = history.slice(-thresholds.historyLength);
  return { history: shown.map(told), earlierActions: earlierActions + history.length - shown.length };
}

const told = ({ action, target, stepDescription, verdict }: ActionRecord): PastAction => ({
  action: printAction(action),
  ...(target ? { target: `${target.role} "${target.name}"` } : {}),
  ...(stepDescription ? { step: stepDescription } : {}),
  outcome: verdict?.outcome ?? "unknown",
  summary: verdict?.semanticSummary ?? "",
});
