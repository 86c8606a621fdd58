import { describe, expect, it } from "vitest";
import type { Criterion } from "@/lib/agent/domain/criterion";
import { answering, claim, judge } from "@/tests/support/a-claim-case";
import { aCriterion, aSnapshot, aTask } from "@/tests/support/a-task";

describe("a criterion that rules cannot judge", () => {
  const vague = aCriterion({ kind: "state", persistence: false, text: "The report looks complete" });
  const task = (criterion: Criterion) => aTask({ criteria: [criterion], claim });

  it.each([
    ["met without proof", { result: "met" }, "unverified"],
    [
      "met with a quote that the page does not show",
      { result: "met", quotes: ["All 12 sections"] },
      "unverified",
    ],
    ["met with a quote that the page shows", { result: "met", quotes: ["Jas"] }, "achieved"],
    ["met with an evidence id that does not exist", { result: "met", evidenceIds: ["zz"] }, "unverified"],
    ["unmet", { result: "unmet" }, "unmet"],
    ["unverifiable", { result: "unverifiable" }, "unverified"],
  ])("answered with %s ends %s", async (_, answer, kind) => {
    expect((await judge(task(vague), {}, answering(answer))).kind).toBe(kind);
  });

  it("is never met by a model's word when something was to be stored", async () => {
    const stores = aCriterion({ kind: "change", persistence: true });
    const answer = answering({ result: "met", quotes: ["Jas"] });
    expect((await judge(task(stores), {}, answer)).kind).toBe("unverified");
  });

  it("cannot be called met against a failed assertion: the model is not asked", async () => {
    const failing = aCriterion({
      kind: "state",
      persistence: false,
      assertions: [{ kind: "text", text: "Ann", present: true }],
    });
    const decided = await judge(aTask({ criteria: [failing, { ...vague, id: "c2" }], claim }));
    expect(decided.kind).toBe("unmet");
  });

  it("asks for the rest of a cut page before it asks a model", async () => {
    const snapshot = aSnapshot({ textCut: true });
    expect(await judge(task(vague), { snapshot })).toMatchObject({
      kind: "gather",
      how: { kind: "full_text" },
    });
  });

  it("asks for a picture only where a model can see it", async () => {
    const unsure = answering({ result: "unverifiable" });
    expect(await judge(task(vague), { canSeeScreenshots: true }, unsure)).toMatchObject({
      kind: "gather",
      how: { kind: "screenshot" },
    });
  });
});
