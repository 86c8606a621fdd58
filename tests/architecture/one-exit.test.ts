import { describe, expect, it } from "vitest";
import { turnGraph } from "@/lib/agent/graph/graph";
import { sourceFiles } from "./source-file";

const drawn = await turnGraph.getGraphAsync();
const files = sourceFiles(["lib", "app", "runner", "extension"]).filter(({ isTest }) => !isTest);
const filesThat = (says: RegExp): string[] =>
  files.filter(({ text }) => says.test(text)).map(({ path }) => path);

/** Where the graph can get to from `start`, when nothing may pass through `closed`. */
function reachable(start: string, closed?: string): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at) || at === closed) continue;
    seen.add(at);
    open.push(...drawn.edges.filter(({ source }) => source === at).map(({ target }) => target));
  }
  return seen;
}

describe("the one exit of actions", () => {
  it("lies behind policy: what lets an action out is reached through it alone", () => {
    expect(reachable("__start__").has("outcome_prediction")).toBe(true);
    expect(reachable("__start__", "policy").has("outcome_prediction")).toBe(false);
    const before = drawn.edges.filter(({ target }) => target === "outcome_prediction");
    expect(before.map(({ source }) => source)).toEqual(["policy"]);
  });

  it("is where endings with an action are made, and nowhere else", () => {
    expect(filesThat(/ending: \{ kind: "act"/).sort()).toEqual([
      "lib/agent/graph/after-ruling.ts",
      "lib/agent/graph/nodes/outcome-prediction.ts",
    ]);
  });

  it("opens for a pass that policy alone gives, and is asked for it where answers are built", () => {
    expect(filesThat(/PolicyPass\.grant\(/)).toEqual(["lib/agent/policy/judge-action.ts"]);
    expect(filesThat(/judgeAction\(/).sort()).toEqual([
      "lib/agent/graph/nodes/policy.ts",
      "lib/agent/policy/judge-action.ts",
    ]);
    expect(filesThat(/\.pass\.covers\(/)).toEqual(["lib/agent/domain/respond.ts"]);
  });
});
