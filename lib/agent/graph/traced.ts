import type { RunnableConfig } from "@langchain/core/runnables";
import type { GraphDeps } from "./graph-deps";
import type { TurnPatch, TurnState } from "./state";

/** A node: takes the state, calls one engine, returns a patch. */
export type Node = (state: TurnState, deps: GraphDeps) => TurnPatch | Promise<TurnPatch>;

/** Hands a node its dependencies and puts a span around it. */
export function traced(name: string, node: Node) {
  return async (state: TurnState, config: RunnableConfig): Promise<TurnPatch> => {
    const deps = depsOf(config);
    const span = deps.watch.node(name);
    let ended = false;
    try {
      const patch = await node(state, deps);
      ended = true;
      span.end();
      return patch;
    } finally {
      if (!ended) span.end({ error: "node failed" });
    }
  };
}

function depsOf(config: RunnableConfig): GraphDeps {
  const deps: GraphDeps | undefined = config.configurable?.deps;
  if (!deps) throw new TypeError("the turn graph was invoked without its dependencies");
  return deps;
}
