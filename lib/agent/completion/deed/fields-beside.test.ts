import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import type { Entered } from "./entered";
import { fieldsBeside, fieldsEmptied } from "./fields-beside";

const form = (phone: string, town: string) =>
  aPage(`
textbox "Filter" ="north" #filter
form "Ada"
  textbox "Phone" ="${phone}" #phone
  textbox "Town" ="${town}" #town
  textbox:password "Password" ="x" #password
  button "Save" #save`);
const deed = anAction({ target: { id: "save", role: "button", name: "Save", path: "form:Ada" } });
const entered = (was: string): Entered[] => [
  { kind: "element_value", element: { role: "textbox", name: "Phone" }, value: "0143", was },
];

it.each<[string, string, string[]]>([
  ["are kept with what is changed", "0101", ["Town"]],
  ["are not, in a form for something new", "", []],
])("other fields of the form %s", (_, was, names) => {
  expect(fieldsBeside(deed, form("0143", "Sopot"), entered(was)).fieldsBeside ?? []).toEqual(names);
});

it.each<[string, ReturnType<typeof form>, number]>([
  ["that is empty now is lost", form("0143", ""), 1],
  ["that holds what it did is not", form("0143", "Sopot"), 0],
  ["that holds something else is not", form("0143", "Gdynia"), 0],
  ["that is not there is not", aPage('textbox "Phone" ="0143"'), 0],
])("a field %s", (_, page, count) => {
  expect(fieldsEmptied({ fieldsBeside: ["Town"] }, page)).toHaveLength(count);
});
