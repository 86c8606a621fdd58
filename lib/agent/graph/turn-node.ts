import { Runnable, type RunnableConfig } from "@langchain/core/runnables";
import { Command } from "@langchain/langgraph/web";
import type { GraphDeps } from "./graph-deps";
import type { TurnPatch, TurnState } from "./state";

/** A node: takes the state, calls one engine, returns a patch. */
export type Node = (state: TurnState, deps: GraphDeps) => TurnPatch | Promise<TurnPatch>;
export type Router<Next extends string> = (state: TurnState) => Next;

/** What the graph carries from node to node: the whole state in one channel, since every channel is read and written at every node. */
export type Carried = { turn: TurnState };

/**
 * A node as the graph runs it: hands it its dependencies, puts a span around it, and says with its patch which node comes next. It is a runnable of
 * its own, because a plain function is wrapped in one that makes a run, a trace and a context for each call.
 */
class TurnNode<Next extends string> extends Runnable<Carried, Command<unknown, Carried, Next>> {
  override lc_namespace = ["surefoot", "graph"];
  readonly #node: Node;
  readonly #router: Router<Next> | undefined;

  constructor(name: string, node: Node, router?: Router<Next>) {
    super();
    this.name = name;
    this.#node = node;
    this.#router = router;
  }

  override async invoke(
    { turn }: Carried,
    config?: Partial<RunnableConfig>,
  ): Promise<Command<unknown, Carried, Next>> {
    const deps = depsOf(config);
    const span = deps.watch.node(this.name ?? "");
    let ended = false;
    try {
      const state = { ...turn, ...(await this.#node(turn, deps)) };
      ended = true;
      span.end();
      return new Command({ update: { turn: state }, ...(this.#router ? { goto: this.#router(state) } : {}) });
    } finally {
      if (!ended) span.end({ error: "node failed" });
    }
  }
}

/** `router` is left out where one edge leads on. */
export const turnNode = <Next extends string>(name: string, node: Node, router?: Router<Next>) =>
  new TurnNode(name, node, router);

function depsOf(config: Partial<RunnableConfig> | undefined): GraphDeps {
  const deps: GraphDeps | undefined = config?.configurable?.deps;
  if (!deps) throw new TypeError("the turn graph was invoked without its dependencies");
  return deps;
}
