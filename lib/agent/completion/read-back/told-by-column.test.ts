import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { toldInColumn } from "./told-in-column";

const typed = (value: string, name = "Sacks of Rye-7"): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
});
const chosen: Entered = { kind: "element", element: { role: "radio", name: "4" }, state: "checked" };
const url = "https://mill.test/stock";
type Parts = { entered?: Entered; goal?: string; query?: string };

function told(rows: string[], parts: Parts = {}): string[] {
  const { entered = typed("4"), goal = "Order 4 sacks of Rye-7", query = "" } = parts;
  return toldInColumn([entered], aPage("", { url: `${url}${query}`, text: rows.join("\n") }), goal);
}

const header = "Flour | Sacks | Shelf";
const own = "Rye-7 | 4 | B";

it.each<[string, string[]]>([
  ["under its header", told([header, own])],
  ["with a bar at the end of each line", told(["Flour | Shelf | Sacks |", "Rye-7 | B | 4 |"])],
  ["though a line by itself names it", told(["Rye-7", header, own])],
  ["though a row of another length stands above", told(["Sacks | Stock", header, own])],
])("a row tells the number %s", (_, lines) => {
  expect(lines).toEqual(['"Rye-7" is "Sacks 4"']);
});

it.each<[string, string[]]>([
  ["only has the header below it", told([own, header])],
  [
    "has no header, and the number that its field speaks of",
    told([own], { entered: typed("4", "Sacks, 4 a pallet") }),
  ],
  ["has a word that was entered", told([header, "Rye-7 | four | B"], { entered: typed("four") })],
  ["has what was chosen", told([header, own], { entered: chosen })],
  ["has no column that is called so", told(["Flour | Stock | Shelf", own])],
  ["has the number that its address says", told([header, own], { query: "?sacks=4" })],
  ["is of a goal that names nothing", told([header, own], { goal: "Order some flour" })],
  ["has the number of another column", told([header, "Rye-7 | 9 | 4"])],
])("a row proves nothing that %s", (_, lines) => {
  expect(lines).toEqual([]);
});
