import { Runnable, type RunnableConfig } from "@langchain/core/runnables";
import { START } from "@langchain/langgraph/web";
import type { GraphDeps } from "./graph-deps";
import type { TurnPatch, TurnState } from "./state";

/** A node: takes the state, calls one engine, returns a patch. */
export type Node = (state: TurnState, deps: GraphDeps) => TurnPatch | Promise<TurnPatch>;
export type Router<Next extends string> = (state: TurnState) => Next;

/** What the graph carries from node to node: the whole state in one channel, since every channel is read and written at every node. */
export type Carried = { turn: TurnState };

/** Where a write goes: the one channel, or the one that wakes a node. */
type Write = readonly [channel: string, value: unknown];

/**
 * A node as the graph runs it: hands it its dependencies, puts a span around it, and says with its patch which node comes next. It is a runnable of
 * its own, because a plain function is wrapped in one that makes a run, a trace and a context for each call.
 */
class TurnNode<Next extends string> extends Runnable<Carried, Carried> {
  override lc_namespace = ["surefoot", "graph"];
  readonly #node: Node;
  readonly #router: Router<Next> | undefined;

  constructor(name: string, node: Node, router?: Router<Next>) {
    super();
    this.name = name;
    this.#node = node;
    this.#router = router;
  }

  override async invoke({ turn }: Carried, config?: Partial<RunnableConfig>): Promise<Carried> {
    const deps = depsOf(config);
    deps.signal?.throwIfAborted();
    const span = deps.watch.node(this.name ?? "");
    let ended = false;
    try {
      const state = { ...turn, ...(await this.#node(turn, deps)) };
      ended = true;
      span.end();
      write(config, state, this.#router?.(state));
      return { turn: state };
    } finally {
      if (!ended) span.end({ error: "node failed" });
    }
  }
}

/** The start of the graph: hands on the state as it came. */
class TurnStart extends Runnable<Carried, Carried> {
  override lc_namespace = ["surefoot", "graph"];
  readonly #router: Router<string>;

  constructor(router: Router<string>) {
    super();
    this.#router = router;
  }

  override async invoke({ turn }: Carried, config?: Partial<RunnableConfig>): Promise<Carried> {
    write(config, turn, this.#router(turn));
    return { turn };
  }
}

/** `router` is left out where the turn ends. */
export const turnNode = <Next extends string>(name: string, node: Node, router?: Router<Next>) =>
  new TurnNode(name, node, router);

/**
 * Takes the writers off the nodes of a compiled graph: nodes write by themselves, into the same channels. LangGraph's own make a run, a trace and a
 * context for every write, which is half of what running a node costs.
 */
export function withoutWriters<Compiled extends { nodes: Readonly<Record<string, { writers: Runnable[] }>> }>(
  compiled: Compiled,
  start: Router<string>,
): Compiled {
  for (const [name, node] of Object.entries(compiled.nodes))
    node.writers = name === START ? [new TurnStart(start)] : [];
  return compiled;
}

function write(config: Partial<RunnableConfig> | undefined, turn: TurnState, next: string | undefined): void {
  const send: ((writes: Write[]) => void) | undefined = config?.configurable?.__pregel_send;
  if (!send) throw new TypeError("a node was run outside of the turn graph");
  send([["turn", turn], ...(next === undefined ? [] : [[`branch:to:${next}`, null] as const])]);
  if (next === undefined) endingOf(config)(turn);
}

/** Who runs the graph is handed the state that it ends with: a stream of the states on the way there costs a tenth of the run. */
function endingOf(config: Partial<RunnableConfig> | undefined): (turn: TurnState) => void {
  const ended: ((turn: TurnState) => void) | undefined = config?.configurable?.ended;
  if (!ended) throw new TypeError("the turn graph was invoked by someone who takes no end of it");
  return ended;
}

function depsOf(config: Partial<RunnableConfig> | undefined): GraphDeps {
  const deps: GraphDeps | undefined = config?.configurable?.deps;
  if (!deps) throw new TypeError("the turn graph was invoked without its dependencies");
  return deps;
}
