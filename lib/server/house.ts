import { processConfig } from "@/lib/config/env";
import type { House } from "@/lib/server/composition";

// One for the whole process: the bundler may load this module more than once, a hot reload does, and the store's folder opens only once.
const slot = Symbol.for("surefoot.house");
const shared: typeof globalThis & { [slot]?: Promise<House> } = globalThis;

/** The process's one house; a failed opening is tried again by the next who asks. */
export function house(): Promise<House> {
  shared[slot] ??= open().catch((error: unknown) => {
    delete shared[slot];
    throw error;
  });
  return shared[slot];
}

/** All that a house is put together from is loaded by who opens it, and by none of the routes that only ask for it. */
async function open(): Promise<House> {
  const { openHouse } = await import("@/lib/server/composition");
  return openHouse(processConfig());
}
