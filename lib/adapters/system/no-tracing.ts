import type { Tracing } from "@/lib/agent/ports/tracing";

const nothing = () => undefined;

/** Tracing where none is configured. */
export const noTracing: Tracing = {
  turn: () => ({ span: () => ({ end: nothing }), score: nothing, end: nothing }),
};
