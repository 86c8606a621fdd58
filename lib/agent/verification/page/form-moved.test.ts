import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { formIsLeft } from "./form-state";

const fields = ['textbox "Name" ="Ida" #a', 'textbox "Mail" ="ida@lib.test" #b'];
const page = (inner: readonly string[], button = 'button "Order" #go'): string =>
  ['heading "Seeds"', 'form "Order"', ...[...inner, button].map((row) => `  ${row}`)].join("\n");
/** The same form in a part that came up around it, drawn anew. */
const moved = (inner: readonly string[], button = 'button "Order" #go'): string => {
  const [, ...form] = page(inner, button).split("\n");
  return ['heading "Seeds" #h2', 'region "Notice" #n2', ...form.map((row) => `  ${row}`)]
    .join("\n")
    .replace(/#(a|b|go)\b/g, "#$1x");
};

it.each<[string, string, string, boolean]>([
  ["all of it stands elsewhere", page(fields), moved(fields), false],
  ["it is gone", page(fields), 'heading "Thank you" #x1', true],
  ["one of its fields is gone", page(fields), moved(fields.slice(1)), true],
  ["its button is gone", page(fields), moved(fields, 'button "Back" #z'), true],
  ["its button is not seen", page(fields), moved(fields, 'button "Order" [hidden] #go'), true],
  ["a field is not seen", page(fields), moved(['textbox "Name" [hidden] #a', fields[1] ?? ""]), true],
  ["a field is of another kind", page(fields), moved(['combobox "Name" #a', fields[1] ?? ""]), true],
  ["it has only one field", page(fields.slice(1)), moved(fields.slice(1)), true],
  ["it has none", page([]), moved([]), true],
  ["what is no field of it is gone", page([...fields, 'heading "Who"']), moved(fields), false],
])("where %s, the form is left: %s", (_, before, after, left) => {
  const ground = groundOf(aVerificationCase({ step: "Send the order", before, after, on: "#go" }));
  const form = ground.nodesBefore.findIndex(({ role }) => role === "form");
  expect(ground.diff?.match.toAfter[form]).toBe(-1);
  expect(formIsLeft(ground)).toBe(left);
});
