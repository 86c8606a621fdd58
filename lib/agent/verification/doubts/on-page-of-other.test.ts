import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { ofAnotherThing } from "./of-another-thing";
import { onPageOfOther } from "./on-page-of-other";

const rooms = (...links: string[]): string =>
  `\n  list "Rooms"${links.map((one) => `\n    ${one}`).join("")}`;
const kitchen = 'link "Kitchen" >"/r/1"';
const cellar = 'link "Cellar" >"/r/2"';
const page = (head: string, more = rooms(kitchen, cellar)): string =>
  `${more}\n  ${head}\n  textbox "New lamp" #new`;
const put: CaseParts = {
  step: 'Add the lamp "Globe" to the room Cellar',
  before: page('heading "Kitchen"'),
  on: "#new",
  does: "setValue",
  value: "Globe",
  enter: true,
};
const otherOf = (more: Partial<CaseParts>): string | undefined =>
  onPageOfOther(groundOf(aVerificationCase({ ...put, ...more })));

describe("what is put on the page of another thing", () => {
  it.each<[string, Partial<CaseParts>, string | undefined]>([
    ["the other one's", {}, "Kitchen"],
    ["the other one's, without the kind of it", { step: 'Add the lamp "Globe" to Cellar' }, "Kitchen"],
    ["its own", { before: page('heading "Cellar"') }, undefined],
    [
      "one that goes along with every page",
      {
        step: 'Add the lamp "Globe" to the basket',
        before: page('heading "Kitchen"', rooms(kitchen, 'link "Basket" >"/b"')),
      },
      undefined,
    ],
    [
      "that of a list on the same page",
      { before: `${page('heading "Kitchen"')}\n  list "Cellar"\n    item "Lamp"` },
      undefined,
    ],
    ["one that the goal names", { goal: "Furnish the Kitchen and the Cellar" }, undefined],
    [
      "one that the step names",
      { step: "Move the lamp from the Kitchen to Cellar", goal: "Furnish the Cellar" },
      undefined,
    ],
    ["one without a heading", { before: page('text "Kitchen"') }, undefined],
    ["one whose heading is hidden", { before: page('heading "Kitchen" [hidden]') }, undefined],
    [
      "one that has a hidden heading before its own",
      { before: page('heading "Menu" [hidden]\n  heading "Kitchen"') },
      "Kitchen",
    ],
    ["one headed by something else", { before: page('heading "Overview"\n  heading "Kitchen"') }, undefined],
    ["one that no link is called by", { before: page('heading "Attic"') }, undefined],
    ["one written otherwise", { before: page('heading "KITCHEN"') }, "KITCHEN"],
    [
      "one whose link is hidden",
      { before: page('heading "Kitchen"', rooms(`${kitchen} [hidden]`, cellar)) },
      undefined,
    ],
    [
      "one beside which the named one is hidden",
      { before: page('heading "Kitchen"', rooms(kitchen, `${cellar} [hidden]`)) },
      undefined,
    ],
    [
      "one that is called so by a button",
      { before: page('heading "Kitchen"', rooms('button "Kitchen"', cellar)) },
      undefined,
    ],
    ["one, where the step says no place", { step: 'Add the lamp "Globe"' }, undefined],
    ["one, where the place is no link", { step: 'Add the lamp "Globe" to the Attic' }, undefined],
    [
      "one, where the place is only a part of what the step says",
      { step: 'Add the lamp "Globe" to the shelf of the old Cellar' },
      undefined,
    ],
    [
      "one, where the links are of different parts",
      { before: page('heading "Kitchen"', `\n  navigation "Way"\n    ${kitchen}${rooms(cellar)}`) },
      undefined,
    ],
    [
      "one, where both links lead to the same page",
      { before: page('heading "Kitchen"', rooms(kitchen, 'link "Cellar" >"/r/1"')) },
      undefined,
    ],
    [
      "one, where each link stands in an entry",
      {
        before: page(
          'heading "Kitchen"',
          `\n  list "Rooms"\n    item "Kitchen 4"\n      ${kitchen}\n    item "Cellar 2"\n      ${cellar}`,
        ),
      },
      "Kitchen",
    ],
  ])("the page is %s", (_, more, other) => {
    expect(otherOf(more)).toBe(other);
  });

  it.each([
    ["item-appeared", true],
    ["sent-by-enter", true],
    ["form-submitted", true],
    ["entry-holds-entered", true],
    ["item-gone", false],
    ["url-changed", false],
    ["toggle-read-back", false],
  ])("is asked of %s: %s", (check, is) => {
    const ground = groundOf(aVerificationCase(put));
    const said = ofAnotherThing.map((doubt) => doubt({ ground, check, reason: "" }));
    expect(said.includes('But this page is that of "Kitchen".')).toBe(is);
  });
});
