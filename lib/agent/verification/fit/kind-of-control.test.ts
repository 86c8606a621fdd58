import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const page = (link: string, comments = "expanded") => `
  region "Sort"
    link "Sort" ${link}
  table "Beds"
    row "Name Price"
      link "Price" >https://garden.test/beds?order=price #price
  button "Comments" [${comments}]
  form
    textbox "" ="Fine"
    button "Save" #save`;
const part = ">https://garden.test/beds#sort";

it.each<[string, string, string, boolean]>([
  ["Sort the beds by cost", page(part), "#price", false],
  ["Sort the beds by cost", page(">https://garden.test/sort"), "#price", true],
  ["Post the comment that is written in the box", page(part), "#save", false],
  ["Post the comment that is written in the box", page(part, "unpressed"), "#save", true],
])("%s, on %s, by %s: something else is meant: %s", (step, before, on, is) => {
  expect(groundOf(aVerificationCase({ step, before, on })).fit.fit === "other").toBe(is);
});
