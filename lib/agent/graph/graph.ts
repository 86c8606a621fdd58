import { END, START, StateGraph, StateSchema } from "@langchain/langgraph/web";
import { z } from "zod";
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
import type { TurnState } from "./state";
import { type Carried, turnNode, withoutWriters } from "./turn-node";

/** Nodes that one turn may pass; a turn that needs more goes round in circles and is a bug. */
export const recursionLimit = 100;

/** The value is handed on by reference: parsing a page again at every node would cost more than the node. */
const carried = new StateSchema({ turn: z.custom<TurnState>() });

const toFinalize = () => "finalize" as const;

/**
 * The machine: one turn from the posted page to the answer. A node names the next one by its router, among those that stand beside it. Compiled once per
 * process; what a turn may use comes with the call.
 */
const compiled = new StateGraph(carried)
  .addNode("context", turnNode("context", context, routerOf("context")), { ends: targetsOf("context") })
  .addNode("direct_action", turnNode("direct_action", directAction, routerOf("direct_action")), {
    ends: targetsOf("direct_action"),
  })
  .addNode("planning", turnNode("planning", planning, routerOf("planning")), { ends: targetsOf("planning") })
  .addNode("tool_execution", turnNode("tool_execution", toolExecution, routerOf("tool_execution")), {
    ends: targetsOf("tool_execution"),
  })
  .addNode("step_refinement", turnNode("step_refinement", stepRefinement, routerOf("step_refinement")), {
    ends: targetsOf("step_refinement"),
  })
  .addNode(
    "action_generation",
    turnNode("action_generation", actionGeneration, routerOf("action_generation")),
    { ends: targetsOf("action_generation") },
  )
  .addNode("verification", turnNode("verification", verification, routerOf("verification")), {
    ends: targetsOf("verification"),
  })
  .addNode("correction", turnNode("correction", correction, routerOf("correction")), {
    ends: targetsOf("correction"),
  })
  .addNode("replanning", turnNode("replanning", replanning, routerOf("replanning")), {
    ends: targetsOf("replanning"),
  })
  .addNode("completion", turnNode("completion", completion, routerOf("completion")), {
    ends: targetsOf("completion"),
  })
  .addNode("policy", turnNode("policy", policy, routerOf("policy")), { ends: targetsOf("policy") })
  .addNode("outcome_prediction", turnNode("outcome_prediction", outcomePrediction, toFinalize))
  .addNode("goal_achieved", turnNode("goal_achieved", goalAchieved, toFinalize))
  .addNode("finalize", turnNode("finalize", finalize))
  .addConditionalEdges(START, ({ turn }: Carried) => routerOf("start")(turn), targetsOf("start"))
  .addEdge("outcome_prediction", "finalize")
  .addEdge("goal_achieved", "finalize")
  .addEdge("finalize", END)
  .compile();

export const turnGraph = withoutWriters(compiled, routerOf("start"));

/** Runs one turn from `state` to its ending. Throws what a node throws, or the signal's reason as soon as that ends the turn. */
export async function runTurn(state: TurnState, deps: GraphDeps): Promise<TurnState> {
  let end: TurnState | undefined;
  const ended = (turn: TurnState): void => {
    end = turn;
  };
  const options = { recursionLimit, streamMode: "custom" as const, configurable: { deps, ended } };
  const run = turnGraph.invoke({ turn: state }, options);
  await (deps.signal ? unlessEnded<unknown>(run, deps.signal) : run);
  if (!end) throw new TypeError("the turn graph came to no end");
  return end;
}

/** One listener for the whole turn: given to the graph, a signal is joined with others and listened to anew at every node. */
function unlessEnded<T>(run: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (): void => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    void run.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}
