import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { isOtherTime } from "./other-time";

const page = (...rows: string[]) =>
  `\n  textbox "Time" #time\n  button "Keep" #keep\n  list "Feedings"${rows.map((row) => `\n    item "${row}"`).join("")}`;
const other = (step: string, before: string, after: string): boolean =>
  isOtherTime(
    groundOf(
      aVerificationCase({
        step,
        before: page(),
        on: "#keep",
        text: `Goats\n${before}`,
        textAfter: `Goats\n${after}`,
      }),
    ),
  );

describe("the numbers of the time came in another sense", () => {
  it.each<[boolean, string, string, string?]>([
    [true, "Keep 6:30 as the feeding time", "Hay 6 30"],
    [true, "Keep 06:30 as the feeding time", "Hay 6 30"],
    [true, "Keep 6:30 as the feeding time", "Hay 06 30"],
    [true, "Keep 6.30 as the feeding time", "Hay 6 30"],
    [true, "Keep 6h30 as the feeding time", "Hay 6  30"],
    [false, "Keep 6:30 as the feeding time", "Hay 6:30"],
    [false, "Keep 6:30 as the feeding time", "Hay 6.30"],
    [false, "Keep 6:30 as the feeding time", "Hay 6 h 30"],
    [false, "Keep 6:30 as the feeding time", "Hay 6 30\n6:30"],
    [false, "Keep 6:30 as the feeding time", "Hay 16 30"],
    [false, "Keep 6:30 as the feeding time", "Hay 6 305"],
    [false, "Keep 6:30 as the feeding time", "Hay 1.6 30"],
    [false, "Keep 6:30 as the feeding time", "Hay 6 30:15"],
    [false, "Keep 6:30 as the feeding time", "Hay"],
    [false, "Keep 6:30 as the feeding time", "Hay 6 30\nmore", "Hay 6 30"],
    [false, "Keep 6:30 to 7:15 as the feeding time", "Hay 6 30"],
    [false, "Keep 6 30 as the feeding time", "Hay 6 30"],
    [false, "Keep 6:30:15 as the feeding time", "Hay 6 30"],
    [false, "Keep the feeding time", "Hay 6 30"],
  ])("%s: %s: %j", (is, step, after, before = "") => expect(other(step, before, after)).toBe(is));
});

it("verifies nothing", () => {
  const parts = {
    step: "Add a feeding at 6:30",
    before: page().replace("#time", '="6:30" #time'),
    on: "#keep",
    again: true,
  };
  expect(ruled({ ...parts, after: page("Feeding 6 30"), requests: ["POST /feedings 201"] }).says).not.toBe(
    "verified",
  );
});
