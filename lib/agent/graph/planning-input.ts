import { stepsLeft } from "@/lib/agent/domain/advance-plan";
import { readUrl } from "@/lib/agent/domain/urls";
import type { MakePlanInput } from "@/lib/agent/planning/make-plan";
import type { SearchHit } from "@/lib/agent/ports/search";
import { refineSearch } from "@/lib/agent/tools/refine-search";
import type { GraphDeps } from "./graph-deps";
import { knowledgeFor } from "./knowledge-for";
import type { TurnState } from "./state";

type PlanningDeps = Pick<GraphDeps, "knowledge" | "search" | "model" | "signal">;

const hitsWanted = 5;

/** What a planner is told: the page, what is known, and the work that is already verified and must not be planned again. */
export async function planningInput(state: TurnState, deps: PlanningDeps): Promise<MakePlanInput> {
  const { task, snapshot, searchQuery, verdict, stuck } = state;
  const knowledge = await knowledgeFor(state, deps);
  const searchHits =
    searchQuery && deps.search.available ? await searchFor(searchQuery, snapshot.url, deps) : [];
  const left = new Set(stepsLeft(task.plan).map((step) => step.id));
  return {
    goal: task.goal,
    snapshot,
    knowledge,
    searchHits,
    webSearch: { available: deps.search.available, wanted: searchQuery !== undefined },
    answers: task.answers,
    verifiedWork: (task.plan?.steps ?? [])
      .filter((step) => !left.has(step.id))
      .map((step) => step.description),
    ...(verdict
      ? {
          verificationSummary: {
            actionSucceeded: verdict.actionSucceeded,
            taskCompleted: verdict.taskCompleted,
          },
        }
      : {}),
    ...(stuck ? { stuck } : {}),
    outputs: Object.assign({}, ...task.subTasks.map((subTask) => subTask.result)),
    revision: (task.plan?.revision ?? -1) + 1,
    existingCriteria: task.criteria,
  };
}

/** On the page's own site first, unless that is one of a private network. Half of what is wanted is enough. */
async function searchFor(query: string, pageUrl: string, deps: PlanningDeps): Promise<SearchHit[]> {
  const host = readUrl(pageUrl)?.hostname ?? "";
  const domain = /\.[a-z]{2,}$/.test(host) ? { domain: host } : {};
  const { found } = await refineSearch({ query, limit: hitsWanted, ...domain }, deps, async (hits) =>
    hits.length * 2 >= hitsWanted ? { answer: true } : {},
  );
  return found.slice(0, hitsWanted);
}
