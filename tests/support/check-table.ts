import { describe, expect, it } from "vitest";
import { type StepVerb, stepVerbs } from "@/lib/agent/domain/wording/step-intent";
import type { Check, Decision } from "@/lib/agent/verification/check";
import { type Ground, groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, type RuleWord, ruled, wordOf } from "./a-verification-case";

/**
 * A case and what the check says of it. What it verifies, the whole list verifies at the second look; what it refutes, the list refutes at once. Where it
 * says nothing no other check verifies the action at either look; with `others: "verify"` one does, with `"may"` that is no matter here.
 */
export type CheckRow = CaseParts & {
  when: string;
  says: RuleWord | "nothing";
  others?: "verify" | "may";
};

function decisionOf(check: Check, ground: Ground): Decision | undefined {
  return check.applies(ground) ? check.check(ground) : undefined;
}

export function judgedBy(check: Check, parts: CaseParts): RuleWord | "nothing" {
  const decision = decisionOf(check, groundOf(aVerificationCase(parts)));
  return decision ? wordOf(decision) : "nothing";
}

/** The verbs of those steps on which the check has a say in this case. */
export function verbsOf(check: Check, parts: CaseParts): StepVerb[] {
  const ground = groundOf(aVerificationCase(parts));
  return stepVerbs.filter((verb) => check.applies({ ...ground, verb }));
}

/** A reason is read by people: a sentence in which nothing is left out. */
const sentence = /^(?!.* {2})(?!.* \.)[\p{Lu}"].{9,}[."]$/su;

/** Declares one test a row, and what holds for all of them. */
export function checkTable(check: Check, rows: readonly CheckRow[], { effects = true } = {}): void {
  describe(check.name, () => {
    it.each(rows)("$when: $says", (row) => {
      expect(judgedBy(check, row)).toBe(row.says);
      const [now, later] = [ruled(row).says, ruled({ ...row, again: true }).says];
      if (row.says === "verified")
        expect([now, later]).toEqual([expect.stringMatching(/verified|again/), "verified"]);
      if (row.says === "refuted") expect(now).toBe("refuted");
      if (row.says === "nothing" && row.others === "verify") expect(later).toBe("verified");
      if (row.says === "nothing" && !row.others) expect([now, later]).not.toContain("verified");
    });

    it("says why", () => {
      for (const row of rows) {
        const decision = decisionOf(check, groundOf(aVerificationCase(row)));
        if (decision) expect(decision.reason).toMatch(sentence);
      }
    });

    // What promises no effect needs no page to compare with.
    const verifying = effects ? rows.filter(({ says }) => says === "verified") : [];
    if (verifying.length === 0) return;

    it("verifies nothing where nobody knows the page before", () => {
      for (const row of verifying)
        expect([row.when, judgedBy(check, { ...row, unseen: true })]).not.toContain("verified");
    });

    it("verifies nothing of another element than the step names", () => {
      for (const row of verifying) {
        const other = { fit: { fit: "other", reason: "" } } as const;
        const decision = decisionOf(check, { ...groundOf(aVerificationCase(row)), ...other });
        expect([row.when, decision?.outcome]).not.toContain("verified");
      }
    });
  });
}
