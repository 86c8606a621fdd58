import { readUrl } from "@/lib/agent/domain/urls";
import type { KnowledgeHit } from "@/lib/agent/ports/knowledge";
import type { GraphDeps } from "./graph-deps";
import type { TurnState } from "./state";

const piecesWanted = 5;

/** What the organisation's documents say about the goal: those for every site, and those for the site of the page. */
export function knowledgeFor(
  { task, snapshot }: Pick<TurnState, "task" | "snapshot">,
  { knowledge }: Pick<GraphDeps, "knowledge">,
): Promise<KnowledgeHit[]> {
  const domain = readUrl(snapshot.url)?.hostname;
  return knowledge.find(task.tenantId, task.goal, { limit: piecesWanted, ...(domain ? { domain } : {}) });
}
