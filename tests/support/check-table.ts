import { describe, expect, it } from "vitest";
import type { Check } from "@/lib/agent/verification/check";
import { groundOf } from "@/lib/agent/verification/ground";
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

export function judgedBy(check: Check, parts: CaseParts): RuleWord | "nothing" {
  const ground = groundOf(aVerificationCase(parts));
  const decision = check.applies(ground) ? check.check(ground) : undefined;
  return decision ? wordOf(decision) : "nothing";
}

/** Declares one test a row. */
export function checkTable(check: Check, rows: readonly CheckRow[]): void {
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
  });
}
