import { expect, it } from "vitest";
import { daysThen } from "@/lib/agent/completion/deed/days-then";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { standsOnItsDay } from "./on-its-day";

const goal = "Add 'Boiler check' on 4 May 2027 at 09:30";
const typed = (name: string, value: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
});
const entered = [typed("What", "Boiler check"), typed("Date", "2027-05-04"), typed("Time", "09:30")];
type Cells = Record<number, string[]>;
const monthOf = (
  cells: Cells,
  { label = (day: number): string => `${day} May`, head = "May 2027", url = "http://plan.test/" } = {},
) =>
  aPage("", {
    url,
    text: [
      `# ${head}`,
      ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((day) => [label(day), ...(cells[day] ?? [])]),
    ].join("\n"),
  });
const before: Cells = { 1: ["18:00 Choir"], 4: ["12:00 Lunch"], 6: ["10:00 Market"] };
const own = "09:30 Boiler check";
const after = { ...before, 4: [own, "12:00 Lunch"] };
const told = (
  cells: Cells,
  { of = {}, asked = goal, load = "in_place" as "in_place" | "none", put = entered } = {},
) =>
  standsOnItsDay(daysThen(monthOf(before, of)), put, {
    snapshot: monthOf(cells, of),
    task: aTask({ goal: asked }),
    load,
  });

it.each<[string, string[]]>([
  ["by its month", told(after)],
  ["by its weekday as well", told(after, { of: { label: (day: number) => `Tue ${day} May` } })],
  ["by its bare number", told(after, { of: { label: (day: number) => `${day}` } })],
  ["with its year", told(after, { of: { label: (day: number) => `${day} May 2027`, head: "Plan" } })],
])("what was made stands on its day, which is called %s", (_, texts) => {
  expect(texts).toEqual(["Boiler check", "09:30", "2027-05-04"].map((one) => `"${one}" is shown`));
});

it.each<[string, string[]]>([
  ["it stands on another day", told({ ...before, 5: [own] })],
  ["it stands on both", told({ ...after, 5: [own] })],
  ["what stood on another day is gone", told({ ...after, 6: [] })],
  ["what stood on another day stands elsewhere", told({ ...after, 6: [], 7: ["10:00 Market"] })],
  ["what stood there gave way to it", told({ ...before, 4: [own] })],
  ["it stands there at another time", told({ ...before, 4: ["09:00 Boiler check", "12:00 Lunch"] })],
  ["it says more of itself", told({ ...before, 4: [`${own} (cancelled)`, "12:00 Lunch"] })],
  ["it stood there before", told(before)],
  ["the page shows that month of another year", told(after, { of: { head: "May 2028" } })],
  ["the page tells no year", told(after, { of: { head: "Plan" } })],
  ["the goal says another day", told(after, { asked: "Add 'Boiler check' on 5 May 2027 at 09:30" })],
  ["something is to be taken away", told(after, { asked: "Delete 'Boiler check' on 4 May 2027" })],
  ["the page was not loaded anew", told(after, { load: "none" })],
  ["its day was not entered", told(after, { put: entered.slice(0, 1) })],
  ["the address carries it", told(after, { of: { url: "http://plan.test/?added=Boiler+check" } })],
  ["only some days are listed", told(after, { of: { label: (day: number) => `${day * 2} May` } })],
])("nothing is told by a calendar where %s", (_, texts) => {
  expect(texts).toEqual([]);
});
