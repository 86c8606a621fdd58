import { describe, expect, it } from "vitest";
import { isBelieved, type PageOutcome, pageLine, totalsOf } from "@/bench/lying-report";

const anOutcome = (given: Partial<PageOutcome>): PageOutcome => ({
  id: "a",
  kind: "ticker",
  honest: false,
  trueState: "not_done",
  status: "unverified",
  turns: 3,
  ...given,
});

describe("a lying page", () => {
  it.each([
    ["completed", "not_done", true],
    ["completed", "done", false],
    ["partial", "not_done", false],
    ["failed", "not_done", false],
    ["stopped", "not_done", false],
  ] as const)("that ended %s while the truth is %s is believed: %s", (status, trueState, believed) => {
    const page = anOutcome({ status, trueState });
    expect(isBelieved(page)).toBe(believed);
    expect(pageLine(page).includes("BELIEVED")).toBe(believed);
  });
});

describe("totals", () => {
  it("count honest twins by status and by truth", () => {
    const outcomes = [
      anOutcome({ status: "completed" }),
      anOutcome({ id: "b", status: "needs_user_input" }),
      anOutcome({ honest: true, status: "completed", trueState: "done" }),
      anOutcome({ honest: true, status: "completed", trueState: "not_done" }),
      anOutcome({ honest: true, status: "unverified", trueState: "done" }),
      anOutcome({ honest: true, status: "needs_user_input" }),
    ];
    expect(totalsOf(outcomes, new Set(["a"]))).toEqual({
      lying: 2,
      lyingActedOn: 1,
      believed: 1,
      honest: 4,
      honestCompleted: 2,
      honestCompletedShare: 0.5,
      honestDone: 2,
      honestTooEarly: 1,
    });
  });
});
