import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { knownDestination } from "./known-destination";

const done = (step: string, link: string): boolean | undefined => {
  const ground = groundOf(
    aVerificationCase({
      step,
      last: true,
      simple: true,
      before: `\n  heading "Garden"\n  link "${link}" >https://garden.test/hours #to`,
      on: "#to",
      urlAfter: "https://garden.test/hours",
      after: '\n  heading "Opening hours"\n  item "Monday"',
    }),
  );
  const decision = knownDestination.check(ground);
  return decision?.outcome === "verified" ? decision.taskCompleted : undefined;
};

it("to have come to a page is all of a goal that only goes there", () => {
  expect(done("Open the opening hours", "Opening hours")).toBe(true);
});

it("it is not all of one that does something there", () => {
  expect(done("Clear the opening hours", "Clear opening hours")).toBe(false);
});
