import { focusPlan } from "@/lib/agent/domain/advance-plan";
import type { Criterion } from "@/lib/agent/domain/criterion";
import { asksToStore } from "@/lib/agent/domain/goal-criterion";
import {
  type Plan,
  type PlanStep,
  type StepDraft,
  type StuckStep,
  type SubTask,
  stepFrom,
} from "@/lib/agent/domain/plan";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { makePlanTask } from "@/lib/agent/model-tasks/make-plan";
import type { Clock } from "@/lib/agent/ports/clock";
import type { Ids } from "@/lib/agent/ports/ids";
import type { KnowledgeHit } from "@/lib/agent/ports/knowledge";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { SearchHit } from "@/lib/agent/ports/search";
import { holdsAlready } from "@/lib/agent/snapshot/check-assertion";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import type { PlanSource, UserQuestion } from "@/lib/contracts/plan";
import { atomicDrafts } from "./atomic-drafts";
import { mergeCriteria } from "./merge-criteria";
import { subTasksOf } from "./sub-tasks";

export type MakePlanInput = {
  goal: string;
  snapshot: PageSnapshot;
  knowledge: readonly KnowledgeHit[];
  searchHits: readonly SearchHit[];
  /** `wanted`: a search of the web was asked for. */
  webSearch: { available: boolean; wanted: boolean };
  answers: readonly { question: string; answer: string }[];
  /** Descriptions of steps that are verified and must not be planned again. */
  verifiedWork: readonly string[];
  /** The step of the plan before for which no way was found. */
  stuck?: StuckStep;
  verificationSummary?: { actionSucceeded: boolean; taskCompleted: boolean };
  outputs: Readonly<Record<string, string>>;
  revision: number;
  existingCriteria: readonly Criterion[];
};

export type MadePlan =
  | { kind: "plan"; plan: Plan; criteria: Criterion[]; subTasks: SubTask[] }
  | { kind: "holds"; criteria: Criterion[]; summary: string }
  | { kind: "impossible"; reason: string }
  | { kind: "ask"; question: UserQuestion; missingInformation: string[] };

type Deps = { model: ModelPort; ids: Ids; clock: Clock; signal?: AbortSignal };
type PlanAnswer = Awaited<ReturnType<typeof answerOf>>;

/** Tokens of page that planning may see. */
const pageTokens = 6_000;

/** Makes the plan for what is left of the goal, on the page as it is. Every goal gets at least one criterion. */
export async function makePlan(input: MakePlanInput, deps: Deps): Promise<MadePlan> {
  const answer = await answerOf(input, deps);
  switch (answer.outcome) {
    case "ask":
      return asking(answer, input.goal, deps.ids);
    case "impossible":
      return { kind: "impossible", reason: answer.reason ?? "The goal cannot be done from here." };
    case "holds":
      return {
        kind: "holds",
        criteria: criteriaOf(input, answer, deps.ids, () => undefined),
        summary: answer.reason ?? "The page already shows what the goal asks for.",
      };
    case "plan":
      return planned(input, answer, deps);
  }
}

async function answerOf(input: MakePlanInput, { model, signal }: Deps) {
  const { goal, snapshot, verificationSummary } = input;
  const { data, sources = [] } = await model.run(
    makePlanTask,
    {
      goal,
      page: viewPage(snapshot, {
        focus: goal,
        tokenBudget: pageTokens,
        text: true,
        offline: model.info.offline,
      }),
      knowledge: input.knowledge.map(({ title, text, source }) => ({ title, text, source })),
      searchHits: input.searchHits.map(({ title, text, url }) => ({ title, text, source: url })),
      webSearch: input.webSearch.available,
      answers: [...input.answers],
      verifiedWork: [...input.verifiedWork],
      ...(input.stuck ? { stuck: input.stuck } : {}),
      continuing: verificationSummary?.actionSucceeded === true && !verificationSummary.taskCompleted,
      outputs: input.outputs,
      criteria: input.existingCriteria.map((criterion) => criterion.text),
    },
    signal ? { signal } : {},
  );
  return { ...data, sources: sourcesOf(input, sources) };
}

const withoutSearch =
  "Made without the web search that it asks for: none is set up here (TAVILY_API_KEY turns one on).";
const sourcesKept = 12;
const sourceChars = 200;

/** Each document or page once, at most a dozen. */
function sourcesOf(
  { knowledge, searchHits }: MakePlanInput,
  lookedUp: readonly { title: string; url: string }[],
): PlanSource[] {
  const all = [
    ...knowledge,
    ...[...searchHits, ...lookedUp].map(({ title, url }) => ({ title, source: url })),
  ];
  const byPlace = new Map(
    all.map(({ title, source }) => [`${title}\n${source}`, { title: title.slice(0, sourceChars), source }]),
  );
  return [...byPlace.values()].slice(0, sourcesKept);
}

function asking(answer: PlanAnswer, goal: string, ids: Ids): MadePlan {
  const options = answer.options && answer.options.length > 0 ? { options: answer.options } : {};
  const text = answer.question ?? `I need to know more before I can do this: ${goal}`;
  return {
    kind: "ask",
    question: { questionId: ids.uuid(), text, ...options },
    missingInformation: answer.missingInformation ?? [],
  };
}

async function planned(input: MakePlanInput, answer: PlanAnswer, deps: Deps): Promise<MadePlan> {
  const { drafts, placeOf } = atomicDrafts(
    answer.steps ?? [],
    input.snapshot.nodes.map(({ name }) => name),
  );
  if (drafts.length === 0)
    return { kind: "impossible", reason: answer.reason ?? "No step was found that leads to the goal." };
  const stepIds = drafts.map(() => deps.ids.uuid());
  const steps = drafts.map((draft, index) => stepOf(draft, stepIds, index));
  const plan = focusPlan({
    steps,
    currentStepIndex: 0,
    createdAt: deps.clock.now().toISOString(),
    revision: input.revision,
    ...(answer.sources.length > 0 ? { sources: answer.sources } : {}),
    ...(input.webSearch.wanted && !input.webSearch.available ? { remark: withoutSearch } : {}),
  });
  const criteria = criteriaOf(input, answer, deps.ids, (index) => stepIds[placeOf(index) ?? -1]);
  return { kind: "plan", plan, criteria, subTasks: await subTasksOf(input.goal, steps, deps) };
}

/** Ids of steps that a draft names but that do not stand before it are left out: a step cannot wait for a later one. */
function stepOf(draft: StepDraft, stepIds: readonly string[], index: number): PlanStep {
  const dependsOn = (draft.dependsOn ?? []).filter((earlier) => earlier >= 0 && earlier < index);
  const mutating = draft.mutating ?? asksToStore(draft.description);
  return stepFrom(
    { ...draft, dependsOn, mutating },
    stepIds[index] ?? "",
    (earlier) => stepIds[earlier] ?? "",
  );
}

const criteriaOf = (
  { goal, snapshot, existingCriteria }: MakePlanInput,
  answer: PlanAnswer,
  ids: Ids,
  stepIdOf: (index: number) => string | undefined,
): Criterion[] =>
  mergeCriteria(goal, existingCriteria, answer.criteria ?? [], {
    ids,
    stepIdOf,
    holds: (assertion) => holdsAlready(assertion, snapshot),
  });
