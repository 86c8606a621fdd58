import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isOtherBox } from "./other-box";

const boxes = (one: string, other: string): string =>
  `\n  region "Tent"\n    ${one} [unchecked] #one\n    ${other} [unchecked] #other`;
const more = 'checkbox "" &"Waterproof and lined"';
const just = 'checkbox "" &"Waterproof"';
const tick: CaseParts = { step: "Tick Waterproof", before: boxes(more, just), on: "#one" };

it.each<[string, Partial<CaseParts>, boolean]>([
  ["one without a name, beside more than that", {}, true],
  ["it is to be unticked", { step: "Untick Waterproof" }, true],
  ["the step says it in small letters", { step: "Tick waterproof" }, true],
  ["the other one is a switch", { before: boxes(more, 'switch "" &"Waterproof"') }, true],
  ["the other one is one of several", { before: boxes(more, 'radio "" &"Waterproof"') }, true],
  ["the other one is no box", { before: boxes(more, 'button "" &"Waterproof"') }, false],
  ["the other one has a name", { before: boxes(more, 'checkbox "Lining" &"Waterproof"') }, false],
  ["the other one stands beside another text", { before: boxes(more, 'checkbox "" &"Light"') }, false],
  ["this one stands beside just that", { before: boxes(just, just) }, false],
  ["this one has a name", { before: boxes('checkbox "Waterproof and lined"', just) }, false],
  ["nothing is said", { step: "Tick", before: boxes(more, 'checkbox ""') }, false],
  ["nothing is ticked", { step: "Open Waterproof" }, false],
])("%s: %s", (_, parts, is) => {
  const ground = groundOf(aVerificationCase({ ...tick, ...parts }));
  expect(isOtherBox(ground)).toBe(is);
});

it("is doubted", () => {
  const ground = groundOf(aVerificationCase({ ...tick, text: "Waterproof and lined\nWaterproof" }));
  expect(doubtOfMeaning({ ground, check: "toggle-read-back", reason: "" })).toBe(
    "But another box stands right beside what the step says.",
  );
});
