import { type Criterion, criterionFrom } from "@/lib/agent/domain/criterion";
import { goalCriterion } from "@/lib/agent/domain/goal-criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { analyseContextTask } from "@/lib/agent/model-tasks/analyse-context";
import type { Ids } from "@/lib/agent/ports/ids";
import type { KnowledgeHit } from "@/lib/agent/ports/knowledge";
import type { ModelPort } from "@/lib/agent/ports/model";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import type { UserQuestion } from "@/lib/contracts/plan";

export type AnalyseContextInput = {
  goal: string;
  snapshot: PageSnapshot;
  knowledge: readonly KnowledgeHit[];
  answers: readonly { question: string; answer: string }[];
};

export type ContextAnalysis =
  | { kind: "ask"; question: UserQuestion; missingInformation: string[] }
  | { kind: "simple"; criteria: Criterion[] }
  | { kind: "complex"; searchQuery?: string };

type Deps = { model: ModelPort; ids: Ids; signal?: AbortSignal };

/** Tokens of page that the analysis may see. */
const pageTokens = 2_500;

/** Decides whether the goal can begin, and whether one action does it. */
export async function analyseContext(input: AnalyseContextInput, deps: Deps): Promise<ContextAnalysis> {
  const { goal, snapshot, knowledge, answers } = input;
  const { data } = await deps.model.run(
    analyseContextTask,
    {
      goal,
      page: viewPage(snapshot, {
        focus: goal,
        tokenBudget: pageTokens,
        text: true,
        offline: deps.model.info.offline,
      }),
      knowledge: knowledge.map(({ title, text, source }) => ({ title, text, source })),
      answers: [...answers],
    },
    deps.signal ? { signal: deps.signal } : {},
  );
  if (data.decision === "ask" && data.question) {
    const options = data.options && data.options.length > 0 ? { options: data.options } : {};
    return {
      kind: "ask",
      question: { questionId: deps.ids.uuid(), text: data.question, ...options },
      missingInformation: data.missingInformation ?? [],
    };
  }
  if (data.decision === "simple")
    return { kind: "simple", criteria: criteriaOf(goal, data.criteria, deps.ids) };
  return { kind: "complex", ...(data.searchQuery ? { searchQuery: data.searchQuery } : {}) };
}

function criteriaOf(
  goal: string,
  drafts: Parameters<typeof criterionFrom>[0][] | undefined,
  ids: Ids,
): Criterion[] {
  const criteria = (drafts ?? []).map((draft) => criterionFrom(draft, ids.uuid()));
  return criteria.length > 0 ? criteria : [goalCriterion(goal, ids.uuid())];
}
