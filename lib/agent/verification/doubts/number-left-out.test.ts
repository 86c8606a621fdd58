import { expect, it } from "vitest";
import { doubtOfLasting } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isNumberLeftOut } from "./number-left-out";

const step = 'Add "Tidewater" to the shelf with 8 stars';
const page = (entries: string, form = 'textbox "Book" #book'): string =>
  `\n  ${form}\n  button "Add" #add\n  list "Shelf"\n    item "Moor ★ 6"${entries}`;
const came = (entry: string): string => page(`\n    item "${entry}"`);

it.each<[string, boolean, Partial<CaseParts>]>([
  ["the entry tells another number", true, { after: came("Tidewater ★ 5") }],
  ["it tells that number", false, { after: came("Tidewater ★ 8") }],
  ["it tells it written otherwise", false, { after: came("Tidewater ★ 08") }],
  ["it tells it only as a part of another", true, { after: came("Tidewater ★ 18") }],
  ["it tells it only in a date", true, { after: came("Tidewater ★ 5, 8.10") }],
  ["it tells no number at all", false, { after: came("Tidewater") }],
  ["only another entry came", false, { after: came("Heath ★ 5") }],
  ["no entry came", false, { after: page("") }],
  ["the step says none", false, { step: 'Add "Tidewater" to the shelf', after: came("Tidewater ★ 5") }],
  [
    "the number is a part of the title",
    false,
    { step: 'Add "Night at 8 bells" to the shelf', after: came("Night at 8 bells ★ 5") },
  ],
  [
    "the number is a part of where it is from",
    false,
    { step: 'Add "Tidewater" from "Night at 8 bells"', after: came("Tidewater ★ 5") },
  ],
  [
    "the step says two",
    false,
    { step: 'Add "Tidewater" with 8 stars for 3 readers', after: came("Tidewater ★ 5") },
  ],
  ["the step says when", false, { step: 'Add "Tidewater" to the shelf at 8', after: came("Tidewater ★ 5") }],
  [
    "a field held it",
    false,
    { before: page("", 'textbox "Stars" ="8" #stars'), after: came("Tidewater ★ 5") },
  ],
  [
    "a radio button with it was chosen",
    false,
    { before: page("", 'radio "8 stars" [checked] #stars'), after: came("Tidewater ★ 5") },
  ],
  [
    "a radio button with it was not chosen",
    true,
    { before: page("", 'radio "8 stars" [unchecked] ="8" #stars'), after: came("Tidewater ★ 5") },
  ],
  [
    "it was told on the page before",
    false,
    { text: "Your stars: 8", textAfter: "Shelf", after: came("Tidewater ★ 5") },
  ],
])("a number of the step, where %s: %s", (_, expected, parts) => {
  const ground = groundOf(aVerificationCase({ step, before: page(""), on: "#add", ...parts }));
  expect(isNumberLeftOut(ground)).toBe(expected);
});

it.each([
  ["item-appeared", "Tidewater ★ 5", "But what came tells another number than the step."],
  ["item-appeared", "Tidewater ★ 8", undefined],
  ["place-named", "Tidewater ★ 5", undefined],
])("%s of %s is doubted: %s", (check, entry, doubt) => {
  const ground = groundOf(aVerificationCase({ step, before: page(""), on: "#add", after: came(entry) }));
  expect(doubtOfLasting({ ground, check, reason: "" })).toBe(doubt);
});
