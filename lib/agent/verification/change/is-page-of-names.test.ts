import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isPageOfNames } from "./is-page-of-names";

const boat = (name: string): string => `\n  heading "${name}"\n  button "Moor" #moor`;
const page: CaseParts = {
  step: "Moor Tern",
  before: boat("Tern"),
  on: "#moor",
  title: "Harbour",
  text: "Keeper\nIda Falk",
};

it.each<[string, boolean, Partial<CaseParts>]>([
  ["it is called by the name", true, {}],
  ["it is called by more", true, { before: boat("Tern, 4 m") }],
  ["it is called by another name", false, { before: boat("Skua") }],
  ["it was called by another name", false, { before: boat("Skua"), after: boat("Tern") }],
  ["it is called by another name now", false, { after: boat("Skua") }],
  ["the step names nothing", true, { step: "Moor the boat" }],
  ["whose it is stands on it", true, { step: "Moor Tern of Ida Falk" }],
  ["whose it is stands on it, in quotes", true, { step: 'Moor "Tern" of "Ida"' }],
  ["whose it is stands nowhere", false, { step: "Moor Tern of Ole Moe" }],
  ["whose it is stood there before", false, { step: "Moor Tern of Ida Falk", textAfter: "Keeper" }],
  ["all names only stand on it", false, { step: "Moor the boat of Ida Falk" }],
])("%s: %s", (_, is, parts) => {
  expect(isPageOfNames(groundOf(aVerificationCase({ ...page, ...parts })))).toBe(is);
});
