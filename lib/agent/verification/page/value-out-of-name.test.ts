import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { valueIsAsked } from "./value-asked";

const asked = (step: string, value: string, field = '"Weight"'): boolean =>
  valueIsAsked(
    groundOf(
      aVerificationCase({
        step,
        before: `\n  textbox ${field} #it\n  button "Keep"`,
        on: "#it",
        does: "setValue",
        value,
      }),
    ),
  );

it.each<[string, string, string, string | undefined, boolean]>([
  ["a number out of a quoted name", 'Set the paper to "Bright 90 g"', "90", undefined, false],
  ["a number with a part out of it", 'Set the pipe to "Copper 1.5 in"', "1.5", undefined, false],
  ["a number with a comma out of it", 'Set the pipe to "Copper 1,5 in"', "1,5", undefined, false],
  ["a number among blanks out of it", 'Set the paper to "Bright 90 g"', " 90 ", undefined, false],
  ["the whole name", 'Set the paper to "Bright 90 g"', "Bright 90 g", undefined, true],
  ["a number alone", 'Set the weight to "90"', "90", undefined, true],
  ["a number before its words", 'Set the weight to "90 bright sheets"', "90", undefined, true],
  ["a number behind a short word", 'Set the weight to "No 90"', "90", undefined, true],
  ["an amount", 'Set the rate to "EUR 90"', "90", undefined, true],
  ["a number, where the field is called so", 'Set the bench to "Bench 14"', "14", '"Bench"', true],
  ["a number, where the field is called so in another form", 'Set it to "Benches 14"', "14", '"Bench"', true],
  ["a number, where the field hints at it", 'Set it to "Bench 14"', "14", '"" ~"Bench"', true],
  ["a number, where the name stands beside the field", 'Set it to "Bench 14"', "14", '"" &"Bench"', true],
  [
    "a number, where the field is called by one of two words",
    'Set it to "Old Bench 14"',
    "14",
    '"Bench"',
    false,
  ],
  ["a number that is not in the quote", 'Set the weight of "Bright paper" to 90', "90", undefined, true],
  ["a number out of one of two quotes", 'Set "Weight" to "Bright 90 g"', "90", undefined, false],
  ["a number out of a name with capitals", "Set the paper to Bright 90 g", "90", undefined, false],
  ["a number behind small words", "Set the paper to about 90", "90", undefined, true],
  ["a number behind a short name", "Set the paper to No 90", "90", undefined, true],
])("%s: %s, %j", (_, step, value, field, is) => {
  expect(asked(step, value, field)).toBe(is);
});
