import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruledInTheEnd } from "@/tests/support/a-verification-case";
import { countedTotal } from "./counted-total";

const told = (parts: CaseParts): string | undefined => countedTotal(groundOf(aVerificationCase(parts)));

const kites = (way: string, more = "") => `
  ${way}${more}
  list "Kites"
    item "Red kite €9"
      button "Add to basket" #red
    item "Blue kite €9"
      button "Add to basket" #blue`;
const link = (name: string) => `link "${name}" >/basket #way`;
const add: CaseParts = {
  step: 'Add "Red kite" to the basket',
  before: kites(link("Basket 2")),
  on: "#red",
  after: kites(link("Basket 3")),
};
const now = '"Basket 3" is what the page says of it now.';

describe("the way to the basket counts one more", () => {
  it.each<[string, string | undefined, Partial<CaseParts>]>([
    ["of a quoted thing", now, {}],
    ["of a thing without quotes", now, { step: "Add the red kite to the basket" }],
    ["on a button", now, { before: kites('button "Basket 2" #way'), after: kites('button "Basket 3" #way') }],
    [
      "on what can be pressed",
      now,
      { before: kites('clickable "Basket 2" #way'), after: kites('clickable "Basket 3" #way') },
    ],
    [
      "on a heading",
      undefined,
      { before: kites('heading "Basket 2" #way'), after: kites('heading "Basket 3" #way') },
    ],
    [
      "for the first time",
      '"Basket 1" is what the page says of it now.',
      { before: kites(link("Basket")), after: kites(link("Basket 1")) },
    ],
    ["for the first time, and counts three", undefined, { before: kites(link("Basket")) }],
    [
      "on what goes by no basket",
      undefined,
      { before: kites(link("Kites 2")), after: kites(link("Kites 3")) },
    ],
    [
      "besides its sum",
      undefined,
      { before: kites(link("Basket 2, €18")), after: kites(link("Basket 3, €27")) },
    ],
    [
      "and only the sum of it is told since then",
      undefined,
      { before: kites(link("Basket 2, €1")), after: kites(link("Basket 3")) },
    ],
    ["and is called without a number since then", undefined, { after: kites(link("Basket: open")) }],
    ["and is another control since then", undefined, { after: kites('button "Basket 3" #new') }],
    ["of two things", undefined, { step: 'Add "Red kite" or "Blue kite" to the basket' }],
    ["of a thing by two quotes", undefined, { step: 'Add "Red kite" at "€9" to the basket' }],
    ["and tells of how many it may hold", undefined, { after: kites(link("Basket 3 of 9")) }],
    ["of another thing", undefined, { step: 'Add "Green kite" to the basket' }],
    [
      "of a thing by two letters",
      undefined,
      { step: 'Add "X1" to the basket', before: kites(link("Basket 2")).replace("Red kite", "X1") },
    ],
    ["of a thing that is to be taken out", undefined, { step: 'Remove "Red kite" from the basket' }],
    ["of a thing that is to go nowhere", undefined, { step: 'Add "Red kite"' }],
    ["of a thing for the wish list", undefined, { step: 'Add "Red kite" to the basket, not the wish list' }],
    ["of several things", undefined, { step: 'Add two of "Red kite" to the basket' }],
    ["by the button of another thing", undefined, { on: "#blue" }],
    ["and the site took it without a word", undefined, { requests: ["POST /basket 200"] }],
    ["and another site took something", now, { requests: ["POST count.test/hit 204"] }],
    [
      "and so does another way to it",
      undefined,
      {
        before: kites(link("Basket 2"), '\n  button "Bag 2" #bag'),
        after: kites(link("Basket 3"), '\n  button "Bag 3" #bag'),
      },
    ],
    [
      "and another way to it stays",
      now,
      {
        before: kites(link("Basket 2"), '\n  button "Bag" #bag'),
        after: kites(link("Basket 3"), '\n  button "Bag" #bag'),
      },
    ],
  ])("%s: %s", (_, says, parts) => expect(told({ ...add, ...parts })).toBe(says));

  it("by a button that is one of two alike on the page of the thing", () => {
    const page = (way: string, heading = "Red kite"): string =>
      `\n  ${link(way)}\n  heading "${heading}"\n  button "Add to basket" #red`;
    const parts = { ...add, before: page("Basket 2"), after: page("Basket 3") };
    expect(told(parts)).toBe(now);
    expect(told({ ...parts, step: "Add the red kite to the basket" })).toBe(now);
    const part = { before: page("Basket 2", "Kite"), after: page("Basket 3", "Kite") };
    expect(told({ ...parts, ...part })).toBeUndefined();
    const gone = (way: string): string =>
      page(way).replace('heading "Red kite"', 'heading "Red kite" [hidden]');
    expect(told({ ...parts, before: gone("Basket 2"), after: gone("Basket 3") })).toBeUndefined();
  });
});

