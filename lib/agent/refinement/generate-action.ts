import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { generateActionTask } from "@/lib/agent/model-tasks/generate-action";
import type { Ids } from "@/lib/agent/ports/ids";
import type { ModelPort } from "@/lib/agent/ports/model";
import { choiceFrom } from "@/lib/agent/snapshot/read-choice";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { pastActions } from "./past-actions";

export type GenerateActionInput = {
  goal: string;
  step?: PlanStep;
  snapshot: PageSnapshot;
  history: readonly ActionRecord[];
  earlierActions: number;
  answers: readonly { question: string; answer: string }[];
  /** Why the action that was chosen first may not be done. */
  refused?: string;
  /** Another plan was made for this step already. */
  replanned: boolean;
};

type Deps = { model: ModelPort; ids: Ids; signal?: AbortSignal };

const pageTokens = 5_000;

/** The next action straight from the goal, where a step could not be refined or its action was refused. */
export async function generateAction(input: GenerateActionInput, deps: Deps): Promise<ActionChoice> {
  const { goal, step, snapshot, answers, refused, replanned } = input;
  const { data } = await deps.model.run(
    generateActionTask,
    {
      goal,
      ...(step ? { step: step.description } : {}),
      page: viewPage(snapshot, {
        focus: `${step?.description ?? ""} ${goal}`,
        tokenBudget: pageTokens,
        text: true,
        offline: deps.model.info.offline,
      }),
      ...pastActions(input),
      answers: [...answers],
      ...(refused === undefined ? {} : { refused }),
      ...(replanned ? { replanned } : {}),
      wantsCriteria: false,
    },
    deps.signal ? { signal: deps.signal } : {},
  );
  return choiceFrom(data, { snapshot }, { about: step?.description ?? goal, questionId: deps.ids.uuid() });
}
