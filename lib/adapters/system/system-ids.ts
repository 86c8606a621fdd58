import { randomUUID } from "node:crypto";
import type { Ids } from "@/lib/agent/ports/ids";

/** A UUID of version 7 (RFC 9562): milliseconds since 1970 in 48 bits, then 74 random ones. */
function timeOrderedUuid(): string {
  const time = Date.now().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** In the order of time, so that rows made one after the other stand side by side in every index: random ones touch a page of the store each. */
export const systemIds: Ids = { uuid: timeOrderedUuid };
