import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { toldInColumn } from "./told-in-column";

const goal = "We need 3 of the belt DB-204, please order them";
const typed = (value: string, name = "Pieces of DB-204"): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
});
const table = (...rows: string[]) =>
  aPage("", { text: ["Orders", "Order | Part | Pieces", ...rows].join("\n") });
const told = (page: ReturnType<typeof aPage>, entered = [typed("3")]) => toldInColumn(entered, page, goal);
const own = "5509 | DB-204 | 3";

it("the one row of the thing has the number in the column that is called as its field", () => {
  expect(told(table("5508 | GS-031 | 1", own))).toEqual(['"DB-204" is "Pieces 3"']);
});

it.each<[string, string[]]>([
  ["has another number", told(table("5509 | DB-204 | 30"))],
  ["has it in another column", told(table("3 | DB-204 | 1"))],
  ["is one of two", told(table(own, "5510 | DB-204 | 3"))],
  ["is another thing's", told(table("5509 | DB-240 | 3"))],
  ["waits", told(table("5509 | DB-204 | 3", "Draft"))],
  ["has no heading", told(aPage("", { text: own }))],
  ["tells something else than was entered", told(table(own), [typed("4")])],
  ["is to tell two things", told(table(own), [typed("3"), typed("5", "Week")])],
  ["may be told by the address", told({ ...table(own), url: "https://parts.test/orders?part=DB-204" })],
])("a row that %s is no proof", (_, lines) => {
  expect(lines).toEqual([]);
});

const deadline = (value = "2026-08-21", was = "2026-08-14", name = "Deadline"): Entered[] => [
  { kind: "element_value", element: { role: "textbox", name }, value, was },
];
const jobs = (due: string, annex = "2026-08-12") =>
  aPage("", {
    text: `Jobs\nNo. | Job | Deadline\n117 | Harbour lease, annex B | ${annex}\n118 | Harbour lease | ${due}`,
  });
const move = "Move the deadline of the job 'Harbour lease' to 21 August 2026";
it.each<[string, ReturnType<typeof jobs>, Entered[], string, boolean]>([
  ["of the row with a cell called just so", jobs("2026-08-21"), deadline(), move, true],
  ["in other words", jobs("21 August 2026"), deadline(), move, true],
  ["of another row", jobs("2026-08-14", "2026-08-21"), deadline(), move, false],
  ["among other words", jobs("after 2026-08-21"), deadline(), move, false],
  ["in another column", jobs("2026-08-21"), deadline("2026-08-21", "2026-08-14", "Start"), move, false],
  ["that was there before", jobs("2026-08-21"), deadline("2026-08-21", "2026-08-21"), move, false],
  ["that was put in an empty field", jobs("2026-08-21"), deadline("2026-08-21", ""), move, false],
  ["of nothing that is named", jobs("2026-08-21"), deadline(), "Move it to 21 August 2026", false],
])("a day is told by its column: %s", (_, page, entered, asked, isTold) => {
  expect(toldInColumn(entered, page, asked)).toHaveLength(isTold ? 1 : 0);
});

const doses = (cell: string) =>
  aPage("", { text: `Doses\nPlant | Morning | Evening\nOak | 40 ml | 5 ml\nFern | 30 ml | ${cell}` });
it.each<[string, string, string, boolean]>([
  ["in the unit of the goal", "25 ml", "Change the evening dose of Fern to 25 ml", true],
  ["written close to it", "25ml", "Change the evening dose of Fern to 25 ml", true],
  ["in the unit of the field", "25 ml", "Change the evening dose of Fern to 25", true],
  ["in another unit", "25 cl", "Change the evening dose of Fern to 25 ml", false],
  ["as a part of a number", "125 ml", "Change the evening dose of Fern to 25 ml", false],
  ["among others", "25 ml of 30 ml", "Change the evening dose of Fern to 25 ml", false],
])("an amount %s is told by its column: %s", (_, cell, asked, isTold) => {
  expect(toldInColumn([typed("25", "Evening dose (ml)")], doses(cell), asked)).toHaveLength(isTold ? 1 : 0);
});
