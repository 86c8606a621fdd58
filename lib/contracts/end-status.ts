import type { ResponseStatus } from "./interact-response";

/** The statuses in which a task takes no further action. Apart from the schemas, so that a page that asks for them need not load those. */
export const endStatuses = [
  "completed",
  "partial",
  "unverified",
  "failed",
  "cancelled",
] as const satisfies ResponseStatus[];
export const isEndStatus = (status: string): status is (typeof endStatuses)[number] =>
  (endStatuses as readonly string[]).includes(status);
