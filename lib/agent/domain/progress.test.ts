import { describe, expect, it } from "vitest";
import { progressAfterReflecting, recordProgress, stallOf } from "./progress";
import { newProgress, type Progress } from "./task";

const run = (
  events: [outcome: "verified" | "refuted" | "undecided", advanced: boolean, actionState: string][],
  start: Progress = newProgress,
) =>
  events.reduce(
    (progress, [outcome, advanced, actionState]) =>
      recordProgress(progress, { outcome, advanced, actionState }),
    start,
  );
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

describe("the no-progress stop", () => {
  it.each([
    ["nothing yet", [], "none"],
    [
      "five verified actions that bring the goal no nearer",
      times(5, (i) => ["verified", false, `s${i}`] as const),
      "success_without_progress",
    ],
    ["four of them", times(4, (i) => ["verified", false, `s${i}`] as const), "none"],
    ["twenty verified steps of a plan", times(20, (i) => ["verified", true, `s${i}`] as const), "none"],
    [
      "the same action on the same state three times",
      times(3, () => ["verified", true, "same"] as const),
      "repeated_action",
    ],
    ["the same action on three states", times(3, (i) => ["verified", true, `click@${i}`] as const), "none"],
    ["four refutations in a row", times(4, (i) => ["refuted", false, `s${i}`] as const), "failures"],
  ])("%s: %s", (_name, events, stall) => {
    expect(stallOf(run(events.map((event) => [...event])))).toBe(stall);
  });

  it("counts failures anew after a success", () => {
    const progress = run([
      ["refuted", false, "1"],
      ["refuted", false, "2"],
      ["verified", true, "3"],
      ["refuted", false, "4"],
      ["refuted", false, "5"],
    ]);
    expect([progress.consecutiveFailures, stallOf(progress)]).toEqual([2, "none"]);
  });

  it("remembers that it reflected until something moves", () => {
    const stuck = run([["refuted", false, "1"]], progressAfterReflecting);
    expect(stuck.reflected).toBe(true);
    expect(run([["verified", true, "2"]], stuck).reflected).toBe(false);
  });
});
