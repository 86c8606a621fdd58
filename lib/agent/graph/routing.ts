import type {
  CompletionFlag,
  ContextFlag,
  CorrectionFlag,
  PlanningFlag,
  PolicyFlag,
  ReplanningFlag,
  ToolsFlag,
  TurnState,
  VerificationFlag,
} from "./state";

/** How a turn begins: answered already, with a goal nobody knows yet, an approved action, an action or a claim to judge, or work to go on with. */
type Beginning = "answered" | "new_task" | "approved" | "to_judge" | "claimed" | "to_plan";
type Chosen = "act" | "finish" | "cannot" | "ask";

/** Of direct action and of action generation: what cannot be done there ends the turn. */
const afterChoice = {
  act: "policy",
  finish: "completion",
  cannot: "finalize",
  ask: "finalize",
} as const satisfies Record<Chosen, string>;

/** Every row of every router: what a node came to, and the node that comes next. The graph's edges and the tests are read from here. */
export const routes = {
  start: {
    answered: "finalize",
    new_task: "context",
    approved: "policy",
    to_judge: "verification",
    claimed: "completion",
    to_plan: "planning",
  } as const satisfies Record<Beginning, string>,
  context: {
    ask: "finalize",
    simple: "direct_action",
    complex: "planning",
  } as const satisfies Record<ContextFlag, string>,
  direct_action: afterChoice,
  planning: {
    tools: "tool_execution",
    refine: "step_refinement",
    claim: "completion",
    await_approval: "finalize",
    ask: "finalize",
    impossible: "finalize",
  } as const satisfies Record<PlanningFlag, string>,
  tool_execution: {
    blocked: "replanning",
    more: "planning",
    claim: "completion",
    limit: "finalize",
  } as const satisfies Record<ToolsFlag, string>,
  step_refinement: {
    act: "policy",
    finish: "completion",
    cannot: "action_generation",
    step_holds: "planning",
    ask: "finalize",
  } as const satisfies Record<Chosen | "step_holds", string>,
  action_generation: { ...afterChoice, stuck: "replanning" } as const satisfies Record<
    Chosen | "stuck",
    string
  >,
  verification: {
    claim: "completion",
    next_step: "step_refinement",
    plan_next: "planning",
    replan: "replanning",
    correct: "correction",
    second_look: "policy",
    end: "finalize",
  } as const satisfies Record<VerificationFlag, string>,
  correction: {
    act: "policy",
    replan: "replanning",
    fail: "finalize",
  } as const satisfies Record<CorrectionFlag, string>,
  replanning: {
    regenerated: "planning",
    continue: "step_refinement",
    limit: "finalize",
    ask: "finalize",
  } as const satisfies Record<ReplanningFlag, string>,
  completion: {
    achieved: "goal_achieved",
    refine: "step_refinement",
    replan: "replanning",
    gather_by_action: "policy",
    ask_client: "finalize",
    end: "finalize",
  } as const satisfies Record<CompletionFlag, string>,
  policy: {
    predict: "outcome_prediction",
    answer: "finalize",
    refused_once: "action_generation",
    refused: "finalize",
    approval: "finalize",
  } as const satisfies Record<PolicyFlag, string>,
};

type Routes = typeof routes;
type From = keyof Routes;
/** The nodes that the router of a node can name. */
type Next = { [F in From]: Routes[F][keyof Routes[F]] };
type Reading<F extends From> = (state: TurnState) => keyof Routes[F] | undefined;

function beginningOf(state: TurnState): Beginning {
  if (state.ending) return "answered";
  if (state.isNewTask) return "new_task";
  if (state.approved) return "approved";
  if (state.task.pendingAction) return "to_judge";
  return state.task.claim ? "claimed" : "to_plan";
}

const chosen = ({ choice }: TurnState): Chosen | undefined => choice?.kind;

/** The row of its table that a state takes: by flags and unions only. */
export const readings: { [F in From]: Reading<F> } = {
  start: beginningOf,
  context: ({ contextFlag }) => contextFlag,
  direct_action: chosen,
  planning: ({ planningFlag }) => planningFlag,
  tool_execution: ({ toolsFlag }) => toolsFlag,
  step_refinement: (state) =>
    state.choice?.kind === "cannot" ? (state.refinementFlag ?? "cannot") : chosen(state),
  action_generation: (state) => (state.choice?.kind === "cannot" && !state.ending ? "stuck" : chosen(state)),
  verification: ({ verificationFlag }) => verificationFlag,
  correction: ({ correctionFlag }) => correctionFlag,
  replanning: ({ replanningFlag }) => replanningFlag,
  completion: ({ completionFlag }) => completionFlag,
  policy: ({ policyFlag }) => policyFlag,
};

/** The router of one node. A node that came to nothing leads to the end, which knows that there is no answer. */
export const routerOf =
  <F extends From>(from: F) =>
  (state: TurnState): Routes[F][keyof Routes[F]] | "finalize" => {
    const row = readings[from](state);
    return row === undefined ? "finalize" : routes[from][row];
  };

/** The nodes that a router can name, each once. */
export const targetsOf = (from: From) => distinct<Next[From]>(routes[from]);

const distinct = <Name extends string>(table: Readonly<Record<string, Name>>): Name[] => [
  ...new Set(Object.values(table)),
];
