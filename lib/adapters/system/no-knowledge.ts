import type { Knowledge } from "@/lib/agent/ports/knowledge";

/** An organisation without documents. */
export const noKnowledge: Knowledge = { find: async () => [] };
