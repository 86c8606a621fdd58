import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";

const weir = (one: string, other: string, more = "") =>
  `\n  button "${one}" #used\n  link "${other}" >/other${more}`;
const fitted = (step: string, before: string, more: Partial<CaseParts> = {}) =>
  groundOf(aVerificationCase({ step, before, on: "#used", ...more })).fit;

describe("what alone is called just as the thing that the step leads to", () => {
  it.each<[boolean, string, string]>([
    [true, "Expand the More section", weir("More", "Expand this section")],
    [true, "Collapse the levels", weir("Levels", "Collapse levels now")],
    [true, "Open the levels", weir("Levels", "Open levels now")],
    [true, "Go to levels", weir("Levels", "Go to levels now")],
    [true, "Select the levels", weir("Levels", "Select levels now")],
    [true, "Click levels", weir("Levels", "Click levels now")],
    // It is called more than that, as the thing is called; two are; or the step leads nowhere.
    [false, "Expand the levels", weir("Levels of May", "Expand levels")],
    [false, "Expand the levels", weir("Levels", "Expand levels", '\n  button "Levels"')],
    [false, "Close the levels", weir("Levels", "Close levels now")],
    [false, "Clear the levels", weir("Levels", "Clear levels now")],
    [false, "Expand", weir("", "Expand")],
  ])("%s: %s, %#", (is, step, before) => {
    const { fit, reason } = fitted(step, before);
    expect(reason === "it alone is called just so").toBe(is);
    if (is) expect(fit).toBe("this");
  });

  it("is the other one where that stands in the entry that the step names", () => {
    const before =
      '\n  list\n    item "Sluice"\n      button "Levels" #used\n    item "Weir"\n      link "Levels" >/w';
    expect(fitted('Open the levels of "Weir"', before).fit).toBe("other");
  });

  it("is no matter where text is entered", () => {
    const before = '\n  textbox "Levels" #used\n  textbox "Click levels now"';
    expect(fitted("Click levels", before, { does: "setValue", value: "9" }).reason).not.toBe(
      "it alone is called just so",
    );
  });
});
