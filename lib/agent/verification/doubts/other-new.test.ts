import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { makesOtherKind } from "./other-new";

const hall = (head: string, ...makers: string[]): string => `
${makers.map((maker) => `  ${maker}`).join("\n")}
  region "Making"
    ${head}
    textbox "Called" ="Autumn" #called
    button "Make it" #make`;
const album = 'heading "New album"';
const made: CaseParts = {
  step: 'Create the playlist "Autumn"',
  before: hall(album, 'button "New playlist"', 'button "New album"'),
  on: "#make",
};

it.each<[string, Partial<CaseParts>, boolean]>([
  ["the heading is of another kind", {}, true],
  ["it is added", { step: 'Add a playlist "Autumn"' }, true],
  ["the heading is of that kind", { before: hall('heading "New playlist"', 'button "New playlist"') }, false],
  ["the heading tells no kind", { before: hall('heading "Details"', 'button "New playlist"') }, false],
  [
    "the heading tells more than a kind",
    { before: hall('heading "New album for Ann"', 'button "New playlist"') },
    false,
  ],
  ["the page makes none of that kind", { before: hall(album, 'button "New album"') }, false],
  ["the page makes another kind besides", { before: hall(album, 'button "New label"') }, false],
  ["a link makes one of that kind", { before: hall(album, 'link "Add a playlist"') }, true],
  ["a button with a plus makes one of that kind", { before: hall(album, 'button "+ New playlist"') }, true],
  ["the heading only ends so", { before: hall('heading "My new album"', 'button "New playlist"') }, false],
  ["a menu makes one of that kind", { before: hall(album, 'menuitem "Create new playlist"') }, true],
  ["a text only speaks of that kind", { before: hall(album, 'text "New playlist"') }, false],
  [
    "another heading is of that kind",
    { before: hall(`${album}\n    heading "New playlist"`, 'link "Add playlist"') },
    false,
  ],
  [
    "another heading is of another kind that the step says",
    {
      step: 'Create the playlist "Autumn" for the label',
      before: hall(`${album}\n    heading "New label"`, 'link "Add playlist"'),
    },
    false,
  ],
  ["nothing is made", { step: 'Open the playlist "Autumn"' }, false],
])("%s: %s", (_, parts, is) => {
  expect(makesOtherKind(groundOf(aVerificationCase({ ...made, ...parts })))).toBe(is);
});

/** A form or dialog around the field tells the kind by its name. */
const named = (around: string, beside = ""): string =>
  `\n  link "New playlist"\n  ${around}\n    textbox "Called" #called\n    button "Make it" #make${beside}`;
it.each<[string, string, boolean]>([
  ["the dialog around it", named('dialog "New album"'), true],
  ["the form around it", named('form "New album"'), true],
  ["a region around it", named('region "New album"'), false],
  ["a form beside it", named('region "Making"', '\n  form "New album"\n    button "Go"'), false],
])("%s tells another kind: %s", (_, before, is) => {
  expect(makesOtherKind(groundOf(aVerificationCase({ ...made, before })))).toBe(is);
});

it.each<[string, Partial<CaseParts>, boolean]>([
  ["Enter ends it", { enter: true }, true],
  ["it is only typed", {}, false],
  ["Enter looks for it", { step: 'Search for the playlist "Autumn"', enter: true }, false],
])("where the name is typed and %s: %s", (_, parts, is) => {
  const typed = { step: 'Type "Autumn" as the name of the playlist', on: "#called", value: "Autumn" };
  const ground = groundOf(aVerificationCase({ ...made, ...typed, does: "setValue", ...parts }));
  expect(makesOtherKind(ground)).toBe(is);
});

it("is doubted", () => {
  const ground = groundOf(aVerificationCase(made));
  expect(doubtOfMeaning({ ground, check: "item-appeared", reason: "" })).toBe(
    "But something of another kind was made.",
  );
});
