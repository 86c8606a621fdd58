import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { UsageReport } from "@/lib/contracts/usage-report";
import { readUsage } from "@/lib/server/usage-report";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { anAgent, play, tenantId } from "@/tests/support/an-agent";
import { addingJas, addJas } from "@/tests/support/clinic-scripts";

const perCall = { inputTokens: 100, outputTokens: 20, costUsd: 0.001, calls: 1, cachedTokens: 40 };
const sum = (lines: UsageReport["byDay"]) => lines.reduce((total, { inputTokens }) => total + inputTokens, 0);

/** Two real tasks a day apart, one of which comes to its end. */
async function usedAgent() {
  const agent = await anAgent(addingJas, {}, perCall);
  agent.clock.time = new Date("2026-03-04T23:30:00.000Z");
  await agent.turn({ ...aSmallClinic().page(), query: addJas, sessionId: randomUUID() });
  agent.clock.time = new Date("2026-03-06T12:00:00.000Z");
  const answers = await play(agent, aSmallClinic(), { query: addJas });
  expect(answers.at(-1)?.status).toBe("completed");
  const deps = { store: agent.store, clock: { now: () => agent.clock.time } };
  return {
    agent,
    read: (query: Parameters<typeof readUsage>[1]) => readUsage(tenantId, query, deps),
    answers,
  };
}

describe("usage of tasks that ran", () => {
  it("adds up to what the answers told, in whatever way it is cut", async () => {
    const { agent, read, answers } = await usedAgent();
    const report = await read({});
    const asked = agent.model.asked.length;
    expect(report.total).toEqual({
      inputTokens: 100 * asked,
      outputTokens: 20 * asked,
      cachedTokens: 40 * asked,
      thoughtTokens: 0,
      costUsd: expect.closeTo(0.001 * asked, 9),
      calls: asked,
    });
    for (const lines of [report.byDay, report.byModelTask, report.byModel, report.byTier])
      expect(sum(lines)).toBe(report.total.inputTokens);
    const ofTask = await read({ taskId: answers[0]?.taskId });
    expect(ofTask.total).toMatchObject({ calls: answers.at(-1)?.usage.task.calls });
    expect(ofTask.tasks).toMatchObject({ total: 1, completed: 1 });
    expect(report.tasks).toMatchObject({
      ...{ total: 2, completed: 1 },
      costPerCompletedUsd: expect.closeTo(0.001 * asked, 9),
    });
    const judged = answers.filter(
      ({ verification: verdict }) => verdict?.tier === 1 && verdict.outcome !== "undecided",
    ).length;
    expect(report.savings.byTier[0]?.tokensSaved).toBe(judged * report.savings.fullCallTokens);
    expect(report.savings.byTier[0]).toMatchObject({ tier: 1, verdicts: judged, tokens: 0 });
    expect(report.savings.tier1Share).toBe(1);
    expect(report.savings.byTier[0]?.tokensSaved).toBe(
      answers.reduce((total, { verification }) => total + (verification?.tokensSaved ?? 0), 0),
    );
  });

  it("counts days as people in a zone do, and nothing outside of the range", async () => {
    const { read } = await usedAgent();
    const days = async (timeZone: string) => (await read({ timeZone })).byDay.map(({ name }) => name);
    expect(await days("UTC")).toEqual(["2026-03-04", "2026-03-06"]);
    expect(await days("Europe/Berlin")).toEqual(["2026-03-05", "2026-03-06"]);
    const berlin = { since: "2026-03-05T00:00:00+01:00", until: "2026-03-06T00:00:00+01:00" };
    const utc = { since: "2026-03-05T00:00:00Z", until: "2026-03-06T00:00:00Z" };
    expect((await read(berlin)).tasks).toMatchObject({ total: 1, completed: 0, costPerCompletedUsd: null });
    expect((await read(utc)).total.calls).toBe(0);
  });
});
