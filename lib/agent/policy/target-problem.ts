import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { whyNot } from "@/lib/agent/snapshot/check-action";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { Attachment } from "@/lib/contracts/interact-request";

/** An action that names an unknown element, does not fit it, or uploads a file that the user did not give, never leaves the server. */
export const targetProblem = (
  action: BrowserAction,
  snapshot: PageSnapshot,
  attachments: readonly Attachment[],
): string | undefined => whyNot(action, { snapshot, attachmentIds: attachments.map(({ id }) => id) });
