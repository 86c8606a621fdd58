import { expect, it } from "vitest";
import { currentStep } from "@/lib/agent/domain/plan";
import { aPlan, aStep, aTask } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import type { GraphDeps } from "./graph-deps";
import { stepRefinement } from "./nodes/step-refinement";
import { routerOf } from "./routing";
import type { TurnState } from "./state";

const used = { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 };
const depsOf = (decision: "step_holds" | "cannot"): GraphDeps => {
  const deps: Partial<GraphDeps> = {
    model: {
      info: { adapter: "fake", offline: false, vision: false },
      run: async (task) => ({
        data: task.output.parse({ thought: "So.", decision, certainty: 0.9, reason: "So." }),
        usage: used,
        model: "fake",
      }),
      usage: () => used,
      calls: () => [],
    },
    knowledge: { find: async () => [] },
    ids: { uuid: () => "u" },
    clock: { now: () => new Date(0) },
  };
  return deps as GraphDeps;
};
const next = async (state: TurnState, decision: "step_holds" | "cannot"): Promise<TurnState> => ({
  ...state,
  ...(await stepRefinement(state, depsOf(decision))),
});

it("a step for which nothing is found is taken further though the one before held in the same turn", async () => {
  const plan = aPlan(aStep({ id: "s1", mutating: true, status: "active" }), aStep({ id: "s2" }));
  const held = await next(aTurnState({ task: aTask({ plan }) }), "step_holds");
  expect(routerOf("step_refinement")(held)).toBe("planning");
  expect(currentStep(held.task.plan)?.id).toBe("s2");
  expect(routerOf("step_refinement")(await next(held, "cannot"))).toBe("action_generation");
});
