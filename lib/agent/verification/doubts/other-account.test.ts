import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { signsInOther } from "./other-account";

const door = (name: string, more = ""): string =>
  `\n  form "Members"\n    textbox "Name" ="${name}"\n    textbox:password "Password" ="••••"${more}\n    button "Go" #go`;
const signed = (step: string, before: string) =>
  groundOf(aVerificationCase({ step, before, after: '\n  heading "Welcome"', on: "#go" }));

it.each<[string, string, boolean]>([
  ["Log in as marta", door("jonas"), true],
  ["Log in as marta", door("Marta"), false],
  ["Log in as marta", door("marta@loft.example"), false],
  ["Log in as marta@loft.example", door("marta"), false],
  ["Log in as marta.", door("marta"), false],
  ["Log in as marta.", door("marta@loft.example"), false],
  ["Log in as mar.ta", door("mar.ta"), false],
  ["Login as marta", door("jonas"), true],
  ["Log in as marta2", door("marta3"), true],
  ['Sign in as "marta"', door("jonas"), true],
  ["Sign on again as marta", door("jonas"), true],
  ["Log in to Loftbook as marta", door("jonas"), true],
  ["Log back in as marta", door("jonas"), false],
  ["Try signing in as marta", door("jonas"), true],
  // A kind of account is no name.
  ["Log in as an editor", door("jonas"), false],
  ["Log in as a keeper", door("jonas"), false],
  ["Log in as the owner", door("jonas"), false],
  ["Log in as another user", door("jonas"), true],
  ["Log in", door("jonas"), false],
  ["Show the loft as marta", door("jonas"), false],
  // Nothing, or another one of the fields, holds the name.
  ["Log in as marta", door(""), false],
  ["Log in as marta", door("jonas", '\n    textbox "Loft" ="marta"'), false],
  ["Log in as marta", door("jonas", '\n    textbox "Loft" =""'), true],
  ["Log in as marta", door("").replace("••••", "1234"), false],
  [
    "Log in as marta",
    door("").replace('textbox "Name" =""', 'combobox "Loft" ="North" |"North|South"'),
    false,
  ],
  ["Log in as marta", door("jonas").replace("textbox:password", "textbox"), false],
])("%s, by %s: %s", (step, before, is) => {
  const ground = signed(step, before);
  expect(signsInOther(ground)).toBe(is);
});

it("is doubted where the session is believed to have changed", () => {
  const ground = signed("Log in as marta", door("jonas"));
  const why = "But another name was entered.";
  expect(doubtOfMeaning({ ground, check: "session-changed", reason: "" })).toBe(why);
  expect(doubtOfMeaning({ ground, check: "place-named", reason: "" })).not.toBe(why);
});
