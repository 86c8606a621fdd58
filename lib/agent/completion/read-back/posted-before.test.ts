import { expect, it } from "vitest";
import { judge, list, lookedAgain, redirected, saved, seen } from "@/tests/support/a-claim-case";
import { aCriterion, aReport, aSnapshot } from "@/tests/support/a-task";

const goal = "Move Jas to ward C";
const kept = { shown: [], awaited: [], lines: [] };

/** How a move ends of which the page that was loaded anew for it says nothing. */
async function ended(isPosted: boolean): Promise<string> {
  const criterion = {
    ...aCriterion({ kind: "change", persistence: false, stepId: "s1", assertions: [] }),
    readBack: isPosted ? { ...kept, posted: true as const } : kept,
  };
  const evidence = [redirected, seen];
  const task = lookedAgain(saved({ criteria: [criterion], evidence, task: { goal } }));
  const snapshot = aSnapshot({ nodes: list("Jas, ward A"), lines: ["Jas, ward A"] });
  return (await judge(task, { snapshot, report: aReport() })).kind;
}

it("what a posted form was answered with stays unproven on a page that says nothing of it", async () => {
  expect(await ended(true)).not.toBe("achieved");
});

it("what no form was posted for rests on its own step", async () => {
  expect(await ended(false)).toBe("achieved");
});
