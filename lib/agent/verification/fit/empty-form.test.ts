import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

it.each<[string, string, string]>([
  ["Red oak", "", "this"],
  ["Red oak", "Fine wood", "unclear"],
  ["", "", "unclear"],
])("of two buttons called alike, where the forms hold %j and %j: %s", (own, other, fit) => {
  const before = `
  form
    textbox "Title" ="${own}"
    button "Save" #used
  form
    textbox "Comment" ="${other}"
    button "Save" #other`;
  expect(groundOf(aVerificationCase({ step: "Save it", before, on: "#used" })).fit.fit).toBe(fit);
});
