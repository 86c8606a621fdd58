import { expect, it } from "vitest";
import { type CaseParts, ruledInTheEnd } from "@/tests/support/a-verification-case";

const dialog = (ripe: number, sweet: number, label = "Ripe"): string => `
  dialog "Pear"
    textbox "Name" ="Comice" #name
    slider "" ="${ripe}" &"${label}"
${[1, 2, 3].map((star) => `    clickable "" #r${star} &"${label}"`).join("\n")}
    slider "" ="${sweet}" &"Sweetness"
${[1, 2, 3].map((star) => `    clickable "" #s${star} &"Sweetness"`).join("\n")}
    button "Keep" #keep
`;
const given = (parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Set the ripeness to 3 stars",
  goal: "Give the pear three stars for ripeness",
  before: dialog(1, 1),
  on: "#r3",
  after: dialog(3, 1),
  last: false,
  ...parts,
});

it.each<[string, Partial<CaseParts>, boolean]>([
  ["the number of the step", {}, true],
  ["it, of five", { step: "Set the ripeness to 3 of 5 stars" }, true],
  ["another number", { on: "#r2", after: dialog(2, 1) }, false],
  ["what it did", { after: dialog(1, 1) }, false],
  ["it in the other slider", { on: "#s3", after: dialog(1, 3) }, false],
  ["it in both", { after: dialog(3, 3) }, false],
  ["what the step calls otherwise", { step: "Set the colour to 3 stars" }, false],
  ["it for a step with two numbers", { step: "Set the ripeness to 3 stars, not 2 stars" }, false],
  ["it for a step that says no stars", { step: "Set the ripeness to high" }, false],
])("the slider holds %s: %s", (_, parts, says) =>
  expect(ruledInTheEnd(given(parts)) === "verified").toBe(says),
);
