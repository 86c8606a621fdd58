import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import { type Criterion, criterionFrom } from "@/lib/agent/domain/criterion";
import { goalCriterion } from "@/lib/agent/domain/goal-criterion";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { generateActionTask } from "@/lib/agent/model-tasks/generate-action";
import type { Ids } from "@/lib/agent/ports/ids";
import type { ModelPort } from "@/lib/agent/ports/model";
import { choiceFrom } from "@/lib/agent/snapshot/read-choice";
import { viewPage } from "@/lib/agent/snapshot/view-page";

export type ChooseDirectActionInput = {
  goal: string;
  snapshot: PageSnapshot;
  answers: readonly { question: string; answer: string }[];
};

type Deps = { model: ModelPort; ids: Ids; signal?: AbortSignal };

const pageTokens = 4_000;

/** The one action of a SIMPLE goal. Criteria say when the goal is done; there is always at least one. */
export async function chooseDirectAction(
  { goal, snapshot, answers }: ChooseDirectActionInput,
  deps: Deps,
): Promise<{ choice: ActionChoice; criteria: Criterion[] }> {
  const { data } = await deps.model.run(
    generateActionTask,
    {
      goal,
      page: viewPage(snapshot, {
        focus: goal,
        tokenBudget: pageTokens,
        text: false,
        offline: deps.model.info.offline,
      }),
      history: [],
      earlierActions: 0,
      answers: [...answers],
      wantsCriteria: true,
    },
    deps.signal ? { signal: deps.signal } : {},
  );
  const choice = choiceFrom(data, { snapshot }, { about: goal, questionId: deps.ids.uuid() });
  const criteria = (data.criteria ?? []).map((draft) => criterionFrom(draft, deps.ids.uuid()));
  return { choice, criteria: criteria.length > 0 ? criteria : [goalCriterion(goal, deps.ids.uuid())] };
}
