import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { protectedSpans } from "./protected-spans";
import { splitStep } from "./split-step";

const table: [string, string[]][] = [
  ["Type email and click Submit", ["Type email", "Click Submit"]],
  ["Enter search query and press Enter", ["Enter search query", "Press Enter"]],
  ["Fill in username and password", ["Fill in username", "Fill in password"]],
  [
    "Fill in the first name, last name and email",
    ["Fill in the first name", "Fill in last name", "Fill in email"],
  ],
  ["Click dropdown then select option", ["Click dropdown", "Select option"]],
  ['Select "A", "B" and "C" in the list', ['Select "A"', 'Select "B"', 'Select "C" in the list']],
  ['Check "News" and "Offers"', ['Check "News"', 'Check "Offers"']],
  ['Type "x" followed by Enter', ['Type "x"', "Press Enter"]],
  ["Open the menu; click Export", ["Open the menu", "Click Export"]],
  [" Wait ", ["Wait"]],
  ['Type "x"  followed by Enter', ['Type "x"', "Press Enter"]],
  ['Type "x" by pressing  Enter', ['Type "x"', "Press Enter"]],
  ['Type "x" and pressing Enter', ['Type "x"', "Press Enter"]],
  ["In the box type x and press Enter", ["In the box type x", "Press Enter"]],
  ...["Return", "Tab", "Escape"].map((key): [string, string[]] => [
    `Type "x" followed by ${key}`,
    ['Type "x"', `Press ${key}`],
  ]),
  ['Select "A in B" and "C"', ['Select "A in B"', 'Select "C"']],
  [
    'Check both "A" and "B" for all the people of the first floor',
    ['Check "A"', 'Check "B" for all the people of the first floor'],
  ],
  ["Select both rooms and click Save", ["Select both rooms", "Click Save"]],
  ['Click the "A" and "B"', ['Click the "A"', 'Click "B"']],
  ['Click the  "A" and "B"', ['Click the  "A"', 'Click "B"']],
  ["Click the box and the lid", ["Click the box", "Click the lid"]],
  ["Fill in first  home  name and city", ["Fill in first  home  name", "Fill in city"]],
  ["Click both north and south", ["Click north", "Click south"]],
  ["Click all of north and south", ["Click north", "Click south"]],
  ["Click north, south and east", ["Click north", "Click south", "Click east"]],
  ["Check news, offers, and events", ["Check news", "Check offers", "Check events"]],
  ["Click both the big red round wooden door and lid", ["Click the big red round wooden door", "Click lid"]],
];

const atomic = [
  'Click "Save and close"',
  'Enter "a and click b" in the Name field',
  "Click Save and Continue",
  "Click on the terms and conditions link",
  "Go to https://a.org/and,then;x",
  "Select Trinidad and Tobago",
  'Enter "user" as the name',
  "Wait",
  "Open the form to add a patient",
  'Type "to be, or not to be"',
  "click the save button",
  'Type "x" followed by Enter twice',
  "Fill in name and city of Ann",
  "Check news, , offers and events",
  'Click big "A" and small "B"',
  'Click "A" and Banner',
  "Click the box and lid",
  "Press all the keys and all the knobs",
  "Click both the big red round old wooden door and lid",
  "Fill in old home street name and city",
  "Please fill in name and city",
];

const word = fc.constantFrom("name", "email", "city", "phone", "notes", "title");
const command = fc.oneof(
  word.map((one) => `Click the ${one} button`),
  fc
    .tuple(fc.stringMatching(/^[a-z ,;.&]{1,20}$/), word)
    .map(([text, one]) => `Enter "${text} and click x then y" in the ${one} field`),
  word.map((one) => `Open https://example.org/${one}?q=a,b&c=then`),
  word.map((one) => `Select "${one}, then some"`),
);
const joiner = fc.constantFrom(" and ", ", then ", " then ", "; ", ", and ");
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const dropped =
  /^(?:and|then|also|next|first|finally|after|that|afterwards|lastly|followed|by|plus|pressing|step|once|is|done)$/;
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (one) => !dropped.test(one) && !/^\d{1,2}$/.test(one),
  );

const isSubsequence = (part: readonly string[], whole: readonly string[]): boolean => {
  let at = 0;
  for (const one of whole) if (one === part[at]) at++;
  return at === part.length;
};

describe("splitStep", () => {
  it.each(table)("cuts %s", (step, expected) => {
    expect(splitStep(step)).toEqual(expected);
  });

  it.each(atomic)("leaves %s whole", (step) => {
    expect(splitStep(step)).toEqual([step]);
  });

  it("presses no key that is a part of a name of the page", () => {
    const step = "Click save and press enter";
    expect(splitStep(step, ["Save and press enter"])).toEqual([step]);
  });

  it("gives back exactly the commands that were joined, in order", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(command, joiner), { minLength: 1, maxLength: 5 }), (parts) => {
        const step = parts
          .map(([text, joined], index) =>
            index === 0 ? text : `${parts[index - 1]?.[1] ?? joined}${lowered(text)}`,
          )
          .join("");
        expect(splitStep(step)).toEqual(parts.map(([text]) => text));
      }),
    );
  });

  it("loses no word and keeps their order", () => {
    const anything = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(word, joiner, command, fc.string())).map((parts) => parts.join(" ")),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(isSubsequence(wordsOf(text), wordsOf(splitStep(text).join(" ")))).toBe(true);
      }),
    );
  });

  it("never cuts inside a protected part", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(command, joiner), { maxLength: 4 }), (parts) => {
        const text = parts.flat().join("");
        const pieces = splitStep(text);
        for (const { start, end } of protectedSpans(text)) {
          const part = text.slice(start, end);
          expect(pieces.some((piece) => piece.includes(part))).toBe(true);
        }
      }),
    );
  });
});
