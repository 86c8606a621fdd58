import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { fieldMeantInstead } from "./told-field";

const form = (held = "", own = "", label = "Town"): string => `
  form
    textbox "Street and number" =${JSON.stringify(own)} #street
    textbox "${label}" =${JSON.stringify(held)} #town
    textbox "Country" #country
`;
const typed = (step: string, after: string, on = "#street", before = form()): string | undefined =>
  fieldMeantInstead(
    groundOf(aVerificationCase({ step, before, on, does: "setValue", value: "Weir", after })),
  );

it.each<[string, string | undefined, string]>([
  ['Enter "Weir" in the Town field', "Town", form("", "Weir")],
  ['Enter "Weir" in the Street field', undefined, form("", "Weir")],
  ['Under Street and number, enter "Weir" in the Town field', undefined, form("", "Weir")],
  ['Enter "Weir" in the Parish field', undefined, form("", "Weir")],
  ['Enter "Weir" as the town and not as the street and number', undefined, form("", "Weir")],
  ['Enter "Weir" in the Town field', undefined, form("Weir", "Weir")],
  ['Enter "Weir" as the town of the customer', "Town", form("", "Weir")],
  ['Enter "Weir" as the parish of the town', undefined, form("", "Weir")],
  ['Enter "Weir" as the street of the town', undefined, form("", "Weir")],
])("%s: %s", (step, name, after) => expect(typed(step, after)).toBe(name));

it("takes none by a part of its name where the step says whose it is", () => {
  const before = form("", "", "Postal town");
  expect(typed('Enter "Weir" as the town of the customer', before, "#street", before)).toBeUndefined();
});

it("takes no one of two fields that are called so", () => {
  const before = `${form()}    textbox "Town of birth" #birth\n`;
  expect(typed('Enter "Weir" in the Town field', before, "#street", before)).toBeUndefined();
});

it.each<[string, string | undefined]>([
  ["Parish", "Town"],
  ["Red kettle, 1.5 litres, 24.90 a piece", undefined],
])("a field without a name is called by what stands beside it, if that is short: %s", (near, name) => {
  const page = (own: string) =>
    form().replace(/textbox "Street and number" =""/, `textbox "" =${JSON.stringify(own)} &"${near}"`);
  expect(typed('Enter "Weir" in the Town field', page("Weir"), "#street", page(""))).toBe(name);
});
