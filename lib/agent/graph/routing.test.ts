import { describe, expect, it } from "vitest";
import type { ActionChoice } from "@/lib/agent/domain/action-choice";
import type { PendingClaim } from "@/lib/agent/domain/task";
import { anAction, aTask } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import { readings, routerOf, routes } from "./routing";
import type { TurnState } from "./state";

type From = keyof typeof routes;
type Row = [name: string, state: Partial<TurnState>, node: string];

const act: ActionChoice = {
  kind: "act",
  action: { name: "click", args: ["1"] },
  actionType: "generic",
  thought: "",
  certainty: 1,
};
const claim: PendingClaim = { source: "plan_ended", summary: "", originalRequestSummary: "" };
const ask = { kind: "ask" as const, question: { questionId: "q", text: "?" }, missingInformation: [] };

const choiceRows: Row[] = [
  ["an action", { choice: act }, "policy"],
  ["a claimed end", { choice: { kind: "finish", summary: "" } }, "completion"],
  ["no action found", { choice: { kind: "cannot", reason: "" } }, "finalize"],
  ["a question", { choice: ask }, "finalize"],
];

const tables: Record<From, Row[]> = {
  start: [
    ["a new task", { isNewTask: true }, "context"],
    ["a turn that is answered already", { ending: ask }, "finalize"],
    ["an approved action", { approved: anAction() }, "policy"],
    ["an action to judge", { task: aTask({ pendingAction: anAction() }) }, "verification"],
    ["a claim that waited for evidence", { task: aTask({ claim }) }, "completion"],
    ["an answer that came in", {}, "planning"],
  ],
  context: [
    ["a question", { contextFlag: "ask" }, "finalize"],
    ["a simple goal", { contextFlag: "simple" }, "direct_action"],
    ["a complex goal", { contextFlag: "complex" }, "planning"],
  ],
  planning: [
    ["ready tools", { planningFlag: "tools" }, "tool_execution"],
    ["a browser step", { planningFlag: "refine" }, "step_refinement"],
    ["nothing left", { planningFlag: "claim" }, "completion"],
    ["a plan to approve", { planningFlag: "await_approval" }, "finalize"],
    ["a question", { planningFlag: "ask" }, "finalize"],
    ["an impossible goal", { planningFlag: "impossible" }, "finalize"],
  ],
  tool_execution: [
    ["blocked steps", { toolsFlag: "blocked" }, "replanning"],
    ["more to do", { toolsFlag: "more" }, "planning"],
    ["nothing left", { toolsFlag: "claim" }, "completion"],
    ["a limit", { toolsFlag: "limit" }, "finalize"],
  ],
  step_refinement: [
    ["an action", { choice: act }, "policy"],
    ["a claimed end", { choice: { kind: "finish", summary: "" } }, "completion"],
    ["no action found", { choice: { kind: "cannot", reason: "" } }, "action_generation"],
    [
      "a step whose wanted state holds",
      { choice: { kind: "cannot", reason: "" }, refinementFlag: "step_holds" },
      "planning",
    ],
    ["a question", { choice: ask }, "finalize"],
  ],
  direct_action: choiceRows,
  action_generation: [
    ...choiceRows.filter(([name]) => name !== "no action found"),
    ["a step that another plan may get round", { choice: { kind: "cannot", reason: "" } }, "replanning"],
    ["no action found", { choice: { kind: "cannot", reason: "" }, ending: ask }, "finalize"],
  ],
  verification: [
    ["a claim", { verificationFlag: "claim" }, "completion"],
    ["the next step", { verificationFlag: "next_step" }, "step_refinement"],
    ["the next server tools", { verificationFlag: "plan_next" }, "planning"],
    ["a page that the plan does not expect", { verificationFlag: "replan" }, "replanning"],
    ["a refuted action", { verificationFlag: "correct" }, "correction"],
    ["a second look", { verificationFlag: "second_look" }, "policy"],
    ["an end", { verificationFlag: "end" }, "finalize"],
  ],
  correction: [
    ["another try", { correctionFlag: "act" }, "policy"],
    ["another plan", { correctionFlag: "replan" }, "replanning"],
    ["nothing to try", { correctionFlag: "fail" }, "finalize"],
  ],
  replanning: [
    ["a plan to make anew", { replanningFlag: "regenerated" }, "planning"],
    ["a plan that still fits", { replanningFlag: "continue" }, "step_refinement"],
    ["a limit", { replanningFlag: "limit" }, "finalize"],
    ["a question", { replanningFlag: "ask" }, "finalize"],
  ],
  completion: [
    ["all criteria met", { completionFlag: "achieved" }, "goal_achieved"],
    ["steps left", { completionFlag: "refine" }, "step_refinement"],
    ["criteria unmet", { completionFlag: "replan" }, "replanning"],
    ["evidence by an action", { completionFlag: "gather_by_action" }, "policy"],
    ["evidence from the client", { completionFlag: "ask_client" }, "finalize"],
    ["an end", { completionFlag: "end" }, "finalize"],
  ],
  policy: [
    ["an action that may go", { policyFlag: "predict" }, "outcome_prediction"],
    ["a look that may go", { policyFlag: "answer" }, "finalize"],
    ["a first refusal", { policyFlag: "refused_once" }, "action_generation"],
    ["a second refusal", { policyFlag: "refused" }, "finalize"],
    ["an approval", { policyFlag: "approval" }, "finalize"],
  ],
};

const froms = Object.keys(tables) as From[];

describe.each(froms)("from %s", (from) => {
  it.each(tables[from])("%s", (_name, state, node) => {
    expect(routerOf(from)(aTurnState(state))).toBe(node);
  });

  it("has a case for every row of its table", () => {
    const taken = tables[from].map(([, state]) => readings[from](aTurnState(state)));
    expect(taken.sort()).toEqual(Object.keys(routes[from]).sort());
  });

  it("ends the turn where the node came to nothing", () => {
    if (from !== "start") expect(routerOf(from)(aTurnState({}))).toBe("finalize");
  });
});
