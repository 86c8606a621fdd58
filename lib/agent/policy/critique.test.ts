import { describe, expect, it } from "vitest";
import { critic, judge, node, type Parts, page } from "@/tests/support/a-policy-case";

describe("the critic", () => {
  const risky = { snapshot: page(node({ name: "Delete" })) };
  it.each<[string, Parts, string]>([
    ["vetoes a risky action by NO", { ...risky, model: critic("NO") }, "refuse"],
    ["vetoes by anything that is not YES", { ...risky, model: critic("yes, I think so") }, "refuse"],
    ["leaves a risky action to the person", { ...risky, model: critic("YES") }, "approval"],
    ["is asked about an uncertain action", { record: { certainty: 0.3 }, model: critic("NO") }, "refuse"],
    ["is not asked about a sure and harmless one", { model: critic("NO") }, "pass"],
    ["is not asked where no model is connected", { record: { certainty: 0.3 } }, "pass"],
  ])("%s", async (_, parts, kind) => {
    expect((await judge(parts)).kind).toBe(kind);
  });
});
