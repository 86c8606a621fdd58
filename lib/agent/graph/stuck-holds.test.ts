import { expect, it } from "vitest";
import { aCriterion, anAction, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import type { GraphDeps } from "./graph-deps";
import { actionGeneration } from "./nodes/action-generation";
import { planning } from "./nodes/planning";
import type { TurnState } from "./state";

const plan = aPlan(
  aStep({ id: "s0", mutating: false, status: "completed" }),
  aStep({ id: "s1", mutating: true, status: "active", dependsOn: ["s0"] }),
);
const depsOf = (answer: Record<string, unknown>): GraphDeps => {
  const used = { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 };
  const model: GraphDeps["model"] = {
    info: { adapter: "fake", offline: false, vision: false },
    run: async (task) => ({ data: task.output.parse(answer), usage: used, model: "fake" }),
    usage: () => used,
    calls: () => [],
  };
  const deps: Partial<GraphDeps> = {
    model,
    knowledge: { find: async () => [] },
    search: { available: false, search: async () => [] },
    ids: { uuid: () => "u" },
    clock: { now: () => new Date(0) },
  };
  return deps as GraphDeps;
};

const holds = async (parts: Partial<TurnState>) => {
  const criterion = aCriterion({ text: "Voted", stepId: "s1" });
  const state = aTurnState({
    task: aTask({ plan, criteria: [criterion] }),
    replanningFlag: "regenerated",
    ...parts,
  });
  return (await planning(state, depsOf({ outcome: "holds", criteria: [] }))).task;
};
const stuck = { step: "Vote", reason: "Nothing to press.", stored: true };

it("what nobody finds a way for and is said to be done rests on what was done before", async () => {
  const task = await holds({ stuck });
  expect(task?.claim?.source).toBe("goal_already_holds");
  expect(task?.plan?.steps.map(({ status }) => status)).toEqual(["completed", "skipped"]);
  expect(task?.criteria.map(({ stepId }) => stepId)).toEqual([undefined]);
});

it("steps stay open where nobody was stuck", async () => {
  const task = await holds({});
  expect(task?.plan?.steps.map(({ status }) => status)).toEqual(["completed", "active"]);
  expect(task?.criteria.map(({ stepId }) => stepId)).toEqual(["s1"]);
});

it.each<[string, number, boolean]>([
  ["was taken", 0.7, true],
  ["was answered by a redirect", 0.4, false],
])("a press that was to show a way and %s may have stored it (%d, %s)", async (_, strength, stored) => {
  const sent = {
    id: "n",
    source: "network",
    polarity: "for",
    strength,
    rank: "network",
    text: "POST /votes",
  } as const;
  const history = [anAction({ stepId: "s0", verdict: aVerdict({ evidence: [sent] }) })];
  const answer = { decision: "cannot", thought: "Nothing to press.", certainty: 0 };
  const patch = await actionGeneration(aTurnState({ task: aTask({ plan, history }) }), depsOf(answer));
  expect(patch.stuck?.stored).toBe(stored);
});

const sentTo = {
  id: "n",
  source: "network",
  polarity: "for",
  strength: 0.7,
  rank: "network",
  text: "POST /votes was answered 200.",
} as const;
const voted = (outcome: "undecided" | "refuted") =>
  aTask({
    plan,
    history: [anAction({ stepId: "s1", verdict: aVerdict({ outcome, evidence: [sentTo] }) })],
  });
it.each<[string, "undecided" | "refuted", boolean, string | undefined]>([
  ["is claimed where no other plan knows a way", "undecided", true, "dead_end"],
  ["is not claimed where it is known to have failed", "refuted", true, undefined],
  ["is not claimed where another plan may know a way", "undecided", false, undefined],
])("what was sent %s, before a user is asked for one", async (_, outcome, isStuck, source) => {
  const asks = { question: "How is this done?", missingInformation: ["how to vote"] };
  const state = aTurnState({
    task: voted(outcome),
    replanningFlag: "regenerated",
    ...(isStuck ? { stuck } : {}),
  });
  const planned = await planning(state, depsOf({ outcome: "ask", ...asks }));
  const answer = { decision: "ask", thought: "No way.", certainty: 0, ...asks };
  const chosen = await actionGeneration(state, depsOf(answer));
  expect([planned, chosen].map(({ task }) => task?.claim?.source)).toEqual([source, source]);
  expect([planned.ending?.kind, chosen.ending?.kind]).toEqual(
    source ? [undefined, undefined] : ["ask", "ask"],
  );
});
