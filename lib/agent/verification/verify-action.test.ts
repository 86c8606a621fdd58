import { afterEach, describe, expect, it, vi } from "vitest";
import { createScriptedModel } from "@/lib/adapters/scripted/scripted-model";
import { AppError } from "@/lib/agent/domain/app-error";
import type { ModelPort } from "@/lib/agent/ports/model";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { requestRefused } from "./checks/request-refused";
import { tierOne } from "./tiers";
import { verifyAction } from "./verify-action";

const shelf = (typed: string, ...items: string[]) => `
  heading "Jam shelf"
  form "New jar"
    textbox "Jar" ="${typed}" #jar
    button "Add jar"
  list "Jars"
    item "Plum"
${items.map((name) => `    item "${name}"`).join("\n")}
`;
const added: CaseParts = {
  step: 'Add the jar "Quince"',
  before: shelf("Quince"),
  after: shelf("", "Quince"),
  on: "Add jar",
  again: true,
};
const typed: CaseParts = {
  step: 'Type "Quince" in the Jar field',
  before: shelf(""),
  after: shelf("Quince"),
  on: "#jar",
  does: "setValue",
  value: "Quince",
};
const went: CaseParts = {
  step: "Go to https://garden.test/jam",
  before: shelf(""),
  after: '\n  heading "All about jam"',
  does: "navigate",
  value: "https://garden.test/jam",
  urlAfter: "https://garden.test/jam",
};
const switched: CaseParts = {
  step: 'Turn on "Labels"',
  before: '\n  form "Printing"\n    checkbox "Labels" [unchecked] #labels',
  after: '\n  form "Printing"\n    checkbox "Labels" [checked] #labels',
  on: "#labels",
  again: true,
};
/** No rule knows what stirring is to bring about. */
const stirred: CaseParts = {
  step: "Stir the jars",
  before: '\n  list "Jars"\n    item "Plum"\n      button "Stir" #stir',
  after: '\n  list "Jars"\n    item "Plum" [.smooth]\n      button "Stir" #stir',
  on: "#stir",
};

const says = (outcome: "verified" | "refuted") => ({
  data: { outcome, taskCompleted: false, confidence: 0.9, reason: "So it looks." },
});
const aModel = () =>
  createScriptedModel({ verify_lightly: [says("verified")], verify_fully: [says("verified")] });
const verdictOn = (parts: CaseParts, model?: ModelPort, tiersEnabled = true) =>
  verifyAction(aVerificationCase(parts), { model, tiersEnabled });

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the order of evidence", () => {
  it.each<[string, CaseParts]>([
    [
      "a success toast and the new item",
      { ...added, after: `${shelf("", "Quince")}\n  alert "Quince was added"`, requests: ["POST /jars 500"] },
    ],
    [
      "a field that holds the text",
      { ...typed, after: shelf("Quince").replace("#jar", "[invalid] #jar"), enter: true },
    ],
    ["a flipped switch", { ...switched, requests: ["PUT /labels 403"] }],
    [
      "the right address",
      { ...went, after: '\n  form "Members"\n    textbox "Name"\n    textbox:password "Password"' },
    ],
  ])("lets what refutes outweigh %s", async (_, parts) => {
    expect(await verdictOn(parts)).toMatchObject({ outcome: "refuted", tier: 1, actionSucceeded: false });
  });

  it("tries checks in the order of the list, and names the one that decided", async () => {
    const { check, checksTried } = await verdictOn(added);
    const places = checksTried.map((name) => tierOne.findIndex((one) => one.name === name));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(check).toBe(checksTried.at(-1));
  });

  it("has no check of the same name twice", () => {
    expect(new Set(tierOne.map(({ name }) => name)).size).toBe(tierOne.length);
  });
});

describe("an effect that is to last", () => {
  it("is believed at the second look", async () => {
    expect(await verdictOn({ ...added, again: false })).toMatchObject({
      outcome: "undecided",
      reobserve: true,
    });
    expect(await verdictOn(added)).toMatchObject({ outcome: "verified", reobserve: false });
  });

  it("is also one that was sent to be stored", async () => {
    const sent = { ...typed, requests: ["PUT /drafts/1 200"] };
    expect(await verdictOn(sent)).toMatchObject({ outcome: "undecided", reobserve: true });
    expect(await verdictOn({ ...sent, again: true })).toMatchObject({ outcome: "verified" });
  });

  it("is not believed while a request for it broke off", async () => {
    const broken = { ...added, requests: ["POST unknown/jars failed"] };
    expect(await verdictOn(broken)).toMatchObject({ outcome: "undecided", actionSucceeded: false });
  });

  it("is no matter for typing and for going elsewhere", async () => {
    expect((await verdictOn(typed)).outcome).toBe("verified");
    expect((await verdictOn(went)).outcome).toBe("verified");
  });

  it("is put to a model only after the second look", async () => {
    const model = aModel();
    const vague = { ...stirred, mutating: true };
    expect(await verdictOn(vague, model)).toMatchObject({ outcome: "undecided", reobserve: true });
    expect(model.asked).toEqual([]);
    expect(await verdictOn({ ...vague, again: true }, model)).toMatchObject({ outcome: "verified", tier: 3 });
  });
});

describe("what rules cannot tell", () => {
  it("is put to the model", async () => {
    const model = aModel();
    expect(await verdictOn(stirred, model)).toMatchObject({ outcome: "verified", tier: 3 });
    expect(model.asked).toHaveLength(1);
  });

  it("stays undecided without one, and with the offline one, which is not asked", async () => {
    const run = vi.fn(() => Promise.reject(new Error("the model was asked")));
    const offline: ModelPort = { info: { adapter: "offline", offline: true, vision: false }, run };
    for (const model of [undefined, offline])
      expect(await verdictOn(stirred, model)).toMatchObject({
        outcome: "undecided",
        tier: null,
        remarks: [],
        tokens: 0,
        tokensSaved: 0,
      });
    expect(run).not.toHaveBeenCalled();
  });
});

