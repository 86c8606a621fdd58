import { describe, expect, it } from "vitest";
import { aPlan, aStep } from "@/tests/support/a-task";
import { advancePlan, downstreamOf, isPlanDone, readyToolSteps, stepsLeft } from "./advance-plan";

describe("advancePlan", () => {
  const plan = aPlan(aStep({ id: "a" }), aStep({ id: "b", mutating: true }), aStep({ id: "c" }));

  it("starts with the first step active", () => {
    expect(plan.steps.map((step) => step.status)).toEqual(["active", "pending", "pending"]);
  });

  it("moves to the next step when one is verified, and keeps its evidence", () => {
    const next = advancePlan(plan, "a", { kind: "verified", evidenceIds: ["e1"] });
    expect(next.currentStepIndex).toBe(1);
    expect(next.steps[0]).toMatchObject({ status: "completed", verifiedBy: ["e1"], unverified: false });
    expect(next.steps[1]?.status).toBe("active");
  });

  it("marks a reversible step that is passed on as unverified", () => {
    expect(advancePlan(plan, "a", { kind: "passed_unverified" }).steps[0]).toMatchObject({
      status: "completed",
      unverified: true,
    });
  });

  it("never passes on a mutating step unverified", () => {
    expect(() => advancePlan(plan, "b", { kind: "passed_unverified" })).toThrow("cannot be passed on");
  });

  it("is done when every step is behind", () => {
    let done = plan;
    for (const id of ["a", "b", "c"]) done = advancePlan(done, id, { kind: "skipped" });
    expect([isPlanDone(plan), isPlanDone(done), done.currentStepIndex, stepsLeft(done).length]).toEqual([
      false,
      true,
      3,
      0,
    ]);
  });

  it("keeps the index on an earlier step that still waits", () => {
    expect(advancePlan(plan, "b", { kind: "verified", evidenceIds: [] }).currentStepIndex).toBe(0);
  });
});

describe("tool steps", () => {
  const plan = aPlan(
    aStep({ id: "s1", toolType: "search" }),
    aStep({ id: "s2", toolType: "knowledge" }),
    aStep({ id: "s3", toolType: "extract", dependsOn: ["s1"] }),
    aStep({ id: "b", dependsOn: ["s3"] }),
    aStep({ id: "free" }),
  );

  it("are ready when all they depend on is behind", () => {
    expect(readyToolSteps(plan).map((step) => step.id)).toEqual(["s1", "s2"]);
    const next = advancePlan(plan, "s1", { kind: "tool_finished", note: "[SUCCESS]: found" });
    expect(readyToolSteps(next).map((step) => step.id)).toEqual(["s2", "s3"]);
  });

  it("know everything downstream of a blocked one", () => {
    expect(downstreamOf(plan, ["s1"])).toEqual(["s3", "b"]);
    expect(downstreamOf(plan, ["s2"])).toEqual([]);
  });
});
