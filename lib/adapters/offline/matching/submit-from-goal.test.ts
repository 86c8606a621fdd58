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
