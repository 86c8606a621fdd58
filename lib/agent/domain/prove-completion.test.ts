import { describe, expect, it } from "vitest";
import type { Completion, Evidence } from "@/lib/contracts/verdict";
import { aCriterion } from "@/tests/support/a-task";
import { proveCompletion } from "./prove-completion";

const item = (parts: Partial<Evidence>): Evidence => ({
  id: "e1",
  source: "assertion",
  polarity: "for",
  strength: 1,
  rank: "dom",
  text: "",
  ...parts,
});
const completion = (evidence: Evidence[], result: "met" | "unmet" | "unverifiable" = "met"): Completion => ({
  criteria: [{ id: "c1", text: "", result, evidenceIds: ["e1"] }],
  evidence,
  summary: "",
  originalRequestSummary: "",
});
const met = aCriterion({ result: "met", evidenceIds: ["e1"], persistence: false });
const stored = { ...met, persistence: true };

describe("proveCompletion", () => {
  it.each([
    ["one met criterion with evidence", [met], completion([item({})]), true],
    ["no criteria at all", [], completion([item({})]), false],
    [
      "a criterion that is only called met in the account",
      [{ ...met, result: "open" as const }],
      completion([item({})]),
      false,
    ],
    ["a criterion that the account does not call met", [met], completion([item({})], "unverifiable"), false],
    ["evidence that is not there", [met], completion([]), false],
    ["evidence against it", [met], completion([item({ polarity: "against" })]), false],
    ["evidence that it does not name", [{ ...met, evidenceIds: [] }], completion([item({})]), false],
    ["storing, by what the page shows", [stored], completion([item({ rank: "page_text" })]), false],
    ["storing, by a model's word", [stored], completion([item({ rank: "model" })]), false],
    ["storing, by the browser's record", [stored], completion([item({ rank: "network" })]), true],
    ["storing, by what was read again", [stored], completion([item({ rank: "persisted" })]), true],
    ["one of two met", [met, { ...met, id: "c2", result: "unmet" as const }], completion([item({})]), false],
  ])("%s", (_, criteria, account, proven) => {
    expect(proveCompletion(criteria, account) !== undefined).toBe(proven);
  });
});
