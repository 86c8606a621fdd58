import { expect, it } from "vitest";
import { judge, lookedAgain, network, node, saved } from "@/tests/support/a-claim-case";
import { aCriterion, anAction, aReport, aSnapshot, aVerdict } from "@/tests/support/a-task";

const url = "http://bakery.test/";

/** How an order ends that began at an entry beside one that says more of the goal, and may have gone on at that one. */
async function ends(unchosen: string[] | undefined, path?: string) {
  const task = saved({
    evidence: [network],
    criteria: [aCriterion({ kind: "change", assertions: [], stepId: "s1" })],
  });
  const target = { id: "o", role: "button" as const, name: "Order", path: path ?? "list/item:Spelt loaf" };
  const opener = anAction({
    ...task.history[0],
    actionId: "opener",
    target,
    purpose: "recover",
    verdict: aVerdict({ evidence: [] }),
    ...(unchosen ? { unchosen } : {}),
  });
  const deed = anAction({ ...task.history[0], urlAtAction: url, verdict: aVerdict({ evidence: [network] }) });
  const again = anAction({ ...opener, actionId: "again", target: { ...target, path: "list/item:Rye loaf" } });
  const history = [opener, ...(path === undefined ? [] : [again]), deed].map(
    ({ unchosen: left, ...one }, at) => (at === 0 && left ? { ...one, unchosen: left } : one),
  );
  const done = lookedAgain({ ...task, goal: "Order a rye loaf", history });
  const snapshot = aSnapshot({
    url,
    nodes: [node({ id: "i", role: "item", name: "1 × loaf" })],
    lines: ["1 × loaf"],
  });
  return (await judge(done, { snapshot, report: aReport() })).kind;
}

it("an entry that says more of the goal and was left aside keeps the goal open, until it was used", async () => {
  expect(await ends(undefined)).toBe("achieved");
  expect(await ends(["Rye loaf"])).toBe("unverified");
  expect(await ends(["Rye loaf"], "list/item:Spelt loaf")).toBe("achieved");
});
