import { describe, expect, it } from "vitest";
import { aCriterion, anAction, aPlan, aReport, aStep, aTask } from "@/tests/support/a-task";
import { addUsage, defaultBudget, exhaustedLimit, noUsage, type Spent, tokensOf } from "./budget";
import { isLookOnly, onlyMakesRoom, recordOf, secondLookWait } from "./choose-record";
import { incompleteCompletion, limitReason } from "./end-task";
import { defaultPolicyRules, risksToAsk, rulesOfTenant } from "./policy";

describe("usage", () => {
  it("adds up, and says nothing of what nobody counted", () => {
    const one = { inputTokens: 10, outputTokens: 3, costUsd: 0.5, calls: 1 };
    expect(addUsage(one, { ...one, inputTokens: 4 })).toEqual({
      inputTokens: 14,
      outputTokens: 6,
      costUsd: 1,
      calls: 2,
    });
    expect(
      addUsage({ ...one, cachedTokens: 2 }, { ...one, thoughtTokens: 5, unpricedCalls: 1 }),
    ).toMatchObject({
      cachedTokens: 2,
      thoughtTokens: 5,
      unpricedCalls: 1,
    });
    expect(addUsage({ ...one, cachedTokens: 2 }, { ...one, cachedTokens: 3 }).cachedTokens).toBe(5);
    expect(tokensOf(one)).toBe(13);
  });
});

describe("the limits of a task", () => {
  const budget = { turns: 5, tokens: 100, costUsd: 1, corrections: 2, replans: 1 };
  const usage = { ...noUsage, inputTokens: 60, outputTokens: 40, costUsd: 1 };
  const within: Spent = { turns: 4, usage, corrections: 2, replans: 1 };

  it.each([
    ["none, used to the full", within, undefined],
    ["the last turn", { ...within, turns: 5 }, "turns"],
    ["one token more", { ...within, usage: { ...usage, outputTokens: 41 } }, "tokens"],
    ["more money", { ...within, usage: { ...usage, costUsd: 1.01 } }, "costUsd"],
    ["another correction", { ...within, corrections: 3 }, "corrections"],
    ["another replan", { ...within, replans: 2 }, "replans"],
  ] as const)("are reached by %s", (_, spent, limit) => {
    expect(exhaustedLimit(budget, spent)).toBe(limit);
  });

  it("are named in the reason", () => {
    const reasons = (["turns", "tokens", "costUsd", "corrections", "replans"] as const).map(limitReason);
    expect(reasons).toEqual(
      ["turns", "tokens", "cost", "corrections", "replans"].map(
        (word) => `The task reached the limit of ${word} of its budget.`,
      ),
    );
  });
});

describe("an end that is no completion", () => {
  const proof = (id: string) => ({
    id,
    source: "read_back" as const,
    polarity: "for" as const,
    strength: 1,
    rank: "dom" as const,
    text: id,
  });
  const criteria = [
    aCriterion({ id: "c1", text: "One", result: "met", evidenceIds: ["e1"] }),
    aCriterion({ id: "c2", text: "Two" }),
    aCriterion({ id: "c3", text: "Three", result: "unverifiable" }),
  ];
  const task = aTask({ criteria, evidence: [proof("e1"), proof("e2")], goal: "g".repeat(400) });

  it("says what was met, with what proves it", () => {
    const end = incompleteCompletion(task, "The limit was reached.");
    expect(end).toEqual({
      criteria: [
        { id: "c1", text: "One", result: "met", evidenceIds: ["e1"] },
        { id: "c2", text: "Two", result: "unmet", evidenceIds: [] },
        { id: "c3", text: "Three", result: "unverifiable", evidenceIds: [] },
      ],
      evidence: [proof("e1")],
      summary: "The limit was reached.",
      originalRequestSummary: "g".repeat(300),
      remainingWork: ["Two", "Three"],
    });
    expect(incompleteCompletion(task, "x", "unverifiable").criteria[1]?.result).toBe("unverifiable");
  });

  it("lists the steps that are left, and rows that were read", () => {
    const plan = aPlan(aStep({ id: "a", status: "completed" }), aStep({ id: "b" }));
    const end = incompleteCompletion({ ...task, plan, data: [{ a: 1 }] }, "x");
    expect([end.remainingWork, end.data]).toEqual([["Do b"], [{ a: 1 }]]);
  });
});

