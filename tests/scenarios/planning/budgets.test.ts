import { afterEach, describe, expect, it } from "vitest";
import type { Script } from "@/lib/adapters/scripted/scripted-model";
import { createScriptedModel } from "@/lib/adapters/scripted/scripted-model";
import { type Budget, defaultBudget, noUsage } from "@/lib/agent/domain/budget";
import type { InteractResponse, Usage } from "@/lib/contracts/interact-response";
import { type ServedApi, serveApi } from "@/tests/support/a-served-api";
import { aSmallClinic, type ClinicManners } from "@/tests/support/a-small-clinic";
import { aTalk } from "@/tests/support/a-talk";
import { addingJas, addJas } from "@/tests/support/clinic-scripts";

let api: ServedApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

type Limited = { budget: Partial<Budget>; script?: Script; usage?: Usage; manners?: ClinicManners };

async function ended({ budget, script = addingJas, usage = noUsage, manners = {} }: Limited) {
  api = await serveApi({
    model: createScriptedModel(script, usage),
    budget: { ...defaultBudget, ...budget },
  });
  const talk = aTalk(api, aSmallClinic(manners));
  await talk.say({ query: addJas });
  const last = await talk.toEnd();
  return { talk, last };
}

const whyOf = (answer: InteractResponse): string =>
  "completion" in answer ? `${answer.action} ${answer.completion.summary}` : "";
const leftOf = (answer: InteractResponse): readonly string[] =>
  "completion" in answer ? (answer.completion.remainingWork ?? []) : [];

const cost: Usage = { inputTokens: 100, outputTokens: 20, costUsd: 0.01, calls: 1 };
/** The list never shows the new patient, and every plan is made anew. */
const neverThere: Script = {
  ...addingJas,
  validate_plan: [{ data: { valid: false, reason: "No.", suggestedChanges: [], needsFullReplan: true } }],
};

describe("a budget that is used up ends the task with what is left to do", () => {
  it.each<[string, Limited, RegExp]>([
    ["turns", { budget: { turns: 2 } }, /limit of turns/],
    ["tokens", { budget: { tokens: 250 }, usage: cost }, /limit of tokens|tokens/],
    ["money", { budget: { costUsd: 0.02 }, usage: cost }, /limit of cost|cost/],
    [
      "replans",
      { budget: { replans: 0 }, script: neverThere, manners: { forgets: true } },
      /replans|criteria/,
    ],
  ])("%s", async (_, limited, says) => {
    const { last, talk } = await ended(limited);
    expect(["partial", "unverified"], whyOf(last)).toContain(last.status);
    expect(whyOf(last)).toMatch(says);
    expect(leftOf(last).length).toBeGreaterThan(0);
    const task = await api?.house.store.loadTask(
      "local",
      talk.answers.find(({ taskId }) => taskId)?.taskId ?? "",
    );
    expect(task?.status).toBe(last.status);
  });

  it("corrections", async () => {
    api = await serveApi({
      model: createScriptedModel(addingJas),
      budget: { ...defaultBudget, corrections: 0 },
    });
    const talk = aTalk(api, aSmallClinic());
    const first = await talk.say({ query: addJas });
    const lastActionId = first.status === "executing" ? first.actionId : "";
    const lastActionError = { code: "ELEMENT_COVERED", message: "covered", action: "setValue" } as const;
    const last = await talk.say({ lastActionId, lastActionStatus: "failure", lastActionError });
    expect(last.status).toBe("partial");
    expect(whyOf(last)).toContain("corrections");
    expect(leftOf(last)).toHaveLength(2);
  });

  it("tells with every answer what is left of it", async () => {
    const { talk } = await ended({ budget: { turns: 20, tokens: 5_000 }, usage: cost });
    const left = talk.answers.map(({ usage }) => usage.budgetLeft.turns);
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(left[0]).toBe(19);
    expect(talk.answers[0]?.usage.budgetLeft.tokens).toBe(5_000 - 3 * 120);
  });
});
