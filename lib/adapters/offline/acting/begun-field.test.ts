import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { begunField } from "./begun-field";

const days = (id: string) => `
  form "Delivery"
    radio "Thursday" #${id}-thu
    radio "Friday" #${id}-fri [checked]
    textbox "Note" #note`;
const past = (action: string, target?: string) => ({
  action,
  ...(target === undefined ? {} : { target }),
  outcome: "verified" as const,
  summary: "",
});
const friday = past('check("old-fri")', 'radio "Friday"');

it.each<[string, string, ReturnType<typeof past>[], string | undefined]>([
  ["by its id", days("old"), [friday], "old-fri"],
  ["by role and name where it is drawn anew", days("new"), [friday], "new-fri"],
  ["with a wait since", days("new"), [friday, past("wait(2)")], "new-fri"],
  ["by its id before its name", days("old"), [past('check("old-fri")', 'radio "Thursday"')], "old-fri"],
  ["no other of that name", days("new"), [past('check("old-fri")', 'checkbox "Friday"')], "old-fri"],
  ["none that is told by nothing", days("new"), [past('check("old-fri")')], "old-fri"],
  ["none after something was pressed", days("new"), [friday, past('click("x")', 'button "Next"')], undefined],
  ["none where nothing was entered", days("new"), [], undefined],
])("the field that was entered last is found: %s", (_, outline, history, expected) => {
  expect(begunField("Have it delivered on Friday", aPageContext(outline, history))).toBe(expected);
});

it.each<[string, string, string | undefined]>([
  ["is no begun form", "", undefined],
  ["is one in a form", "  ", "new"],
])("a place that was chosen from a list which is drawn anew %s", (_, indent, expected) => {
  const outline = `${indent && 'form ""\n'}${indent}combobox "Store" |"North|South" ="North" #new`;
  const chosen = past('select("old", "North")', 'combobox "Store"');
  expect(begunField("Order two pens in North", aPageContext(outline, [chosen]))).toBe(expected);
});
