import type { Tracing } from "@/lib/agent/ports/tracing";

/** Tracing where none is wanted. */
export const noTracing: Tracing = { turnEnded: () => undefined };
