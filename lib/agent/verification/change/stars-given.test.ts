import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruledInTheEnd } from "@/tests/support/a-verification-case";
import { starsGiven } from "./stars-given";

const dialog = (ripe: number, sweet: number, label = "Ripe", other = "Sweetness"): string => `
  dialog "Pear"
    textbox "Name" ="Comice" #name
    slider "" ="${ripe}" &"${label}"
${[1, 2, 3, 4, 5].map((star) => `    clickable "" #r${star} &"${label}"`).join("\n")}
    slider "" ="${sweet}" &"${other}"
${[1, 2, 3, 4, 5].map((star) => `    clickable "" #s${star} &"${other}"`).join("\n")}
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
  ["it, of more than it has", { step: "Set the ripeness to 3 of 10 stars" }, false],
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

const says = (label: string, other: string, step: string, change = (page: string) => page): boolean => {
  const [before, after] = [dialog(1, 1, label, other), dialog(3, 1, label, other)].map(change);
  const parts = given({ step, before: before ?? "", after: after ?? "" });
  return starsGiven(groundOf(aVerificationCase(parts))) === "3";
};
it.each<[string, string, string, string, boolean]>([
  ["its label is short for what is said", "Rip", "Sweetness", "Set the ripeness to 3 stars", true],
  ["another's label is said whole", "Rip", "Ripeness", "Set the ripeness to 3 stars", false],
  ["its label is said whole", "Ripeness", "Rip", "Set the ripeness to 3 stars", true],
  ["both are short for what is said", "Rip", "Ripe", "Set the ripeness to 3 stars", false],
  ["both are said whole", "Ripeness", "Sweetness", "Set ripeness, not sweetness, to 3 stars", false],
  ["more of its label is said", "Skin colour", "Colour", "Set the skin colour to 3 stars", true],
  ["more of another's is said", "Colour", "Skin colour", "Set the skin colour to 3 stars", false],
  ["its label is too short to tell", "Ri", "Sweetness", "Set the ripeness to 3 stars", false],
  ["both are called alike", "Ripeness", "Ripeness", "Set the ripeness to 3 stars", false],
])("stars are given where %s: %s, beside %s, for %s", (_, label, other, step, expected) =>
  expect(says(label, other, step)).toBe(expected),
);

it.each<[string, (page: string) => string]>([
  [
    "stands in another part",
    (page) => page.replace(/^ {4}slider "" (.*)"Ripe"$/mu, '    list ""\n      slider "" $1"Ripe"'),
  ],
  ["is no slider", (page) => page.replace(/slider(?=.*"Ripe")/u, "textbox")],
  ["has signs with names", (page) => page.replace('clickable "" #r3', 'clickable "3" #r3')],
  ["has buttons for signs", (page) => page.replace('clickable "" #r3', 'button "" #r3')],
])("the stars tell nothing of what %s", (_, change) => {
  expect(says("Ripe", "Sweetness", "Set the ripeness to 3 stars")).toBe(true);
  expect(says("Ripe", "Sweetness", "Set the ripeness to 3 stars", change)).toBe(false);
});
