import { END, START, StateGraph } from "@langchain/langgraph";
import type { GraphDeps } from "./graph-deps";
import { actionGeneration } from "./nodes/action-generation";
import { completion } from "./nodes/completion";
import { context } from "./nodes/context";
import { correction } from "./nodes/correction";
import { directAction } from "./nodes/direct-action";
import { finalize } from "./nodes/finalize";
import { goalAchieved } from "./nodes/goal-achieved";
import { outcomePrediction } from "./nodes/outcome-prediction";
import { planning } from "./nodes/planning";
import { policy } from "./nodes/policy";
import { replanning } from "./nodes/replanning";
import { stepRefinement } from "./nodes/step-refinement";
import { toolExecution } from "./nodes/tool-execution";
import { verification } from "./nodes/verification";
import { routerOf, targetsOf } from "./routing";
import { TurnState } from "./state";
import { traced } from "./traced";

/** Nodes that one turn may pass; a turn that needs more goes round in circles and is a bug. */
export const recursionLimit = 100;

/** The machine: one turn from the posted page to the answer. Compiled once per process; what a turn may use comes with the call. */
export const turnGraph = new StateGraph(TurnState)
  .addNode("context", traced("context", context))
  .addNode("direct_action", traced("direct_action", directAction))
  .addNode("planning", traced("planning", planning))
  .addNode("tool_execution", traced("tool_execution", toolExecution))
  .addNode("step_refinement", traced("step_refinement", stepRefinement))
  .addNode("action_generation", traced("action_generation", actionGeneration))
  .addNode("verification", traced("verification", verification))
  .addNode("correction", traced("correction", correction))
  .addNode("replanning", traced("replanning", replanning))
  .addNode("completion", traced("completion", completion))
  .addNode("policy", traced("policy", policy))
  .addNode("outcome_prediction", traced("outcome_prediction", outcomePrediction))
  .addNode("goal_achieved", traced("goal_achieved", goalAchieved))
  .addNode("finalize", traced("finalize", finalize))
  .addConditionalEdges(START, routerOf("start"), targetsOf("start"))
  .addConditionalEdges("context", routerOf("context"), targetsOf("context"))
  .addConditionalEdges("planning", routerOf("planning"), targetsOf("planning"))
  .addConditionalEdges("tool_execution", routerOf("tool_execution"), targetsOf("tool_execution"))
  .addConditionalEdges("step_refinement", routerOf("step_refinement"), targetsOf("step_refinement"))
  .addConditionalEdges("direct_action", routerOf("direct_action"), targetsOf("direct_action"))
  .addConditionalEdges("action_generation", routerOf("action_generation"), targetsOf("action_generation"))
  .addConditionalEdges("verification", routerOf("verification"), targetsOf("verification"))
  .addConditionalEdges("correction", routerOf("correction"), targetsOf("correction"))
  .addConditionalEdges("replanning", routerOf("replanning"), targetsOf("replanning"))
  .addConditionalEdges("completion", routerOf("completion"), targetsOf("completion"))
  .addConditionalEdges("policy", routerOf("policy"), targetsOf("policy"))
  .addEdge("outcome_prediction", "finalize")
  .addEdge("goal_achieved", "finalize")
  .addEdge("finalize", END)
  .compile();

/** Runs one turn from `state` to its ending. Throws what a node throws. */
export function runTurn(state: TurnState, deps: GraphDeps): Promise<TurnState> {
  return turnGraph.invoke(state, {
    recursionLimit,
    configurable: { deps },
    ...(deps.signal ? { signal: deps.signal } : {}),
  });
}
