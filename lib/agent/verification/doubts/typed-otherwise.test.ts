import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isTypedOtherwise } from "./typed-otherwise";

const typed = (step: string, value: string, label = "Name") =>
  isTypedOtherwise(
    groundOf(
      aVerificationCase({
        step,
        before: `\n  textbox "${label}" #name`,
        on: "#name",
        does: "setValue",
        value,
      }),
    ),
  );

it.each<[string, string, boolean]>([
  ['Search for "Item 42"', "Item 42", false],
  ['Search for "Item 42"', "Item", true],
  ['Search for "Item 42"', "Item 42 Item 42", true],
  ["Enter Linen Apron as the name", "Linen Apron", false],
  ["Enter Linen Apron 2 as the name", "Linen Apron", true],
  ["Enter Linen Apron XL as the name", "Linen Apron", true],
  ["Enter Linen Apron in the name field", "Linen Apron", false],
  ["Enter 12 Mai as the day", "12", false],
  ["Enter Linen Apron as the name", "Linen Apron Linen Apron", true],
  ["Enter the date 2026-03-05", "2026-03-05", false],
  ["Enter the date 2026-03-05", "2026-03", true],
  ["Enter 2026-03 as the month, not 2026-03-05", "2026-03", false],
  ["Write to ann@example.org", "ann@example", true],
  ["Enter ann. Then go on", "ann", false],
  ['Enter "moss" and "fern" as tags', "moss, fern", false],
  ['Enter "moss" in the field of the garden', "moss in the garden", true],
  ["Describe the garden", "A garden in the north", false],
  ["Name the new bed Fern", "Ferns", true],
  ["Name the new bed Ferns", "Fern", true],
  ["Name the new bed Fern", "Fern", false],
  ["Name the new bed Fern", "Rose", false],
  ["Enter the name", " ", false],
  ["Search for KC-88", "KC_88", true],
  ["Search for KC-88", "kc-88", false],
  // A hyphen between letters is a part of the name.
  ['Search for "Stoke-on-Fern"', "Stoke on Fern", true],
  ['Search for "Stoke on Fern"', "Stoke-on-Fern", true],
  ['Search for "Stoke-on-Fern"', "stoke-on-fern", false],
  ['Search for "Stoke on Fern"', "Stoke on Fern", false],
  ['Search for "555-0182"', "555 0182", false],
  ['Search for "Stoke - Fern"', "Stoke Fern", false],
  ['Search for "Stoke-on-Fern"', "Ash", false],
  ['Search for "Stoke-on-Fern" in "Towns"', "Stoke on Fern", false],
])("%s: %s is typed otherwise: %s", (step, value, says) => {
  expect(typed(step, value)).toBe(says);
});

it.each<[string, string, string, boolean]>([
  ['Set the morning dose to "25 ml"', "25", "Morning dose (ml)", false],
  ['Set the walk to "40 minutes"', "40", "Walk in min", false],
  ['Set the fee to "€ 12"', "12", "Fee in euros", false],
  // It may be 25 of something else.
  ['Set the morning dose to "25 ml"', "25", "Morning dose", true],
  ['Set the morning dose to "25 ml"', "25", "Morning dose (drops)", true],
  ['Set the morning dose to "25 ml"', "5", "Morning dose (ml)", true],
  ['Set the size to "25 ml bottle"', "25", "Size (ml)", true],
])("%s: %s in the field %s is typed otherwise: %s", (step, value, label, says) => {
  expect(typed(step, value, label)).toBe(says);
});
