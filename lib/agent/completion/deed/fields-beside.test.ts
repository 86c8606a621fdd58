import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import type { Entered } from "./entered";
import { fieldsBeside, fieldsEmptied, isFieldBesideChanged } from "./fields-beside";

const form = (phone: string, town: string, more = "") =>
  aPage(`
textbox "Filter" ="north" #filter
form "Ada"
  textbox "Phone" ="${phone}" #phone
  textbox "Town" ="${town}" #town
  textbox:password "Password" ="x" #password
  textbox "Age" ="42" [readonly]${more}
  button "Save" #save`);
const deed = anAction({ target: { id: "save", role: "button", name: "Save", path: "form:Ada" } });
const phone = { role: "textbox", name: "Phone" };
const entered = (was: string): Entered[] => [{ kind: "element_value", element: phone, value: "0143", was }];
const named = (was: string, more = "") =>
  (fieldsBeside(deed, form("0143", "Sopot", more), entered(was)).heldBeside ?? []).map(
    ({ element: { name, place }, held }) => [name || place, held],
  );

it.each<[string, string, string, string[][]]>([
  ["are kept with what is changed", "0101", "", [["Town", "Sopot"]]],
  ["are not, in a form for something new", "", "", []],
  [
    "are boxes and lists as well",
    "0101",
    `
  checkbox "Newsletter" [checked]
  combobox "Country" ="Poland" |"Poland|Peru"`,
    [
      ["Town", "Sopot"],
      ["Newsletter", "checked"],
      ["Country", "Poland"],
    ],
  ],
  [
    "are told by their rows where they have no name",
    "0101",
    `
  row "Capers"
    textbox "" ="4"
  row "Salt"
    textbox "" ="1"`,
    [
      ["Town", "Sopot"],
      ["Capers", "4"],
      ["Salt", "1"],
    ],
  ],
])("other fields of the form %s", (_, was, more, names) => {
  expect(named(was, more)).toEqual(names);
});

it("other fields are kept with a box that is ticked", () => {
  const box = { role: "checkbox", name: "Newsletter" };
  const ticked: Entered[] = [{ kind: "element", element: box, state: "checked" }];
  const page = form("0143", "", '\n  checkbox "Newsletter" [checked]');
  expect(fieldsBeside(deed, page, ticked).heldBeside).toEqual([{ element: phone, held: "0143" }]);
});

const kept = (held: string) => ({ heldBeside: [{ element: { role: "textbox", name: "Town" }, held }] });

it.each<[string, ReturnType<typeof form>, number, boolean]>([
  ["that is empty now is lost", form("0143", ""), 1, false],
  ["that holds what it did is not", form("0143", "Sopot"), 0, false],
  ["that holds something else was changed besides", form("0143", "Gdynia"), 0, true],
  ["that is written otherwise was not", form("0143", "sopot "), 0, false],
  ["that is not there is neither", aPage('textbox "Phone" ="0143"'), 0, false],
])("a field %s", (_, page, count, isChanged) => {
  expect(fieldsEmptied(kept("Sopot"), page)).toHaveLength(count);
  expect(isFieldBesideChanged(kept("Sopot"), page)).toBe(isChanged);
});

it.each<[string, string, boolean]>([
  ["12.5", "12.50", false],
  ["12.50", "12.5", false],
  ["12.5", "12.05", true],
  ["12.5", "2.5", true],
])("%s that reads %s was changed: %s", (was, now, isChanged) => {
  expect(isFieldBesideChanged(kept(was), form("0143", now))).toBe(isChanged);
});

const settings = (news: string) =>
  aPage(`
list "Alerts"
  item "Frost At night"
    switch "Frost" [checked] #frost
  item "Rain Every hour"
    switch "Rain" [${news}]
list "Sound"
  item "Bell On the hour"
    switch "Bell" [unchecked]`);
const rain = { element: { role: "switch", name: "Rain" }, held: "unchecked" };

it("the other switches of a list of settings are kept, and one that the task acted on itself was not changed besides", () => {
  const path = settings("unchecked").nodes.find(({ id }) => id === "frost")?.path ?? "";
  const target = { id: "frost", role: "switch" as const, name: "Frost", path };
  const put: Entered[] = [{ kind: "element", element: { role: "switch", name: "Frost" }, state: "checked" }];
  const kept = fieldsBeside(anAction({ target }), settings("unchecked"), put);
  expect(kept.heldBeside).toEqual([rain]);
  const own = anAction({ target: { ...target, name: "Rain" } });
  expect(isFieldBesideChanged(kept, settings("unchecked"))).toBe(false);
  expect(isFieldBesideChanged(kept, settings("checked"))).toBe(true);
  expect(isFieldBesideChanged(kept, settings("checked"), [own])).toBe(false);
});

const crew = (bo: string) =>
  aPage(`
table "Crew"
  row "Ada"
    combobox "Role" ="Guest" |"Guest|Host" #ada
  row "Bo"
    combobox "Role" ="${bo}" |"Guest|Host" #bo`);

it("what the task did in one row was not done in another row with a field of that name", () => {
  const kept = { heldBeside: [{ element: { role: "combobox", name: "Role", place: "Bo" }, held: "Guest" }] };
  const inRow = (row: string) =>
    anAction({ target: { id: "r", role: "combobox" as const, name: "Role", path: `table:Crew/row:${row}` } });
  expect(isFieldBesideChanged(kept, crew("Host"), [inRow("Ada")])).toBe(true);
  expect(isFieldBesideChanged(kept, crew("Host"), [inRow("Bo")])).toBe(false);
});
