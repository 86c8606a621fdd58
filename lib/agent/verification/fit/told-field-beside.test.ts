import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { fieldMeantInstead } from "./told-field";

const form = (first: string, second: string, held = ["", ""], more = ""): string => `
  form "Guest"
    textbox "${first}" ="${held[0]}" #first
    textbox "${second}" ="${held[1]}" #second
${more}`;
const meant = (step: string, value: string, before: string, after: string): string | undefined =>
  fieldMeantInstead(
    groundOf(aVerificationCase({ step, does: "setValue", value, before, on: "#first", after })),
  );

describe("a field beside the one that the step names", () => {
  it.each<[string, string, string, string, string | undefined]>([
    ["Change the home phone to 555", "555", "Phone", "Home phone", "Home phone"],
    ["Enter moss as the title", "moss", "Short title", "Title", "Title"],
    ["Enter moss as the short title", "moss", "Short title", "Title", undefined],
    ["Change the phone and the home phone to 555", "555", "Phone", "Home phone", undefined],
    ["Change the phone to 555", "555", "Phone", "Home phone", undefined],
  ])("%s, into %s %s", (step, value, first, second, says) =>
    expect(meant(step, value, form(first, second), form(first, second, [value, ""]))).toBe(says),
  );

  it("is asked of a field that was to be cleared", () => {
    const [before, after] = [form("Motto", "E-mail", ["a", "b"]), form("Motto", "E-mail", ["", "b"])];
    expect(meant("Clear the e-mail field", "", before, after)).toBe("E-mail");
    expect(meant("Clear the motto field", "", before, after)).toBeUndefined();
  });

  it("is no other form's", () => {
    const other = (held: string) =>
      `${form("Short title", "Name", [held, ""])}\n  form "News"\n    textbox "Title"`;
    expect(meant("Enter moss as the title", "moss", other(""), other("moss"))).toBeUndefined();
  });
});
