import { describe, expect, it } from "vitest";
import { verifyAction } from "@/lib/agent/verification/verify-action";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";

const rules = { model: undefined, tiersEnabled: true };
/** What is said at the second look at a page that looked like `first` at the first one. */
async function lookTwice(parts: CaseParts, first: string, later: string): Promise<string> {
  const then = await verifyAction(aVerificationCase({ ...parts, after: first }), rules);
  expect(then).toMatchObject({ outcome: "undecided", reobserve: true });
  const again = aVerificationCase({ ...parts, after: later, again: true });
  const verdict = await verifyAction({ ...again, action: { ...again.action, verdict: then } }, rules);
  return `${verdict.outcome} ${verdict.check ?? "-"}`;
}

const bed = (name: string, button = "Tend", more = ""): string => `
  heading "Beds"
  item "${name}"
    button "${button}" #tend
  item "Leek"${more}`;
const tend = {
  step: "Take good care of it",
  on: "#tend",
  before: bed("Kale 1"),
  requests: ["PUT /beds/1 200 fetch"],
};
const back = "refuted taken-back";

describe("what had changed at the first look, by no rule of any worth", () => {
  it.each([
    ["an entry was called otherwise", bed("Kale 5"), bed("Kale 1"), back],
    ["a control was for the reverse", bed("Kale 1", "Untend"), bed("Kale 1"), back],
    ["an entry had gone", '\n  heading "Beds"\n  item "Leek"', bed("Kale 1"), back],
    [
      "an entry was called otherwise, and what the site took is shown elsewhere",
      bed("Kale 5"),
      bed("Kale 1", "Tend", '\n  heading "Tended today"'),
      "undecided -",
    ],
    ["an entry is called otherwise still", bed("Kale 5"), bed("Kale 5"), "undecided -"],
    ["an entry is called otherwise again", bed("Kale 5"), bed("Kale 6"), "undecided -"],
    [
      "a control said for a moment that it was pressed",
      bed("Kale 1", "Tending!"),
      bed("Kale 1"),
      "undecided -",
    ],
    ["something was said beside a name for a moment", bed("Kale 1 tended"), bed("Kale 1"), "undecided -"],
    ["one of two things is as before", bed("Kale 5", "Untend"), bed("Kale 5"), "undecided -"],
  ])("%s", async (_, first, later, says) => {
    expect(await lookTwice(tend, first, later)).toBe(says);
  });

  it("tells entries apart that look the same", async () => {
    const stars = (...states: string[]): string =>
      `\n  heading "Beds"${states.map((state, at) => `\n  switch "" #s${at} [${state}]`).join("")}`;
    const parts = { ...tend, on: "#s1", before: stars("off", "off") };
    expect(await lookTwice(parts, stars("off", "on"), stars("off", "off"))).toBe(back);
    expect(await lookTwice(parts, stars("off", "on"), stars("off", "on"))).toBe("undecided -");
  });
});
