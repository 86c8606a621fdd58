import { afterEach, describe, expect, it } from "vitest";
import type { Script } from "@/lib/adapters/scripted/scripted-model";
import { createScriptedModel } from "@/lib/adapters/scripted/scripted-model";
import { BudgetError } from "@/lib/agent/domain/app-error";
import { type Budget, defaultBudget, noUsage } from "@/lib/agent/domain/budget";
import type { InteractResponse, Usage } from "@/lib/contracts/interact-response";
import { type ServedApi, serveApi } from "@/tests/support/a-served-api";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { aTalk } from "@/tests/support/a-talk";
import { addingJas, addJas } from "@/tests/support/clinic-scripts";

let api: ServedApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

type Limited = { budget: Partial<Budget>; script?: Script; usage?: Usage };

async function ended({ budget, script = addingJas, usage = noUsage }: Limited) {
  api = await serveApi({
    model: createScriptedModel(script, usage),
    budget: { ...defaultBudget, ...budget },
  });
  const talk = aTalk(api, aSmallClinic());
  const first = await talk.say({ query: addJas });
  const last = first.status === "executing" ? await talk.toEnd() : first;
  return { talk, last };
}

const whyOf = (answer: InteractResponse): string =>
  "completion" in answer ? `${answer.action} ${answer.completion.summary}` : "";
const leftOf = (answer: InteractResponse): readonly string[] =>
  "completion" in answer ? (answer.completion.remainingWork ?? []) : [];

const cost: Usage = { inputTokens: 100, outputTokens: 20, costUsd: 0.01, calls: 1 };
describe("a budget that is used up ends the task with what is left to do", () => {
  it.each<[string, Limited, RegExp, string[]]>([
    ["turns", { budget: { turns: 2 } }, /limit of turns/, ['Click "Save"']],
    ["tokens", { budget: { tokens: 250 }, usage: cost }, /limit of tokens/, ['Click "Save"']],
    ["money", { budget: { costUsd: 0.02 }, usage: cost }, /limit of cost/, ['Click "Save"']],
    [
      "tokens, before there is a plan",
      { budget: {}, script: { ...addingJas, make_plan: [{ fault: new BudgetError("tokens") }] } },
      /limit of tokens/,
      [addJas],
    ],
    [
      "money, before there is a plan",
      { budget: {}, script: { ...addingJas, make_plan: [{ fault: new BudgetError("costUsd") }] } },
      /limit of cost/,
      [addJas],
    ],
  ])("%s", async (_, limited, says, left) => {
    const { last, talk } = await ended(limited);
    expect(last.status, whyOf(last)).toBe("partial");
    expect(whyOf(last)).toMatch(says);
    expect(leftOf(last)).toEqual(left);
    const task = await api?.house.store.loadTask(
      "local",
      talk.answers.find(({ taskId }) => taskId)?.taskId ?? "",
    );
    expect(task?.status).toBe(last.status);
  });

  it.each([
    ["corrections", "ELEMENT_COVERED", []],
    ["replans", "VALUE_REFUSED", ["invalid"]],
  ] as const)("%s", async (limit, code, states) => {
    api = await serveApi({
      model: createScriptedModel(addingJas),
      budget: { ...defaultBudget, [limit]: 0 },
    });
    const talk = aTalk(api, aSmallClinic());
    const first = await talk.say({ query: addJas });
    const lastActionId = first.status === "executing" ? first.actionId : "";
    const interactiveTree = (talk.clinic.page().interactiveTree ?? []).map((one) =>
      one.i === "name" ? { ...one, s: [...states] } : one,
    );
    const lastActionError = { code, message: "It could not be done.", action: "setValue" } as const;
    const last = await talk.say({
      lastActionId,
      lastActionStatus: "failure",
      lastActionError,
      interactiveTree,
    });
    expect(last.status).toBe("partial");
    expect(whyOf(last)).toContain(`used up its ${limit}`);
    expect(leftOf(last)).toEqual(['Type "Jas" into the Name field', 'Click "Save"']);
  });

  it("tells with every answer what is left of it", async () => {
    const { talk } = await ended({ budget: { turns: 20, tokens: 5_000 }, usage: cost });
    const left = talk.answers.map(({ usage }) => usage.budgetLeft.turns);
    expect(left).toEqual([...left].sort((a, b) => b - a));
    expect(left[0]).toBe(19);
    expect(talk.answers[0]?.usage.budgetLeft.tokens).toBe(5_000 - 3 * 120);
  });
});
