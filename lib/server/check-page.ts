import { AppError } from "@/lib/agent/domain/app-error";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import type { InteractRequest } from "@/lib/contracts/interact-request";

/** The forms a page can be given in, best first. */
const pageForms = ["interactiveTree", "pageText", "semanticNodes", "skeletonDom", "dom"] as const;

/**
 * Refuses a turn without a page: taken for an empty page it would refute what worked. A client whose tab shows none says so with a
 * `url` that is not http(s); a goal that names the address to go to needs none to begin.
 */
export function checkPage(body: InteractRequest): void {
  if (pageForms.some((form) => body[form] !== undefined)) return;
  if (body.url !== undefined && !/^https?:/i.test(body.url)) return;
  if (body.taskId === undefined && !needsPage(body)) return;
  throw new AppError(
    "invalid_request",
    `interactiveTree: no page is given; send it in one of its forms (${pageForms.join(", ")}), or a url that is not http(s) where the tab shows none`,
  );
}

/** A call without a goal has a greater fault, which is told by whoever opens the turn. */
function needsPage({ query, answer, url }: InteractRequest): boolean {
  if (answer !== undefined) return url !== undefined;
  return query !== undefined && readStepIntent(query).url === undefined;
}
