import type { Tracing } from "@/lib/agent/ports/tracing";

/** Tracing where none is configured. */
export const noTracing: Tracing = {
  turn: () => ({ span: () => ({ end() {} }), score() {}, end() {} }),
};
