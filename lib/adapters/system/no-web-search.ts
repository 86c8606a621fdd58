import type { WebSearch } from "@/lib/agent/ports/search";

/** Web search where none is configured: plans see `available` and go without. */
export const noWebSearch: WebSearch = { available: false, search: async () => [] };
