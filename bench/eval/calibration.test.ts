import { describe, expect, it } from "vitest";
import { calibrationError, type Judged, reliability } from "./calibration";

const answers = (confidence: number, right: number, wrong: number): Judged[] => [
  ...Array.from({ length: right }, () => ({ confidence, right: true })),
  ...Array.from({ length: wrong }, () => ({ confidence, right: false })),
];

describe("calibration", () => {
  it("is perfect when answers are right as often as they are sure", () => {
    expect(calibrationError([...answers(0.75, 3, 1), ...answers(1, 5, 0)])).toBeCloseTo(0);
  });

  it("is off by how much too sure they are", () => {
    expect(calibrationError(answers(0.95, 1, 1))).toBeCloseTo(0.45);
  });

  it("weighs by how many answers there are", () => {
    expect(calibrationError([...answers(0.9, 9, 1), ...answers(0.5, 0, 10)])).toBeCloseTo(0.25);
  });

  it("tells each confidence apart, the edges too, and leaves out what did not occur", () => {
    expect(reliability([...answers(1, 1, 1), ...answers(0, 0, 1), ...answers(0.55, 1, 0)])).toEqual([
      { from: 0, count: 1, meanConfidence: 0, accuracy: 0 },
      { from: 0.5, count: 1, meanConfidence: 0.55, accuracy: 1 },
      { from: 0.9, count: 2, meanConfidence: 1, accuracy: 0.5 },
    ]);
  });

  it("says nothing of no answers", () => {
    expect(calibrationError([])).toBe(0);
    expect(reliability([])).toEqual([]);
  });
});
