import { describe, expect, it } from "vitest";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { aPage } from "@/tests/support/a-page";
import { isOfAnother, openerOnItsPage, saidOfThing } from "./page-of-thing";

describe("a name beside the number that a page is headed by", () => {
  const page = 'heading:1 "Payment for INV-1042"\nbutton "Record"';
  it.each([
    ["is settled", "Record that INV-1042 to Brook Mills was paid", page, ["Brook Mills"]],
    [
      "is settled in other languages",
      "Buche die Zahlung für INV-1042 von Brook Mills",
      page,
      ["Brook Mills"],
    ],
    ["is not where something else stands between", "Move INV-1042 and tell Brook Mills", page, []],
    [
      "is not where the page is headed by something else",
      "Record that INV-1042 to Brook Mills was paid",
      'heading:1 "Payments"',
      [],
    ],
  ])("%s", (_, goal, outline, expected) => {
    expect(saidOfThing(goal, aPage(outline).nodes)).toEqual(expected);
  });
});

it.each([
  ["Publish", true],
  ["Publish…", false],
  ["Publish...", false],
])("on the page of the thing %s does it: %s", (name, does) => {
  const { nodes } = aPage(`heading:1 "Five knots"\nbutton "${name}"\nlink "Help"`);
  const opener = openerOnItsPage('Publish the post "Five knots"', nodes, () => false, []);
  expect(opener).toMatchObject({ node: { name }, does });
});

it.each([
  ["#215", true],
  ["#214", false],
  ["open", false],
])("a page headed by %s is one of another thing: %s", (label, isOther) => {
  const { nodes } = aPage(`heading:1 "Typo on a page ${label}"`);
  const digest = { ...viewPage(aPage(""), { focus: "", tokenBudget: 1_000, text: true }).digest, nodes };
  expect(isOfAnother("Add a comment to issue #214", { nodes, digest })).toBe(isOther);
});