describe("what fails", () => {
  it.each([
    ["cannot be had", new AppError("model_unavailable", "down", { retryable: true })],
    ["has a bug", new TypeError("x is not a function")],
  ])("leaves the action undecided with a remark when the model %s", async (_, fault) => {
    const model = createScriptedModel({ verify_fully: [{ fault }] });
    const verdict = await verdictOn(stirred, model);
    expect(verdict).toMatchObject({
      outcome: "undecided",
      tier: null,
      actionSucceeded: false,
      taskCompleted: false,
    });
    expect(verdict.remarks).toContain("verification model failed");
    expect(verdict.evidence.length).toBeGreaterThan(0);
  });

  it("does so when the model's answer has no sense", async () => {
    const model = createScriptedModel({ verify_fully: [{ data: { outcome: "achieved" } }] });
    expect(await verdictOn(stirred, model)).toMatchObject({
      outcome: "undecided",
      remarks: ["verification model failed"],
    });
  });

  it("does so when a rule throws, and asks no model then", async () => {
    vi.spyOn(requestRefused, "applies").mockImplementation(() => {
      throw new TypeError("a bug");
    });
    const model = aModel();
    expect(await verdictOn(added, model)).toMatchObject({
      outcome: "undecided",
      tier: null,
      remarks: ["verification rules failed"],
    });
    expect(model.asked).toEqual([]);
  });

  it("ends with the signal instead of leaving a verdict", async () => {
    const over = AbortSignal.abort(new Error("over"));
    const verdict = verifyAction(aVerificationCase(stirred), {
      model: aModel(),
      tiersEnabled: true,
      signal: over,
    });
    await expect(verdict).rejects.toThrow("over");
  });
});

describe("without a page before", () => {
  const bare = { beforeState: { url: "https://garden.test/beds", domHash: "0" } };
  it.each<[string, CaseParts]>([
    ["a new item", added],
    ["a text in a field", typed],
    ["a flipped switch", switched],
    [
      "a new part",
      { ...stirred, step: "Open the stirring dialog", after: '\n  dialog "Stirring"\n    button "Start"' },
    ],
  ])("%s proves nothing", async (_, parts) => {
    for (const lack of [{ unseen: true }, { action: bare }]) {
      const verdict = await verdictOn({ ...parts, ...lack });
      expect(verdict.outcome).not.toBe("verified");
      expect(verdict.remarks).toContain("no before-state");
    }
  });

  it("asks no model, and hears what refutes", async () => {
    const model = aModel();
    expect((await verdictOn({ ...added, unseen: true }, model)).outcome).toBe("undecided");
    expect((await verdictOn({ ...added, unseen: true, requests: ["POST /jars 500"] }, model)).outcome).toBe(
      "refuted",
    );
    expect(model.asked).toEqual([]);
  });
});

describe("with the tiers switched off", () => {
  it("hears refutations, and puts the rest to the full model", async () => {
    const model = aModel();
    expect(await verdictOn({ ...added, requests: ["POST /jars 500"] }, model, false)).toMatchObject({
      outcome: "refuted",
      tier: 1,
    });
    expect(model.asked).toEqual([]);
    expect(await verdictOn({ ...added, last: true }, model, false)).toMatchObject({
      outcome: "verified",
      tier: 3,
    });
    expect(model.asked.map(({ task }) => task)).toEqual(["verify_fully"]);
  });

  it("leaves the rest undecided without a model", async () => {
    expect((await verdictOn(added, undefined, false)).outcome).toBe("undecided");
  });
});

describe("a verdict", () => {
  it.each<[string, CaseParts]>([
    ["a verified one", added],
    ["a refuted one", { ...added, requests: ["POST /jars 500"] }],
    ["one of absence", { ...stirred, after: stirred.before, again: true }],
    ["one about a navigation", went],
    ["a model's", stirred],
  ])("shows its evidence: %s", async (_, parts) => {
    const { outcome, evidence } = await verdictOn(parts, aModel());
    const polarity = outcome === "verified" ? "for" : "against";
    expect(evidence[0]).toMatchObject({ polarity });
    expect(new Set(evidence.map(({ id }) => id)).size).toBe(evidence.length);
    expect(evidence.every(({ id }) => id.startsWith("a1:"))).toBe(true);
  });

  it("completes the task only for a goal of one step, on its last", async () => {
    for (const [simple, last] of [
      [true, true],
      [true, false],
      [false, true],
    ] as const)
      expect((await verdictOn({ ...went, simple, last })).taskCompleted).toBe(simple && last);
    expect((await verdictOn({ ...added, simple: true, last: true })).taskCompleted).toBe(false);
  });

  it("says what it saved, and a short word for display", async () => {
    const verdict = await verdictOn({ ...added, requests: [`POST /${"j".repeat(600)} 500`] });
    expect(verdict.tokens).toBe(0);
    expect(verdict.tokensSaved).toBeGreaterThan(0);
    expect(verdict.semanticSummary.length).toBeLessThanOrEqual(300);
  });

  it("remarks that the client saw what both pages do not show", async () => {
    const still = {
      ...stirred,
      after: stirred.before,
      report: { witness: { recentEvents: [], didDomMutate: true } },
    };
    expect((await verdictOn(still)).remarks).toContain("client witness override");
  });
});
