import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isPutAside } from "./put-aside";

const page = (heading: string, more = ""): string => `\n  heading "${heading}"\n  button "Save" #save${more}`;

it.each<[string, string, string, boolean]>([
  ["the place of what is not done", "Letter", "Drafts", true],
  ["a thing that is called so, since then", "Letter", "Draft the opening hours page", true],
  ["the thing that it was", "Draft the opening hours page", "Draft the opening hours page", false],
  ["the place that it was", "Drafts", "Drafts", true],
])("what came up is %s", (_, before, after, is) => {
  const parts = { step: "Send the letter to Ida", before: page(before), on: "#save" };
  const urlAfter = "https://garden.test/letters/7";
  expect(isPutAside(groundOf(aVerificationCase({ ...parts, after: page(after), urlAfter })))).toBe(is);
});
