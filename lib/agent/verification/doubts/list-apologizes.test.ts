import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { listApologizes } from "./says-sorry";

const page = (...items: string[]): string =>
  `\n  textbox:search "Search" ="kestrel" #q\n  list "Birds"${items.map((one) => `\n    item "${one}"`).join("")}`;
const sorry = "Sorry, we could not reach the bird index.";
const snag = "The bird index is having a moment.";
const failed = "The search failed.";
const search: CaseParts = {
  step: 'Search for "kestrel"',
  before: page("Robin", "Wren"),
  after: page(),
  on: "#q",
  does: "setValue",
  value: "kestrel",
  enter: true,
  text: "Birds",
};
const why = "But the page says that something went wrong.";

it.each<[string, boolean, Partial<CaseParts>]>([
  ["the page is sorry", true, { textAfter: `Birds\n${sorry}` }],
  ["the page owns up to it in other words", true, { textAfter: `Birds\n${snag}` }],
  ["the page says that it failed", true, { textAfter: `Birds\n${failed}` }],
  ["the page says how many", false, { textAfter: "Birds\n0 of 214 birds" }],
  ["nothing more is said", false, {}],
  ["it was said before", false, { text: `Birds\n${sorry}`, textAfter: `Birds\n${sorry}` }],
  ["it is listed all the same", false, { textAfter: `Birds\n${sorry}`, after: page("Common kestrel") }],
  [
    "the step only narrows the list",
    false,
    { step: 'Show only the birds of "kestrel"', textAfter: `Birds\n${sorry}` },
  ],
])("what was looked for is listed nowhere, and %s: %s", (_, expected, parts) => {
  const ground = groundOf(aVerificationCase({ ...search, ...parts }));
  expect(listApologizes(ground)).toBe(expected);
  expect(doubtOfMeaning({ ground, check: "list-arranged", reason: "" })).toBe(expected ? why : undefined);
});

it("another check is not doubted for it", () => {
  const ground = groundOf(aVerificationCase({ ...search, textAfter: `Birds\n${failed}` }));
  expect(doubtOfMeaning({ ground, check: "text-kept", reason: "" })).not.toBe(why);
});
