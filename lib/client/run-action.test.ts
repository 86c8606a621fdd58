import { describe, expect, it } from "vitest";
import type { Chain } from "@/lib/contracts/plan";
import { executing, fakeDriver, setUp } from "@/tests/support/client-loop";
import type { ReportFields } from "./driver";

const chain: Chain = {
  actions: ["1", "2", "3"].map((id, index) => ({
    action: `setValue("${id}", "x")`,
    description: "",
    index,
    targetElementId: id,
    actionType: "input",
    verificationLevel: "client" as const,
    clientVerificationChecks: ["value_matches" as const],
  })),
  metadata: {
    totalActions: 3,
    safeToChain: true,
    chainReason: "FORM_FILL",
    defaultVerificationLevel: "client",
    clientVerificationSufficient: true,
    finalVerificationLevel: "full",
  },
};

describe("a chain", () => {
  it("runs in order and reports the whole window", async () => {
    const seen = (text: string, status: number): ReportFields => ({
      lastActionStatus: "success",
      previousUrl: `http://site/${text}`,
      beforeDomHash: text,
      recentEvents: [text],
      networkEvents: [{ method: "POST", urlPath: `/${text}`, status, startedAt: 1 }],
      clientObservations: { didNetworkOccur: true, didDomMutate: text === "a" },
    });
    const driver = fakeDriver({ "1": seen("a", 200), "2": seen("b", 500), "3": seen("c", 200) });
    const { run, sent, ran } = setUp([executing('setValue("1", "x")', { chain })], { driver });
    await run();
    expect(ran.map((action) => action.args[0])).toEqual(["1", "2", "3"]);
    expect(sent[1]).toMatchObject({
      lastActionStatus: "success",
      previousUrl: "http://site/a",
      beforeDomHash: "a",
      recentEvents: ["a", "b", "c"],
      clientObservations: { didNetworkOccur: true, didDomMutate: true, didUrlChange: false },
      chainPartialState: { executedActions: 3, totalActionsInChain: 3 },
    });
    expect(sent[1]?.networkEvents).toHaveLength(3);
    expect(sent[1]).not.toHaveProperty("chainError");
  });

  it("stops at the first action that fails", async () => {
    const failed: ReportFields = {
      lastActionStatus: "failure",
      lastActionError: { code: "ELEMENT_STALE", message: "gone" },
    };
    const { run, sent, ran } = setUp([executing('setValue("1", "x")', { chain })], {
      driver: fakeDriver({ "2": failed }),
    });
    await run();
    expect(ran).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      lastActionStatus: "failure",
      chainPartialState: { executedActions: 1, totalActionsInChain: 3 },
      chainError: {
        action: 'setValue("2", "x")',
        code: "ELEMENT_STALE",
        message: "gone",
        failedIndex: 1,
        elementId: "2",
      },
    });
  });

  it("stops at the first check that does not hold", async () => {
    const { run, sent, ran } = setUp([executing('setValue("1", "x")', { chain })], {
      driver: fakeDriver({}, "1"),
    });
    await run();
    expect(ran).toHaveLength(1);
    expect(sent[1]).toMatchObject({
      lastActionStatus: "failure",
      lastActionError: { code: "CHECK_FAILED" },
      chainError: { code: "CHECK_FAILED", message: "value_matches: does not hold", failedIndex: 0 },
    });
  });
});
