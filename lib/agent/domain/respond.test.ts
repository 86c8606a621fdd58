import { describe, expect, it } from "vitest";
import { InteractResponse } from "@/lib/contracts/interact-response";
import { aBlocker, anAction, anApprovalRequest, aPlan, aStep, aTask, aVerdict } from "@/tests/support/a-task";
import { noUsage } from "./budget";
import { incompleteCompletion } from "./end-task";
import { PolicyPass } from "./policy-pass";
import { proveCompletion } from "./prove-completion";
import { respond } from "./respond";
import type { TurnEnding } from "./turn-ending";

const task = aTask({ plan: aPlan(aStep({ id: "a" })), turn: 2 });
const met = {
  id: "c",
  text: "x",
  kind: "state" as const,
  persistence: false,
  assertions: [],
  result: "met" as const,
  evidenceIds: ["e"],
};
const proof = {
  id: "e",
  source: "read_back" as const,
  polarity: "for" as const,
  strength: 1,
  rank: "dom" as const,
  text: "It shows.",
};
const achieved = proveCompletion([met], {
  criteria: [{ id: "c", text: "x", result: "met", evidenceIds: ["e"] }],
  evidence: [proof],
  summary: "Done.",
  originalRequestSummary: "Do it",
});
if (!achieved) throw new Error("the proof of this test does not hold");
const completion = incompleteCompletion(task, "It is not there.");
const answer = (ending: TurnEnding, stored = true) =>
  respond({ task, ending, turnId: "t1", verdict: aVerdict(), turnUsage: noUsage, stored });

const endings: [string, TurnEnding, string][] = [
  ["an action", { kind: "act", record: anAction(), pass: PolicyPass.grant(anAction()) }, "executing"],
  [
    "a question",
    { kind: "ask", question: { questionId: "q", text: "?" }, missingInformation: [] },
    "needs_user_input",
  ],
  ["a blocker", { kind: "blocked", blocker: aBlocker }, "awaiting_user"],
  ["an approval", { kind: "approval", request: anApprovalRequest, record: anAction() }, "awaiting_approval"],
  ["a plan to approve", { kind: "plan_approval" }, "awaiting_plan_approval"],
  ["a wish for the full page", { kind: "context", want: "full_text", reason: "" }, "needs_full_dom"],
  ["a wish for a screenshot", { kind: "context", want: "screenshot", reason: "" }, "needs_context"],
  ...(["partial", "unverified", "failed"] as const).map((status): [string, TurnEnding, string] => [
    status,
    { kind: "end", status, completion, reason: "It is so." },
    status,
  ]),
  [
    "a proven completion",
    { kind: "end", status: "completed", completion: achieved, reason: "It is so." },
    "completed",
  ],
];

describe("respond", () => {
  it.each(endings)("answers %s as the contract says", (_name, ending, status) => {
    const response = answer(ending);
    expect(InteractResponse.parse(response).status).toBe(status);
  });

  it("names the action that its verdict is about, so that of two verdicts on one the last can be told", () => {
    const judging = { verdict: aVerdict(), judgedActionId: "a1", turnUsage: noUsage, stored: true };
    const response = respond({ task, ending: { kind: "plan_approval" }, turnId: "t1", ...judging });
    expect(InteractResponse.parse(response).verification?.actionId).toBe("a1");
    expect(answer({ kind: "plan_approval" }).verification).not.toHaveProperty("actionId");
  });

  it("says finish() only when the goal is proven", () => {
    for (const [, ending, status] of endings) {
      const response = answer(ending);
      const said = "action" in response ? response.action.split("(")[0] : undefined;
      expect([status, said === "finish"]).toEqual([status, status === "completed"]);
    }
  });

  it("keeps the task's id back while the task is not stored", () => {
    const ending: TurnEnding = {
      kind: "ask",
      question: { questionId: "q", text: "?" },
      missingInformation: [],
    };
    expect(answer(ending, false)).not.toHaveProperty("taskId");
    expect(answer(ending, true).taskId).toBe(task.id);
  });
});

describe("an action", () => {
  const other = anAction({ action: { name: "click", args: ["2"] } });
  const chained = { actions: [{ action: 'click("9")' }] };

  it("is not answered without a pass that policy gave to just this one", () => {
    const pass = PolicyPass.grant(anAction());
    expect(answer({ kind: "act", record: anAction(), pass }).status).toBe("executing");
    expect(() => answer({ kind: "act", record: other, pass })).toThrow(/pass/);
    expect(() => answer({ kind: "act", record: anAction({ actionId: "another" }), pass })).toThrow(/pass/);
    const grown = { ...anAction(), chain: chained } as Parameters<typeof PolicyPass.grant>[0];
    expect(() => answer({ kind: "act", record: grown, pass })).toThrow(/pass/);
  });
});
