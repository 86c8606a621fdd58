import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isMeantAnyway } from "./meant-anyway";

/** A field of the page, and one in a dialog over it; the first is what the step's words point at. */
function isMeant(own: string, near: string, kind = "password"): boolean {
  const ground = groundOf(
    aVerificationCase({
      step: "Enter the code quay-gate-1 to confirm",
      does: "setValue",
      value: "quay-gate-1",
      on: "#own",
      before: `
  textbox:${kind} "Code" #door
  dialog "One more thing"
    textbox:password "${own}" #own &"${near}"
    button "OK" #ok`,
    }),
  );
  return isMeantAnyway({ ...ground, fit: { fit: "other", rival: 0, reason: "" } });
}

it.each<[string, boolean, boolean]>([
  ["a field without a name asks for it again", isMeant("", "Enter your code to go on."), true],
  ["it asks for something else", isMeant("", "What is your pet called?"), false],
  ["it has a name of its own", isMeant("Pet", "Enter your code to go on."), false],
  ["the other field is of another kind", isMeant("", "Enter your code to go on.", "text"), false],
])("%s", (_, meant, expected) => expect(meant).toBe(expected));
