import { expect, it } from "vitest";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import { aPage } from "@/tests/support/a-page";
import { offline } from "@/tests/support/a-policy-case";
import { aTask } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import type { GraphDeps } from "./graph-deps";
import { policy } from "./nodes/policy";

const snapshot = aPage(
  `list\n  item "Rye loaf View"\n    button "View" #rye\n  item "Spelt loaf View"\n    button "View" #spelt`,
);

it.each<[string, string[] | undefined]>([
  ["spelt", ["Rye loaf View"]],
  ["rye", undefined],
])("an action on %s is recorded with the entry that it left aside", async (id, left) => {
  const node = snapshot.nodes.find((one) => one.id === id);
  if (!node) throw new Error("a button");
  const { role, name, path } = node;
  const state = aTurnState({
    task: aTask({ goal: "Order a rye loaf" }),
    snapshot,
    choice: {
      kind: "act",
      action: { name: "click", args: [id] },
      actionType: "generic",
      target: { id, role, name, path },
      thought: "",
      certainty: 1,
    },
  });
  const deps: Partial<GraphDeps> = {
    model: {
      ...offline,
      usage: () => ({ inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 0 }),
      calls: () => [],
    },
    ids: { uuid: () => "u" },
    clock: { now: () => new Date(0) },
    rules: defaultPolicyRules,
  };
  expect((await policy(state, deps as GraphDeps)).record?.unchosen).toEqual(left);
});
