import { AppError } from "@/lib/agent/domain/app-error";
import type { PlanStep } from "@/lib/agent/domain/plan";
import { failNote } from "@/lib/agent/domain/step-note";
import { thresholds } from "@/lib/agent/domain/thresholds";
import { extractRows } from "./extract-rows";
import { lookUpKnowledge, searchWeb } from "./look-up";
import type { RunToolsInput, Tool, ToolDeps, ToolResult } from "./tool-result";

export type { ToolResult } from "./tool-result";

const tools: Partial<Record<PlanStep["toolType"], Tool>> = {
  search: searchWeb,
  knowledge: lookUpKnowledge,
  extract: extractRows,
};

/** Runs the ready server-tool steps side by side, a few at a time. One that fails blocks itself and none of the others. */
export async function runTools(input: RunToolsInput, deps: ToolDeps): Promise<ToolResult[]> {
  const results: ToolResult[] = [];
  for (let from = 0; from < input.steps.length; from += thresholds.parallelTools) {
    const batch = input.steps.slice(from, from + thresholds.parallelTools);
    const settled = await Promise.allSettled(batch.map((step) => runTool(step, input, deps)));
    deps.signal?.throwIfAborted();
    for (const [at, outcome] of settled.entries())
      results.push({
        stepId: batch[at]?.id ?? "",
        ...(outcome.status === "fulfilled" ? outcome.value : failureOf(outcome.reason)),
      });
  }
  return results;
}

async function runTool(
  step: PlanStep,
  input: RunToolsInput,
  deps: ToolDeps,
): Promise<Omit<ToolResult, "stepId">> {
  const tool = tools[step.toolType];
  if (!tool) throw new TypeError(`step ${step.id} is no server tool`);
  return tool(step, input, deps);
}

/** A known fault of the outside is a result; anything else is a bug and throws. */
function failureOf(reason: unknown): Omit<ToolResult, "stepId"> {
  if (!(reason instanceof AppError)) throw reason;
  return { ok: false, note: failNote(reason.message), pendingCalls: reason.retryable ? 1 : 0 };
}
