import type { PageContext } from "@/lib/adapters/offline/acting/page-context";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPage } from "./a-page";

/** What the offline model looks at when it chooses an action, from an outline (see `aPage`). */
export function aPageContext(
  outline: string,
  history: readonly PastAction[] = [],
  facts: { url?: string } = {},
): PageContext {
  const { nodes, lines, url, title } = aPage(outline, facts);
  return {
    digest: { nodes, lines, url, title, omittedNodes: 0, omittedLines: 0 },
    nodes,
    history,
    answers: [],
    tabs: [],
    attachments: [],
    now: new Date("2026-03-01T00:00:00Z"),
    skipsHeld: true,
  };
}
