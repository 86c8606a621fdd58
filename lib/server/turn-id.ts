import { createHash } from "node:crypto";
import type { InteractRequest } from "@/lib/contracts/interact-request";

/** How long the same body of a client without turn ids, and without a last action, means the same turn. */
export const repeatWindowMs = 60_000;

export const hashOfBody = (raw: string): string => createHash("sha256").update(raw).digest("hex");

/**
 * Turn ids for a client that sends none, best guess first. With a `lastActionId` there is one: the same body is the same turn for good.
 * Without, an id is made anew each minute, so the one of the minute before is a guess as well: it counts where its turn is younger than
 * `repeatWindowMs`.
 */
export function derivedTurnIds(
  body: Pick<InteractRequest, "sessionId" | "taskId" | "lastActionId">,
  facts: { tenantId: string; bodyHash: string; now: Date },
): { current: string; previous?: string } {
  const idOf = (minute: number | undefined) =>
    uuidOf(
      JSON.stringify([
        facts.tenantId,
        body.sessionId,
        body.taskId,
        body.lastActionId,
        facts.bodyHash,
        minute,
      ]),
    );
  if (body.lastActionId !== undefined) return { current: idOf(undefined) };
  const minute = Math.floor(facts.now.getTime() / repeatWindowMs);
  return { current: idOf(minute), previous: idOf(minute - 1) };
}

/** The text's hash in the form of a UUID whose version says that its maker chose the bits. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