describe("the record of a chosen action", () => {
  const page = { url: "http://clinic.test/x", domHash: "1" };
  const choice = {
    kind: "act" as const,
    action: { name: "click" as const, args: ["1"] },
    actionType: "generic" as const,
    thought: "Clicking.",
    certainty: 0.8,
  };
  const record = (task = aTask({ turn: 4 }), purpose: "step" | "reobserve" = "step", more = {}) =>
    recordOf({ ...choice, ...more }, { actionId: "a9", purpose, task, page });

  it("holds the action, the page and the step that it is for", () => {
    const { kind: _, ...kept } = choice;
    const bare = {
      ...kept,
      actionId: "a9",
      turn: 4,
      purpose: "step",
      urlAtAction: page.url,
      beforeState: page,
    };
    expect(record()).toEqual(bare);
    const plan = aPlan(aStep({ id: "b" }));
    expect(record(aTask({ turn: 4, plan }))).toEqual({ ...bare, stepId: "b", stepDescription: "Do b" });
    const target = { id: "1", role: "button", name: "Save", path: "" };
    const chain = { actions: [] };
    const more = { target, chain, chainStepIds: ["b", "c"] };
    expect(record(aTask({ turn: 4 }), "step", more)).toEqual({ ...bare, ...more });
  });

  it("names the action that a second look is for", () => {
    const task = aTask({ reobserved: { record: anAction({ actionId: "a3" }), report: aReport() } });
    expect(record(task, "reobserve").reobserves).toBe("a3");
    expect(record(task, "step")).not.toHaveProperty("reobserves");
    expect(record(aTask(), "reobserve")).not.toHaveProperty("reobserves");
    expect(secondLookWait).toMatchObject({
      kind: "act",
      action: { name: "wait", args: [expect.any(Number)] },
    });
    expect(secondLookWait).toMatchObject({ actionType: "generic", certainty: 1 });
  });

  it("knows looks from deeds, and deeds for a step from those that make room for it", () => {
    const purposes = [
      "step",
      "reobserve",
      "gather_evidence",
      "recover",
      "contingency",
      "correction",
    ] as const;
    expect(purposes.filter((purpose) => isLookOnly({ purpose }))).toEqual(["reobserve", "gather_evidence"]);
    expect(purposes.filter((purpose) => onlyMakesRoom({ purpose }))).toEqual(["recover", "contingency"]);
  });
});

describe("a tenant's rules", () => {
  const base = { ...defaultPolicyRules, allowDomains: ["*.example"], denyDomains: ["bad.example"] };

  it("are the installation's where it has none", () => {
    expect(rulesOfTenant(base, undefined)).toBe(base);
    expect(rulesOfTenant(base, {})).toEqual(base);
    expect(defaultPolicyRules).toEqual({
      allowDomains: [],
      denyDomains: [],
      askFor: ["pay", "delete", "send", "upload", "permission"],
      approvePlans: false,
      sites: [],
      secrets: [],
    });
  });

  it("add what is denied and replace what asks", () => {
    const own = {
      denyDomains: ["worse.example"],
      askFor: ["pay" as const],
      approvePlans: true,
      sites: [{ domain: "a.example", askFor: [] }],
      secrets: [{ name: "pin", domains: ["a.example"] }],
    };
    expect(rulesOfTenant(base, own)).toEqual({
      ...own,
      allowDomains: ["*.example"],
      denyDomains: ["bad.example", "worse.example"],
    });
  });

  it.each([
    [["*.example"], [], ["*.example"]],
    [[], ["a.test"], ["a.test"]],
    [["*.example"], ["a.example"], ["a.example"]],
    [["*.example"], ["*.shop.example"], ["*.shop.example"]],
    [["a.shop.example"], ["*.shop.example"], ["a.shop.example"]],
    [["a.example"], ["a.example"], ["a.example"]],
    [["a.example"], ["b.example"], ["nowhere.invalid"]],
    [["a.example", "b.example"], ["b.example", "c.example"], ["b.example"]],
  ])("never widen where tasks go: %j with %j is %j", (base, own, both) => {
    const rules = { ...defaultPolicyRules, allowDomains: base };
    expect(rulesOfTenant(rules, { allowDomains: own }).allowDomains).toEqual(both);
  });

  it("ask by the most specific rule of the site", () => {
    const rules = {
      askFor: ["pay" as const],
      sites: [
        { domain: "*.example", askFor: ["send" as const] },
        { domain: "*.shop.example", askFor: [] },
      ],
    };
    expect(risksToAsk(rules, "other.test")).toEqual(["pay"]);
    expect(risksToAsk(rules, "a.example")).toEqual(["send"]);
    expect(risksToAsk(rules, "a.shop.example")).toEqual([]);
  });

  it("come with a budget", () => {
    expect(defaultBudget).toEqual({ turns: 60, tokens: 400_000, costUsd: 2, corrections: 12, replans: 6 });
  });
});
