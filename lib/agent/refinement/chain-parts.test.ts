import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import { skeletonOf } from "@/lib/agent/snapshot/skeleton";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { linksOf, partsOfChain } from "./chain-parts";

const page = aPage(`
  form "Visitor"
    textbox:text "Name" #name
    textbox:text "Company" #company
    textbox:text "Room" #room`);
const link = (action: string, index: number) => ({
  action,
  description: `Step ${index}`,
  index,
  actionType: "input",
  verificationLevel: "client" as const,
  clientVerificationChecks: ["value_matches" as const],
});
const record: ActionRecord = {
  ...anAction({ stepId: "s0" }),
  action: { name: "setValue", args: ["name", "Kofi"] },
  beforeState: { url: "http://a.test/", domHash: "h", semanticSkeleton: skeletonOf(page) },
  chainStepIds: ["s0", "s1", "s2"],
  chain: {
    actions: ['setValue("name", "Kofi")', 'setValue("company", "Millbrook")', 'setValue("room", "R12")'].map(
      link,
    ),
    metadata: {
      totalActions: 3,
      safeToChain: true,
      chainReason: "FORM_FILL",
      defaultVerificationLevel: "client",
      clientVerificationSufficient: true,
      finalVerificationLevel: "lightweight",
    },
  },
};
const report = (chain?: ClientReport["chain"]): ClientReport => ({
  execution: chain && chain.executed < chain.total ? "failure" : "success",
  witness: { recentEvents: [] },
  sentinel: { errors: [], successes: [] },
  ambientIds: [],
  ...(chain ? { chain } : {}),
});
const parts = (held: number, chain?: ClientReport["chain"]) =>
  partsOfChain({ record, report: report(chain), secondLook: false }, held, page.nodes);

describe("the parts of a chain", () => {
  it("are its actions, each with its own step and element", () => {
    expect(linksOf(record, page).map(({ stepId, target }) => [stepId, target?.name])).toEqual([
      ["s0", "Name"],
      ["s1", "Company"],
      ["s2", "Room"],
    ]);
  });

  it("are none when all of it was done and holds", () => {
    expect(parts(3, { executed: 3, total: 3 })).toBeUndefined();
  });

  it("are what holds and what failed after it", () => {
    const { done, left } = parts(2, { executed: 2, total: 3, error: "gone", failedIndex: 2 }) ?? {};
    expect(done?.record.chainStepIds).toEqual(["s0", "s1"]);
    expect(done?.report.execution).toBe("success");
    expect([left?.record.stepId, left?.record.chain, left?.report.execution]).toEqual([
      "s2",
      undefined,
      "failure",
    ]);
  });

  it("end where the page shows that a value did not stay, whatever the client did after it", () => {
    const { done, left } = parts(1, { executed: 2, total: 3, error: "gone", failedIndex: 2 }) ?? {};
    expect([done?.record.stepId, done?.record.chain, left?.record.stepId]).toEqual(["s0", undefined, "s1"]);
  });

  it("are only what was done, and no failure, where a client knows no chains", () => {
    const { done, left } = parts(1) ?? {};
    expect([done?.record.stepId, left]).toEqual(["s0", undefined]);
  });

  it("are only what failed when nothing was done", () => {
    const { done, left } = parts(0, { executed: 0, total: 3, error: "gone", failedIndex: 0 }) ?? {};
    expect([done, left?.record.stepId]).toEqual([undefined, "s0"]);
  });
});
