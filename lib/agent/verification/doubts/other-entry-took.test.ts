import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { otherEntryTook } from "./other-entry-took";

const page = (home: string, office: string, form = "") => `
  list "Addresses"
    item "Home ${home}" #home
    item "Office ${office}" #office
${form}`;
const form = '  form ""\n    textbox "City" ="Boston"\n    button "Save" #save';
const took = (step: string, after: string): boolean =>
  otherEntryTook(
    groundOf(aVerificationCase({ step, before: page("Leeds", "York", form), on: "#save", after })),
  );

describe("what the step says of one entry", () => {
  it.each<[string, string, string, boolean]>([
    ["was taken by another one", "Save the office address with Boston", page("Boston", "York"), true],
    ["was taken by that one", "Save the office address with Boston", page("Leeds", "Boston"), false],
    ["was taken by both", "Save the office address with Boston", page("Boston", "Boston"), false],
    ["was taken by none", "Save the office address with Boston", page("Leeds", "York"), false],
    ["tells neither of them", "Save the address with Boston", page("Boston", "York"), false],
    ["tells the other one by what it was", "Move Leeds to Boston, not York", page("Boston", "York"), false],
  ])("%s", (_, step, after, says) => expect(took(step, after)).toBe(says));
});
