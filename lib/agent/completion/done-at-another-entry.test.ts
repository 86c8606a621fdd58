import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { doneAtAnotherEntry } from "./done-at-another-entry";

const act = (role: "button" | "combobox" | "option" | "link", name: string, path = ""): ActionRecord =>
  anAction({ target: { id: "1", role, name, path } });
const goal = "Put Ida Falk in the class 'Pottery'";
const row = "table:Classes/row:Bo Lind Weaving Choose…";
const page = aPage('table "Classes"\n  row "Bo Lind Pottery"\n  row "Ida Falk Weaving"');
const chosen = [act("combobox", "Class", row), act("option", "Pottery", `${row}/list:Classes`)];

it.each<[string, string, ActionRecord[], ReturnType<typeof aPage>, string | undefined]>([
  ["the row of another one", goal, chosen, page, "Ida Falk"],
  [
    "the row of another one, which has that already",
    goal,
    [act("option", "Pottery", "table:Classes/row:Bo Lind Pottery/list:Classes")],
    page,
    "Ida Falk",
  ],
  ["its own row", goal, [act("combobox", "Class", "table:Classes/row:Ida Falk Weaving")], page, undefined],
  [
    "a control that is called after it",
    goal,
    [act("combobox", "Class of Ida Falk", row), ...chosen],
    page,
    undefined,
  ],
  [
    "another row, after it was typed",
    goal,
    [anAction({ action: { name: "setValue", args: ["1", "Ida Falk"] } }), ...chosen],
    page,
    undefined,
  ],
  [
    "another row, on the page of the thing",
    goal,
    chosen.map((one) => ({ ...one, urlAtAction: "https://club.test/people/ida-falk" })),
    page,
    undefined,
  ],
  ["a row of another list", goal, chosen, aPage('table "People"\n  row "Ida Falk"'), undefined],
  ["a row, and it stands in none", goal, chosen, aPage('table "Classes"\n  row "Bo Lind"'), undefined],
  [
    "the row of one thing that the goal names, beside another one",
    "Give Bo Lind the class of Ida Falk",
    chosen,
    page,
    undefined,
  ],
  ["no row at all", goal, [act("button", "Save")], page, undefined],
  ["a row, where the goal names nothing", "Choose a class", chosen, page, undefined],
])("done in %s", (_, wording, done, shown, missed) => {
  expect(doneAtAnotherEntry(wording, done, shown)).toEqual(
    missed === undefined ? [] : [`It was done in another entry than that of "${missed}".`],
  );
});

it.each([
  ["a part of one card, which says the rest", "", 0],
  ["another thing of the same card", '\n    button "Extend"', 1],
])("done in %s", (_, rest, found) => {
  const text = "Ficus in the yellow pot, number 12, lent to Nora Hale";
  const shown = aPage(
    `item "${text} until June"\n  item "${text}"${rest}\n  item "until June"\n    link "Extend"`,
  );
  const path = shown.nodes.findLast(({ role }) => role === "link")?.path ?? "";
  const done = [act("link", "Extend", path)];
  expect(doneAtAnotherEntry("Extend the ficus at Nora Hale until July", done, shown)).toHaveLength(found);
});

const hires = (lent: string) =>
  aPage(
    `list\n  item "Marquee with two side walls, white, lent to ${lent}"\n  item "Grill"\n    link "Prolong"`,
  );
const marquee = "list/item:Marquee with two side walls, white, lent";
it.each<[string, string, string, string, number]>([
  [
    "that is only named by its beginning",
    "Prolong the marquee of the Rowing Club",
    marquee,
    "the Rowing Club",
    0,
  ],
  [
    "that does not say it further on",
    "Prolong the marquee of the Rowing Club",
    "list/item:Grill",
    "the Rowing Club",
    1,
  ],
  [
    "with the number that the goal says",
    "Prolong no. 312 to the Easter Monday",
    "list/item:No. 312 until Whit Monday",
    "a club until Easter Monday",
    0,
  ],
])("done in an entry %s", (_, wording, path, lent, found) => {
  expect(doneAtAnotherEntry(wording, [act("link", "Prolong", path)], hires(lent))).toHaveLength(found);
});
