import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/agent/domain/app-error";
import type { PlanStep } from "@/lib/agent/domain/plan";
import type { Knowledge } from "@/lib/agent/ports/knowledge";
import type { ModelPort } from "@/lib/agent/ports/model";
import type { WebSearch } from "@/lib/agent/ports/search";
import { aSnapshot, aStep } from "@/tests/support/a-task";
import { runTools } from "./run-tools";

const answer = (data: Record<string, unknown>): ModelPort => ({
  info: { adapter: "fake", offline: true, vision: false },
  run: async (task) => ({
    data: task.output.parse({ found: true, answer: "It opens at 9.", sourceIndexes: [0], ...data }),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 1 },
    model: "fake",
  }),
});
const hit = { title: "Hours", url: "https://x.test", text: "Open from 9" };
const found: WebSearch = { available: true, search: async () => [hit] };
const documents: Knowledge = {
  find: async () => [{ documentId: "d", title: "Hours", text: "Open from 9", source: "handbook" }],
};
const step = (id: string, toolType: PlanStep["toolType"] = "search") =>
  aStep({ id, toolType, description: "Search for the opening hours" });
const run = (
  steps: PlanStep[],
  deps: { search?: WebSearch; knowledge?: Knowledge; model?: ModelPort; signal?: AbortSignal } = {},
) =>
  runTools(
    { steps, goal: "When does it open?", snapshot: aSnapshot(), tenantId: "t1" },
    { model: answer({}), search: found, knowledge: documents, ...deps },
  );

describe("runTools", () => {
  it("gives an answer with the sources that say it", async () => {
    expect(await run([step("a"), step("b", "knowledge")])).toMatchObject([
      {
        stepId: "a",
        ok: true,
        note: "[SUCCESS]: It opens at 9.",
        output: { sources: [{ source: "https://x.test" }] },
      },
      { stepId: "b", ok: true, output: { sources: [{ source: "handbook" }] } },
    ]);
  });

  it.each<[string, Parameters<typeof run>[1]]>([
    ["search is not set up", { search: { ...found, available: false } }],
    ["nothing is found", { search: { ...found, search: async () => [] } }],
    ["the sources do not say it", { model: answer({ found: false }) }],
    ["the answer names no source", { model: answer({ sourceIndexes: [] }) }],
    ["the answer names a source that was not given", { model: answer({ sourceIndexes: [7] }) }],
    ["the answer is empty", { model: answer({ answer: " " }) }],
  ])("fails with a note when %s", async (_, deps) => {
    const [result] = await run([step("a")], deps);
    expect(result).toMatchObject({ ok: false, pendingCalls: 0 });
    expect(result?.note).toMatch(/^\[FAIL\]: /);
  });

  it("searches again in other words, first on the site that the step names, while the sources do not say it", async () => {
    const asked: string[] = [];
    const search: WebSearch = {
      available: true,
      search: async (query, { domains = [] }) => [
        { ...hit, url: `https://x.test/${asked.push([query, ...domains].join(" @"))}` },
      ],
    };
    let judged = 0;
    const model = answer({});
    const judge: ModelPort = {
      ...model,
      run: (task, input, options) =>
        ++judged === 3
          ? model.run(task, input, options)
          : answer({ found: false, betterQuery: `hours ${judged}` }).run(task, input, options),
    };
    const wanted = aStep({
      id: "a",
      toolType: "search",
      description: 'Search clinic.example.org for "opening hours"',
    });
    const [result] = await run([wanted], { search, model: judge });
    expect(asked).toEqual(["opening hours @clinic.example.org", "hours 1 @clinic.example.org", "hours 2"]);
    expect(result).toMatchObject({ ok: true, output: { sources: [{ source: "https://x.test/3" }] } });
  });

  it("lets one fault block only its own step, and says when it is worth another try", async () => {
    const search: WebSearch = {
      available: true,
      search: () =>
        Promise.reject(new AppError("model_unavailable", "no answer in time", { retryable: true })),
    };
    expect(await run([step("a"), step("b", "knowledge")], { search })).toMatchObject([
      { stepId: "a", ok: false, pendingCalls: 1 },
      { stepId: "b", ok: true },
    ]);
  });

  it("does not swallow bugs", async () => {
    const search: WebSearch = { available: true, search: () => Promise.reject(new TypeError("bug")) };
    await expect(run([step("a")], { search })).rejects.toThrow("bug");
    await expect(run([aStep({ id: "x" })])).rejects.toThrow("no server tool");
  });

  it("runs at most four side by side", async () => {
    let now = 0;
    let most = 0;
    const search: WebSearch = {
      available: true,
      search: async () => {
        most = Math.max(most, ++now);
        await new Promise((done) => setTimeout(done, 5));
        now--;
        return [hit];
      },
    };
    const results = await run(
      "abcdefghi".split("").map((id) => step(id)),
      { search },
    );
    expect(results.map(({ stepId }) => stepId).join("")).toBe("abcdefghi");
    expect(most).toBe(4);
  });

  it("ends when the turn does", async () => {
    await expect(run([step("a")], { signal: AbortSignal.abort(new Error("over")) })).rejects.toThrow("over");
  });
});
