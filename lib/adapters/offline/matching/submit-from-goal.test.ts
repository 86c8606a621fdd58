import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const cell = (lane: number, hour: string, verb = "Book") =>
  `  button "${verb} lane ${lane} at ${hour}" #l${lane}-${hour.slice(0, 2)}`;
const table = (name: string, verb?: string) => `
  textbox "Name for the booking" #${name}
row "18:00 Book Book"
${cell(1, "18:00", verb)}
${cell(2, "18:00", verb)}
row "19:00 Book Book"
${cell(1, "19:00", verb)}
${cell(2, "19:00", verb)}`;
const alone = `
textbox "Name for the booking" #name
row "18:00"
${cell(1, "18:00")}`;
const inRow = `
row "Yours"
  textbox "Name for the booking" #name
row "19:00"
${cell(2, "19:00")}`;

it.each<[string, string, string, string | undefined]>([
  ["the one that names all of the goal", "Book lane 2 at 18:00 for Ivo Brandt", table("name"), "l2-18"],
  ["another one for another goal", "Book lane 1 at 19:00 for Ivo Brandt", table("name"), "l1-19"],
  ["none where two name as much", "Book lane 2 for Ivo Brandt", table("name"), undefined],
  ["none that names nothing of it", "Book a lane for Ivo Brandt", table("name"), undefined],
  ["none that names nothing of it, be it the only one", "Book a lane for Ivo Brandt", alone, undefined],
  ["none where it stands in an entry itself", "Book lane 2 at 19:00 for Ivo Brandt", inRow, undefined],
  ["none that does something else", "Book lane 2 at 18:00 for Ivo Brandt", table("name", "Drop"), undefined],
])("a field over a table is sent by %s", (_, goal, outline, expected) => {
  expect(fillFromGoal(goal, { ...aPage(outline), known: [] })?.form.submit?.id).toBe(expected);
});

const rows = (first: string, second: string, around = "table") => `
${around} ""
  row "P-31 Oslo waiting"
    checkbox "Pick P-31" #a [unchecked]
  row "P-32 Bergen waiting"
    checkbox "Pick P-32" #b [unchecked]
  row "P-35 Bergen waiting"
    checkbox "Pick P-35" #c [unchecked]
${around === "form" ? "  " : ""}button "${first}" #first
${around === "form" ? "  " : ""}button "${second}" #second`;
it.each<[string, string, string, string | undefined]>([
  ["the state", "Flag parcels P-31 and P-35 as urgent", rows("Flag as settled", "Flag as urgent"), "second"],
  ["it first", "Set parcels P-31 and P-35 to lost", rows("Set to lost", "Set to not lost"), "first"],
  [
    "it in a form",
    "Mark P-31 and P-35 as sent",
    rows("Mark as held", "Mark selected as sent", "form"),
    "second",
  ],
  ["none", "Mark parcels P-31 and P-35 as sent", rows("Mark as held", "Mark as lost"), undefined],
])(
  "of buttons that begin alike the one is pressed of which the goal says %s",
  (_, goal, outline, expected) => {
    expect(fillFromGoal(goal, { ...aPage(outline), known: [] })?.form.submit?.id).toBe(expected);
  },
);
