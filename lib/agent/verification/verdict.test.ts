import { describe, expect, it } from "vitest";
import type { VerdictRecord } from "@/lib/agent/domain/verdict";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { fullCallTokens, verifyAction } from "./verify-action";

const page = (field: string, ...more: string[]) => `
  form "Loan"
    textbox "Reader" ${field} #reader
    button "Lend" #lend
${more.join("\n")}
`;
const typed: CaseParts = {
  step: 'Type "Ida" in the Reader field',
  before: page('=""'),
  after: page('="Ida"'),
  on: "#reader",
  does: "setValue",
  value: "Ida",
};
const lend: CaseParts = { step: "Lend the book", before: page('="Ida"'), on: "#lend" };
const refusal: CaseParts = { ...lend, requests: ["POST /loans 500"] };
const covered: CaseParts = {
  ...lend,
  report: { execution: "failure", error: { code: "ELEMENT_COVERED", message: "a banner" } },
};
/** What no rule can judge. */
const vague: CaseParts = {
  step: "Muse over the book",
  before: page('="Ida"', '    progress "Mood" ="1" #mood'),
  after: page('="Ida"', '    progress "Mood" ="2" #mood'),
  on: "#lend",
};
const verdictOn = (parts: CaseParts): Promise<VerdictRecord> =>
  verifyAction(aVerificationCase(parts), { model: undefined, tiersEnabled: true });

describe("what a verdict says", () => {
  it.each<[string, CaseParts, Partial<VerdictRecord>]>([
    [
      "verified",
      typed,
      {
        outcome: "verified",
        tier: 1,
        check: "value-read-back",
        confidence: 0.95,
        actionSucceeded: true,
        reobserve: false,
        routeToCorrection: false,
        reason: 'The field "Reader" holds "Ida".',
        semanticSummary: 'The field "Reader" holds "Ida".',
        tokensSaved: fullCallTokens,
        observations: ['textbox "Reader" changed from "" to "Ida"'],
      },
    ],
    [
      "refuted",
      refusal,
      {
        outcome: "refuted",
        tier: 1,
        check: "request-refused",
        actionSucceeded: false,
        reobserve: false,
        observations: [],
        tokensSaved: fullCallTokens,
      },
    ],
    [
      "refuted for the client",
      covered,
      { outcome: "refuted", check: "could-not-execute", routeToCorrection: true },
    ],
    [
      "to be looked at again",
      lend,
      {
        outcome: "undecided",
        tier: 1,
        check: "nothing-changed",
        reobserve: true,
        actionSucceeded: false,
        tokensSaved: 0,
      },
    ],
    [
      "undecided at the first look",
      vague,
      {
        outcome: "undecided",
        tier: null,
        confidence: 0.5,
        reason: "The rules cannot tell.",
        reobserve: true,
      },
    ],
    ["undecided at the second look", { ...vague, again: true }, { outcome: "undecided", reobserve: false }],
    [
      "undecided of an unknown page",
      { ...vague, unseen: true },
      { outcome: "undecided", reobserve: false, observations: [] },
    ],
    ["not of a whole task", { ...typed, simple: true, last: false }, { taskCompleted: false }],
  ])("%s", async (_, parts, expected) => {
    expect(await verdictOn(parts)).toMatchObject(expected);
  });

  it.each<[string, CaseParts, object | undefined]>([
    [
      "what verifies",
      typed,
      {
        id: "a1:first:verdict",
        source: "observation",
        polarity: "for",
        strength: 0.95,
        rank: "dom",
        text: 'The field "Reader" holds "Ida".',
      },
    ],
    [
      "what refutes",
      { ...refusal, again: true },
      { id: "a1:second:verdict", polarity: "against", rank: "dom" },
    ],
    ["nothing where nothing decided", vague, undefined],
  ])("has as its first evidence %s", async (_, parts, first) => {
    const { evidence } = await verdictOn(parts);
    if (first) expect(evidence[0]).toMatchObject(first);
    else expect(evidence.map(({ id }) => id)).not.toContain("a1:first:verdict");
  });

  it("names no check where none decided", async () => {
    expect(await verdictOn(vague)).not.toHaveProperty("check");
  });

  it.each<[string, Partial<CaseParts>, string[]]>([
    ["nothing", {}, []],
    [
      "a changed page",
      { report: { witness: { recentEvents: [], didDomMutate: true } } },
      ["client witness override"],
    ],
    [
      "another address",
      { report: { witness: { recentEvents: [], didUrlChange: true } } },
      ["client witness override"],
    ],
    [
      "what both pages show as well",
      { after: page('="Ben"'), report: { witness: { recentEvents: [], didDomMutate: true } } },
      [],
    ],
  ])("remarks where the client saw %s", async (_, parts, remarks) => {
    expect((await verdictOn({ ...lend, ...parts })).remarks).toEqual(remarks);
  });
});
