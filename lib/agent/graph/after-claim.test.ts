import { expect, it } from "vitest";
import type { ClaimDecision } from "@/lib/agent/completion/judge-claim";
import { claim } from "@/tests/support/a-claim-case";
import { aCriterion, aTask } from "@/tests/support/a-task";
import { afterClaim } from "./after-claim";

const gather: ClaimDecision = {
  kind: "gather",
  how: {
    kind: "act",
    choice: {
      kind: "act",
      action: { name: "navigate", args: ["http://team.test/people/1"] },
      actionType: "navigation",
      thought: "Looking it up.",
      certainty: 1,
    },
  },
  reason: "Looking it up.",
  criteria: [],
  evidence: [],
};

it("what is proven already goes with the claim while one more page is looked at", () => {
  const proven = [aCriterion({ result: "met" })];
  const task = aTask({ claim });
  expect(afterClaim(task, { ...gather, proven }).task?.claim).toEqual({ ...claim, proven });
  expect(afterClaim(task, gather).task?.claim).toEqual(claim);
});
