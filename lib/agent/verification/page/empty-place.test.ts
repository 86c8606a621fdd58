import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { isEmptyPlace } from "./empty-place";

const list = '\n  heading "Teas"\n  link "Genmaicha" >/tea/genmaicha #tea\n  link "Assam" >/tea/assam';
const way = (state: string): string => `\n  link "Home" >/ ${state}`;
const open = (after: string, textAfter: string) => ({
  step: "Open the page of the Genmaicha",
  before: list,
  text: "Teas\nGenmaicha\nAssam",
  on: "#tea",
  urlAfter: "https://garden.test/tea/genmaicha",
  after,
  textAfter,
});

it.each<[string, string, string, boolean]>([
  ["all went and nothing came", "\n", "", true],
  ["little came, and it says that the thing is not there", '\n  region "Shop"', "Tea not found", true],
  ["little came, and it says that there is none", '\n  region "Shop"', "This tea does not exist.", true],
  ["the thing came", '\n  heading "Genmaicha"', "Genmaicha\nGreen tea with rice", false],
  [
    "the thing came, with a line that tells of something missing",
    '\n  heading "Genmaicha"',
    "Genmaicha\nGreen tea with rice\n4 euros\nIn the basket\nA picture was not found",
    false,
  ],
  [
    "a long text mentions it",
    '\n  heading "Genmaicha"',
    "A tea that is not found in any other shop of this town, and that we are glad to have",
    false,
  ],
  ["the page stayed as it was", list, "Teas\nGenmaicha\nAssam", false],
])("a place is empty where %s", (_, after, text, says) => {
  const parts = open(after, text);
  expect(isEmptyPlace(groundOf(aVerificationCase(parts)))).toBe(says);
  if (says) expect(ruled({ ...parts, again: true }).says).not.toBe("verified");
});

it.each<[string, string, boolean]>([
  ["nothing came but the mark on the way there", way("{current}"), true],
  ["the way there says more as well", '\n  link "Home (2)" >/ {current} #home', false],
])("a place is empty where %s", (_, after, says) => {
  const before = `${list}${way("")}`.replace('"Home" >/', '"Home" >/ #home');
  const parts = { ...open(after.replace('"Home" >/', '"Home" >/ #home'), ""), before };
  expect(isEmptyPlace(groundOf(aVerificationCase(parts)))).toBe(says);
});

it("a thing is not known to be removed where nothing came of the place that followed", () => {
  const parts = {
    step: "Confirm that the Genmaicha is deleted",
    before: '\n  heading "Delete Genmaicha"\n  form "Sure"\n    button "Yes, delete"\n    link "No" >/',
    on: "Yes, delete",
    requests: ["POST /tea/genmaicha/delete 302 document"],
    urlAfter: "https://garden.test/tea",
    after: "\n",
    again: true,
  };
  expect(ruled(parts).says).not.toBe("verified");
  expect(ruled({ ...parts, after: '\n  heading "Teas"\n  link "Assam" >/tea/assam' }).says).toBe("verified");
});
