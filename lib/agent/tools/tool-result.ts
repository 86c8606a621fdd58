import type { PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { failNote } from "@/lib/agent/domain/step-note";
import type { Knowledge } from "@/lib/agent/ports/knowledge";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { WebSearch } from "@/lib/agent/ports/search";

export type RunToolsInput = {
  steps: readonly PlanStep[];
  goal: string;
  snapshot: PageSnapshot;
  tenantId: string;
};

/** What a server tool came to. `ok` only with a result that fits what was asked for; anything else is a `[FAIL]` note. */
export type ToolResult = {
  stepId: string;
  note: string;
  output?: unknown;
  /** Rows of an extraction, typed. */
  rows?: Record<string, unknown>[];
  /** Calls that were begun and had no answer: worth another try as they are. */
  pendingCalls: number;
  ok: boolean;
};

export type ToolDeps = { model: ModelPort; search: WebSearch; knowledge: Knowledge; signal?: AbortSignal };
export type Tool = (
  step: PlanStep,
  input: RunToolsInput,
  deps: ToolDeps,
) => Promise<Omit<ToolResult, "stepId">>;

export const failed = (reason: string): Omit<ToolResult, "stepId"> => ({
  ok: false,
  note: failNote(reason),
  pendingCalls: 0,
});
