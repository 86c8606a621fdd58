import { expect, it } from "vitest";
import { judge, network, node, post, saved } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aReport, aSnapshot, aVerdict } from "@/tests/support/a-task";

const target = { id: "w", role: "switch" as const, name: "Weekly summary", path: "" };
const assertions = [
  {
    kind: "element" as const,
    element: { role: target.role, name: target.name },
    state: "unchecked" as const,
  },
];

/** How a goal ends whose step put a switch, and whose criterion says nothing of storing. */
async function ends(asserted: boolean, sent: boolean) {
  const task = saved({
    evidence: [network],
    criteria: [
      aCriterion({ kind: "state", persistence: false, assertions: asserted ? assertions : [], stepId: "s1" }),
    ],
  });
  const deed = anAction({
    ...task.history[0],
    action: { name: "uncheck", args: ["w"] },
    target,
    verdict: aVerdict({ check: "toggle-read-back", evidence: [network] }),
    expectedOutcome: { description: "", domChanges: {}, assertions },
  });
  const done = { ...task, goal: "Turn off the weekly summary", history: [deed] };
  const snapshot = aSnapshot({ url: deed.urlAtAction, nodes: [node({ ...target, states: ["unchecked"] })] });
  const report = aReport({ networkEvents: sent ? [{ ...post(204, "/settings"), method: "PUT" }] : [] });
  return (await judge(done, { snapshot, report })).kind;
}

it.each<[string, boolean, boolean, string]>([
  ["is read again where it sent something", true, true, "gather"],
  ["is read again where nobody said how it is to stand", false, true, "gather"],
  ["is taken as it stands where nothing was sent", true, false, "achieved"],
])("a switch that was put %s", async (_, asserted, sent, kind) => {
  expect(await ends(asserted, sent)).toBe(kind);
});