const bare: CaseParts = {
  ...add,
  before: kites(link("Basket")),
  after: kites(link("Basket")),
  text: "Basket\n(2)",
  textAfter: "Basket\n(3)",
};
describe("a bare number at the way to the basket counts one more", () => {
  it.each<[string, string | undefined, Partial<CaseParts>]>([
    ["in brackets", now, {}],
    ["alone", now, { text: "Basket\n2", textAfter: "Basket\n3" }],
    [
      "from nothing",
      '"Basket 1" is what the page says of it now.',
      { text: "Basket\n0", textAfter: "Basket\n1" },
    ],
    ["of four digits", '"Basket 1000" is what the page says of it now.', { text: "999", textAfter: "1000" }],
    ["of five digits", undefined, { text: "10000", textAfter: "10001" }],
    ["with a word", undefined, { text: "Kites 2", textAfter: "Kites 3" }],
    ["with a sum", undefined, { text: "2.00", textAfter: "3.00" }],
    ["by two", undefined, { textAfter: "Basket\n(4)" }],
    ["where none stood", undefined, { text: "Basket" }],
    ["and goes", undefined, { textAfter: "Basket" }],
    ["and another one goes", undefined, { text: "(2)\n7" }],
    ["and another one comes", undefined, { textAfter: "(3)\n7" }],
    ["and another one stays", now, { text: "(2)\n7", textAfter: "(3)\n7" }],
    [
      "and the way is a button",
      now,
      { before: kites('button "Basket" #way'), after: kites('button "Basket" #way') },
    ],
    [
      "and the way is twice there",
      now,
      {
        before: kites(link("Basket"), '\n  button "Basket"'),
        after: kites(link("Basket"), '\n  button "Basket"'),
      },
    ],
    ["and the way is hidden", undefined, { after: kites(`${link("Basket")} [hidden]`) }],
    [
      "and only commands speak of it",
      undefined,
      { before: kites(link("Fill the basket")), after: kites(link("Fill the basket")) },
    ],
    [
      "and only a heading speaks of it",
      undefined,
      { before: kites('heading "Basket"'), after: kites('heading "Basket"') },
    ],
    ["and nothing leads there", undefined, { before: kites(link("Kites")), after: kites(link("Kites")) }],
    ["by the button of another thing", undefined, { on: "#blue" }],
    [
      "and the way counts two more itself",
      undefined,
      { before: kites(link("Basket 2")), after: kites(link("Basket 4")) },
    ],
  ])("%s: %s", (_, says, parts) => expect(told({ ...bare, ...parts })).toBe(says));
});

describe("what was pressed", () => {
  const fitted = (step: string, fit: "this" | "other" | "unclear"): string | undefined =>
    countedTotal({ ...groundOf(aVerificationCase({ ...add, step })), fit: { fit, reason: "" } });
  it.each<[string, string, "this" | "other" | "unclear", boolean]>([
    ["is meant", 'Add "Red kite" to the basket', "this", true],
    ["may be meant", 'Add "Red kite" to the basket', "unclear", false],
    ["is not meant", 'Add "Red kite" to the basket', "other", false],
    ["is meant, and stands in the entry of another thing", 'Add "Green kite" to the basket', "this", false],
  ])("%s", (_, step, fit, is) => expect(fitted(step, fit) !== undefined).toBe(is));
});

it("is believed in the end", () => {
  expect(ruledInTheEnd(add)).toBe("verified");
  expect(ruledInTheEnd({ ...add, on: "#blue" })).not.toBe("verified");
});
