import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { heldValue, sameValue } from "@/lib/agent/verification/page/field-value";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { asksToSend, valueIsAsked } from "./value-asked";

const page = '\n  textbox "Name" #name\n  button "Save"';
const ground = (parts: Partial<CaseParts>) =>
  groundOf(aVerificationCase({ before: page, on: "#name", does: "setValue", ...parts }));

describe("whether a value is what the step asks for", () => {
  it.each<[string, string, boolean]>([
    ['Type "Red kale"', "Red kale", true],
    ['Type "Red kale"', "kale", true],
    ["Type the name red kale", "kale, red", true],
    ["Type the name red kale", "red cabbage", false],
    ["Type the name of the bed", "Kale", true],
    ['Type "Leek"', "Kale", false],
    ["Set the name to leek", "Kale", false],
    ["Sort the beds by yield, highest first", "Sort by yield (high first)", true],
    ["Sort the beds by age, latest first", "Sort by age (late first)", true],
    ["Sort the beds by yield, highest first", "Sort by yield (low first)", false],
    ["Set the yield to highest", "high", false],
    ["Type Leek as the name", "leek", false],
    ["Type Leek as the name", "leek ", false],
    ["Type Leek as the name", "Leek", true],
    ["Type Leek or leek as the name", "leek", true],
    ["Type LK-7 as the name", "lk-7", true],
    ['Type "Leek"', "", false],
    ['Type "Leek"', "…", false],
  ])("%s: %j is %s", (step, value, asked) => {
    expect(valueIsAsked(ground({ step, value }))).toBe(asked);
  });

  it.each<[string, string, boolean]>([
    ["Set the sowing to 3 May 2031", "2031-05-03", true],
    ["Set the sowing to May 3, 2031", " 2031-05-03 ", true],
    ["Set the sowing to 3 May 2031", "2031-05-04", false],
    ["Set the sowing to 3 May", "2031-05-03", false],
    ["Sow from 1 May 2031 to 3 May 2031", "2031-05-03", true],
    // Only a day alone, and written from the year on.
    ["Set the sowing to 3 May 2031", "2031-05-03 2031-05-04", false],
    ["Set the sowing to 3 May 2031", "2031-05-03T10:00", false],
    ["Set the sowing to 3 May 2031", "03.03.2031", false],
    ["Set the sowing to 3 May 2031", "13.05.2031", false],
    ["Set the sowing to 13 May 2031", "13.05.2031", false],
  ])("%s: the day %j is %s", (step, value, asked) => {
    expect(valueIsAsked(ground({ step, value }))).toBe(asked);
  });

  it("is asked by the goal where there is no step", () => {
    expect(valueIsAsked(ground({ goal: 'Type "Leek"', value: "Leek" }))).toBe(true);
    expect(valueIsAsked(ground({ goal: 'Type "Leek"', value: "Kale" }))).toBe(false);
    const told = { action: { stepDescription: 'Type "Leek"' }, goal: 'Type "Kale"' };
    expect(valueIsAsked(ground({ ...told, value: "Leek" }))).toBe(true);
    expect(valueIsAsked(ground({ ...told, value: "Kale" }))).toBe(false);
  });

  it("is not asked of what gives none", () => {
    expect(valueIsAsked(ground({ step: "Press Save", does: "click" }))).toBe(false);
  });
});

describe("whether a step wants the text to be sent", () => {
  it.each<[string, boolean]>([
    ...["press", "hit", "submit", "search", "save", "send", "confirm", "click", "add"].map(
      (verb): [string, boolean] => [`Type the name and ${verb} it`, true],
    ),
    ["Type the name, then press Enter", true],
    ["Type the name then save", true],
    ["Type the name and  then save", true],
    ["Type the name, search", true],
    ["Type the name", false],
    ["Type the saved name", false],
    ["Type salt and saved fish", false],
    ["Type the name and leave", false],
  ])("%s: %s", (step, sends) => {
    expect(asksToSend(ground({ step, value: "x" }))).toBe(sends);
  });

  it("is not asked of the goal alone", () => {
    expect(asksToSend(ground({ goal: "Type the name and save", value: "x" }))).toBe(false);
    const told = { action: { stepDescription: "Type the name and save" }, value: "x" };
    expect(asksToSend(ground(told))).toBe(true);
  });
});

describe("what a field holds", () => {
  const field = (value?: string) => {
    const [node] = groundOf(aVerificationCase({ before: page, on: "#name" })).nodesBefore;
    return node && { ...node, ...(value === undefined ? {} : { value }) };
  };
  const report = (actualState: { value?: string; selected?: string }) => ({
    ...aVerificationCase({ before: page }).report,
    actualState,
  });
  it.each<[string, string | undefined, { value?: string; selected?: string }, string | undefined]>([
    ["by the page", "Kale", { value: "Leek" }, "Kale"],
    ["by the client", undefined, { value: "Leek", selected: "Chard" }, "Leek"],
    ["by what the client saw chosen", undefined, { selected: "Chard" }, "Chard"],
    ["nothing", "", { value: "Leek" }, ""],
    ["what is masked", "••••", {}, undefined],
    ["what is masked otherwise", "**●", {}, undefined],
    ["what is partly masked", "•••7", {}, "•••7"],
    ["what begins in clear", "7•••", {}, "7•••"],
    ["what nobody knows", undefined, {}, undefined],
  ])("%s", (_, value, actualState, held) => {
    expect(heldValue(field(value), report(actualState))).toBe(held);
  });

  it("is what the client says where the field is gone", () => {
    expect(heldValue(undefined, report({ value: "Leek" }))).toBe("Leek");
    expect(heldValue(undefined, aVerificationCase({ before: page }).report)).toBeUndefined();
  });

  it.each<[string, string, boolean]>([
    ["Kale", "Kale", true],
    [" Kale", "Kale ", true],
    ["KALE", "kale", true],
    ["(555) 123-4567", "5551234567", true],
    ["1,000", "1000", true],
    ["Kale", "Leek", false],
    ["+", "-", false],
    ["+", " + ", true],
    ["", "", true],
    ["", "-", false],
    ["Öl", "öl", true],
  ])("%j and %j are the same: %s", (held, wanted, same) => {
    expect(sameValue(held, wanted)).toBe(same);
  });
});
