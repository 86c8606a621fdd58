import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { fieldMeantInstead } from "./told-field";

const form = (own = 'textbox "Street"', held = "", named = 'textbox "Postal town"', more = "") => `
  form "Address"
    ${own} #own
    ${named} ="${held}" #named
    button "Keep"
${more}`;
const typed: CaseParts = {
  step: 'Enter "Lund" in the Town field',
  before: form(),
  on: "#own",
  does: "setValue",
  value: "Lund",
  after: form('textbox "Street" ="Lund"'),
};

describe("it was typed into another field than the step names", () => {
  it.each<[string, string | undefined, Partial<CaseParts>]>([
    ["and the named one is there", "Postal town", {}],
    [
      "and the named one stands beside its name",
      "Town",
      { before: form(undefined, "", 'textbox "" &"Town"') },
    ],
    ["and the named one is a list", "Postal town", { before: form(undefined, "", 'combobox "Postal town"') }],
    ["and the named one is gone since then", "Postal town", { after: '\n  heading "Kept"' }],
    ["and the named one is a box", undefined, { before: form(undefined, "", 'checkbox "Postal town"') }],
    ["and two are called so", undefined, { before: form(undefined, "", undefined, '  textbox "Home town"') }],
    ["and none is called so", undefined, { before: form(undefined, "", 'textbox "Country"') }],
    ["and the named one holds it", undefined, { after: form(undefined, "Lund") }],
    ["and the named one holds it in other letters", undefined, { after: form(undefined, "LUND ") }],
    ["and the named one holds something else", "Postal town", { after: form(undefined, "Lunden") }],
    ["which is called so as well", undefined, { before: form('textbox "Street and town"') }],
    ["which stands beside that name", undefined, { before: form('textbox "Place" &"Your town"') }],
    ["which says so in itself", undefined, { before: form('textbox "Place" ~"Town"') }],
    ["which is explained so", undefined, { before: form('textbox "Place" ^"The town you live in"') }],
    ["which has no name", undefined, { before: form('textbox ""') }],
    ["which only stands beside its name", "Postal town", { before: form('textbox "" &"Street"') }],
    ["which the step says as well", undefined, { step: 'Enter "Lund" in the Town field below Street' }],
    ["and the step names no field", undefined, { step: 'Enter "Lund"' }],
    [
      "and the step names the field by its kind",
      undefined,
      { step: 'Enter "Lund" in the text field', before: form(undefined, "", 'textbox "Text"') },
    ],
    [
      "and the step names a filter",
      undefined,
      { step: 'Enter "Lund" in the filter field', before: form(undefined, "", 'textbox "Filter"') },
    ],
    ["and only a part of the name is borne", undefined, { step: 'Enter "Lund" in the Town of birth field' }],
    ["and it was only pressed", undefined, { does: "click" }],
    [
      "and all words of the name are borne",
      "Postal town",
      { step: 'Enter "Lund" in the "Postal town" field' },
    ],
  ])("%s: %s", (_, is, parts) => {
    expect(fieldMeantInstead(groundOf(aVerificationCase({ ...typed, ...parts })))).toBe(is);
  });
});

describe("the other field that took it", () => {
  it("refutes it", () => expect(ruled(typed)).toEqual({ says: "refuted", by: "wrong-element" }));
  it.each<[string, Partial<CaseParts>]>([
    ["that holds it", { after: form(undefined, "Lund") }],
    ["that is called so", { before: form('textbox "Town, street"') }],
  ])("%s does not", (_, parts) => {
    expect(ruled({ ...typed, ...parts }).by).not.toBe("wrong-element");
  });
});
