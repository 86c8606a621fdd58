import type { TurnState } from "./state";

/**
 * Every router of the graph: pure, from flags and unions to literal node names. A row of `routing.test.ts` covers each case.
 */
export function fromStart(state: TurnState) {
  if (state.ending) return "finalize";
  if (state.isNewTask) return "context";
  if (state.approved) return "policy";
  if (state.task.pendingAction) return "verification";
  if (state.task.claim) return "completion";
  return "planning";
}

export function fromContext(state: TurnState) {
  if (state.contextFlag === "ask") return "finalize";
  return state.contextFlag === "simple" ? "direct_action" : "planning";
}

export function fromPlanning(state: TurnState) {
  switch (state.planningFlag) {
    case "tools":
      return "tool_execution";
    case "refine":
      return "step_refinement";
    case "claim":
      return "completion";
    default:
      return "finalize";
  }
}

export function fromToolExecution(state: TurnState) {
  switch (state.toolsFlag) {
    case "blocked":
      return "replanning";
    case "more":
      return "planning";
    case "claim":
      return "completion";
    default:
      return "finalize";
  }
}

export function fromStepRefinement(state: TurnState) {
  switch (state.choice?.kind) {
    case "act":
      return "policy";
    case "finish":
      return "completion";
    case "cannot":
      return state.refinementFlag === "step_holds" ? "planning" : "action_generation";
    default:
      return "finalize";
  }
}

/** Of direct action and of action generation: what cannot be done there ends the turn. */
export function fromActionChoice(state: TurnState) {
  switch (state.choice?.kind) {
    case "act":
      return "policy";
    case "finish":
      return "completion";
    default:
      return "finalize";
  }
}

export function fromVerification(state: TurnState) {
  switch (state.verificationFlag) {
    case "claim":
      return "completion";
    case "next_step":
      return "step_refinement";
    case "plan_next":
      return "planning";
    case "replan":
      return "replanning";
    case "correct":
      return "correction";
    case "second_look":
      return "policy";
    default:
      return "finalize";
  }
}

export function fromCorrection(state: TurnState) {
  if (state.correctionFlag === "act") return "policy";
  return state.correctionFlag === "replan" ? "replanning" : "finalize";
}

export function fromReplanning(state: TurnState) {
  if (state.replanningFlag === "regenerated") return "planning";
  return state.replanningFlag === "continue" ? "step_refinement" : "finalize";
}

export function fromCompletion(state: TurnState) {
  switch (state.completionFlag) {
    case "achieved":
      return "goal_achieved";
    case "refine":
      return "step_refinement";
    case "replan":
      return "replanning";
    case "gather_by_action":
      return "policy";
    default:
      return "finalize";
  }
}

export function fromPolicy(state: TurnState) {
  if (state.policyFlag === "predict") return "outcome_prediction";
  return state.policyFlag === "refused_once" ? "action_generation" : "finalize";
}
