import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { anAction, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { aTurnState } from "@/tests/support/a-turn-state";
import { afterRuling } from "./after-ruling";
import { choicePatch } from "./choice-patch";
import { claimAtDeadEnd } from "./dead-end";

const sent = [
  {
    id: "n",
    source: "network" as const,
    polarity: "for" as const,
    strength: 0.7,
    rank: "network" as const,
    text: "POST /shifts was answered 200.",
  },
];
const deed = (parts: Partial<ActionRecord> = {}): ActionRecord =>
  anAction({ stepId: "s1", verdict: aVerdict({ outcome: "undecided", evidence: sent }), ...parts });

const claimed = (record: ActionRecord, step = aStep({ id: "s1", mutating: true, status: "active" })) =>
  claimAtDeadEnd(aTask({ plan: aPlan(step), history: [record] }), "No step was found.");

describe("where nobody knows a further action", () => {
  it.each<[string, Partial<ActionRecord>]>([
    ["could not be judged", {}],
    ["was verified on the way", { purpose: "recover", verdict: aVerdict({ evidence: sent }) }],
    ["belongs to a step of an earlier plan", { stepId: "gone" }],
  ])("what was sent and %s is claimed as the step's own deed that may have done it", (_, parts) => {
    const task = claimed(deed(parts));
    expect(task?.claim?.source).toBe("dead_end");
    expect(task?.history.at(-1)).toMatchObject({ purpose: "step", stepId: "s1", maybeDone: true });
  });

  it.each<[string, ActionRecord]>([
    ["nothing was sent", deed({ verdict: aVerdict({ outcome: "undecided" }) })],
    ["it was refuted", deed({ verdict: aVerdict({ outcome: "refuted", evidence: sent }) })],
    ["it only asked", deed({ onlyAsked: true })],
    ["it was a look", deed({ purpose: "gather_evidence" })],
    ["it was typed", deed({ action: { name: "setValue", args: ["1", "x"] } })],
    ["a step before was verified by it", deed({ stepId: "s0", verdict: aVerdict({ evidence: sent }) })],
  ])("nothing is claimed where %s", (_, record) => {
    expect(claimed(record)).toBeUndefined();
  });

  it("nothing is claimed of a step that changes nothing", () => {
    expect(claimed(deed(), aStep({ id: "s1", mutating: false, status: "active" }))).toBeUndefined();
  });
});

describe("what may have been done is judged instead of ended", () => {
  const plan = aPlan(aStep({ id: "s1", mutating: true, status: "active" }));
  const task = aTask({ plan, history: [deed()] });
  const reason = "No step was found.";

  it("where no action is found, unless policy forbids the only one", () => {
    const cannot = { kind: "cannot", reason } as const;
    const found = choicePatch(aTurnState({ task }), cannot, "step");
    expect([found.choice?.kind, found.task?.claim?.source]).toEqual(["finish", "dead_end"]);
    const forbidden = choicePatch(aTurnState({ task, refusal: "Not there." }), cannot, "step");
    expect(forbidden.ending).toMatchObject({ status: "failed" });
    const repeated = aTurnState({ task, refusal: "Sent already.", refusedAsRepeat: true });
    expect(choicePatch(repeated, cannot, "step").task?.claim?.source).toBe("dead_end");
  });

  it("where policy refused it as a repeat, which it says with its first refusal", () => {
    const refuse = { kind: "refuse", reason } as const;
    const said = (ruling: Parameters<typeof afterRuling>[2]) =>
      afterRuling(aTurnState({ task }), anAction(), ruling).refusedAsRepeat;
    expect(said({ ...refuse, repeats: true })).toBe(true);
    expect(said(refuse)).toBe(false);
  });
});
