import { describe, expect, it } from "vitest";
import { aVerdict } from "@/tests/support/a-task";
import { watchTurn } from "./turn-watch";

const whose = { tenantId: "t", sessionId: "s", taskId: "k", turn: 1, turnId: "n" };

function aWatch() {
  let ms = 0;
  let ids = 0;
  const clock = { now: () => new Date(1_000 + ms) };
  const watch = watchTurn(whose, {
    clock,
    ids: { uuid: () => String(++ids).padStart(32, "0") },
  });
  const pass = (by: number) => {
    ms += by;
  };
  return { watch, pass };
}

describe("the watch over a turn", () => {
  it("puts a model call below the node that it was made in", () => {
    const { watch, pass } = aWatch();
    const node = watch.node("planning");
    pass(5);
    const call = watch.model("make_plan");
    pass(20);
    call.end({ error: "model_unavailable" });
    pass(1);
    node.end();
    watch.model("critique_action").end();
    const { spans, durationMs } = watch.trace({ error: "model_unavailable" });
    expect(spans.map(({ name, startMs, durationMs: took }) => [name, startMs, took])).toEqual([
      ["planning", 0, 26],
      ["make_plan", 5, 20],
      ["critique_action", 26, 0],
    ]);
    expect(spans[1]).toMatchObject({ parentId: spans[0]?.spanId, error: "model_unavailable" });
    expect(spans[2]).not.toHaveProperty("parentId");
    expect([durationMs, watch.visited()]).toEqual([26, ["planning"]]);
  });

  it.each([
    [1, 1],
    [2, 0.5],
    [3, 0],
  ] as const)("scores a verdict of tier %i with %d", (tier, score) => {
    const verdict = aVerdict({ tier, tokensSaved: 7 });
    expect(aWatch().watch.trace({ status: "executing", verdict }).scores).toEqual([
      { name: "verification_tier", value: score },
      { name: "verification_tokens_saved", value: 7 },
    ]);
  });

  it.each([
    ["completed", 1],
    ["unverified", 0.5],
    ["failed", 0],
  ] as const)("scores a goal that ends %s with %d", (status, value) => {
    expect(aWatch().watch.trace({ status }).scores).toEqual([
      { name: "goal_status", value, comment: status },
    ]);
  });

  it("has no score for a turn without a verdict and an end, and no tier for a verdict that none decided", () => {
    expect(aWatch().watch.trace({ status: "executing" }).scores).toEqual([]);
    const { scores } = aWatch().watch.trace({ status: "executing", verdict: aVerdict({ tier: null }) });
    expect(scores.map(({ name }) => name)).toEqual(["verification_tokens_saved"]);
    const looked = { status: "executing" as const, verdict: aVerdict({ outcome: "undecided", tier: 1 }) };
    expect(
      aWatch()
        .watch.trace(looked)
        .scores.map(({ name }) => name),
    ).toEqual(["verification_tokens_saved"]);
  });

  it("holds so many spans and counts the rest", () => {
    const { watch } = aWatch();
    for (let n = 0; n < 405; n++) watch.node(`n${n}`).end();
    const { spans, spansLeftOut } = watch.trace({ status: "executing" });
    expect([spans.length, spansLeftOut]).toEqual([400, 5]);
  });
});
