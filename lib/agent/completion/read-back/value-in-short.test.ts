import { expect, it } from "vitest";
import { stepProofOf } from "@/lib/agent/completion/step-proof";
import type { NodeRole } from "@/lib/agent/domain/snapshot";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { storedProofOf } from "./stored-proof";

const url = "http://run.test/entry";

/** What the entry as loaded anew proves, where a list was set, and whether that lasts was not known. */
function persisted(field: string, role: NodeRole = "combobox"): boolean {
  const value = (name: string, said: string) => ({
    kind: "element_value" as const,
    element: { role, name },
    value: said,
  });
  const chosen = anAction({
    actionId: "choose",
    stepId: "s1",
    urlAtAction: url,
    action: { name: "select", args: ["r", "Half marathon 21 km"] },
    target: { id: "r", role, name: field, path: "form" },
    verdict: aVerdict({ outcome: "undecided" }),
    expectedOutcome: { description: "", domChanges: {}, assertions: [value(field, "Half marathon 21 km")] },
  });
  const load = anAction({
    actionId: "load",
    purpose: "gather_evidence",
    urlAtAction: url,
    action: { name: "navigate", args: [url] },
  });
  const task = aTask({
    goal: "Change my race to the half marathon",
    history: [chosen, load],
    evidenceGathered: true,
    plan: aPlan(aStep({ id: "s1", mutating: true, status: "active" })),
  });
  const criterion = aCriterion({
    kind: "change",
    stepId: "s1",
    assertions: [value("Race", "the half marathon")],
  });
  const snapshot = aPage(
    '\nform ""\n  combobox "Race" ="Half marathon 21 km" |"Marathon 42 km|Half marathon 21 km"',
    { url },
  );
  const held = {
    says: "holds" as const,
    texts: ['combobox "Race" holds "the half marathon"'],
    content: true,
  };
  const ground = aGround({ task, snapshot, load: "in_place" });
  return (
    storedProofOf(criterion, ground, stepProofOf(criterion, task, undefined), held).persisted !== undefined
  );
}

it("the list that was set is read by the words of the step, and another one is not", () => {
  expect(persisted("Race")).toBe(true);
  expect(persisted("Start")).toBe(false);
});
