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

const desk = (was = "Billing", value = "Returns"): Entered => ({
  kind: "element_value",
  element: { role: "combobox", name: "Team" },
  value,
  was,
});
const inbox = (own: string, other = "Lost parcel, Lyon | Mara | Billing", head = "Case | Agent | Team") =>
  aPage("", { url: "https://desk.test/cases", text: [head, own, other].join("\n") });
const moved = "Lost parcel | Mara | Returns";
const asked = "Assign the case 'Lost parcel' to Returns";
type Desk = { entered?: Entered; goal?: string; thing?: string | undefined };
const assigned = (page: ReturnType<typeof inbox>, parts: Desk = {}): string[] => {
  const { entered = desk(), goal = asked } = parts;
  return toldInColumn([entered], page, goal, "thing" in parts ? parts.thing : "Lost parcel");
};

it.each<[string, string[], boolean]>([
  ["where its form held another one", assigned(inbox(moved)), true],
  ["though another thing had it already", assigned(inbox(moved, "Torn box | Mara | Returns")), true],
  [
    "but not of another thing",
    assigned(inbox("Lost parcel | Mara | Billing", "Lost parcel, Lyon | Mara | Returns")),
    false,
  ],
  ["but not in another column", assigned(inbox("Lost parcel | Returns | Billing")), false],
  [
    "but not under another name",
    assigned(inbox(moved, "Torn box | Mara | Billing", "Case | Agent | Teams asked")),
    false,
  ],
  ["but not among other words", assigned(inbox("Lost parcel | Mara | Returns, Billing")), false],
  ["but not of two rows", assigned(inbox(moved, moved)), false],
  [
    "but not of a row that only begins so",
    assigned(inbox("Lost parcel, Lyon | Mara | Returns", "Torn box | Ed | Billing")),
    false,
  ],
  ["but not where the form held it before", assigned(inbox(moved), { entered: desk("Returns") }), false],
  ["but not where the form held none", assigned(inbox(moved), { entered: desk("") }), false],
  ["but not where the page of the form is unknown", assigned(inbox(moved), { thing: undefined }), false],
  ["but not where the form was another thing's", assigned(inbox(moved), { thing: "Torn box" }), false],
  [
    "but not where the goal says another one",
    assigned(inbox(moved), { goal: "Assign the case 'Lost parcel' to Repairs" }),
    false,
  ],
  ["but not while it waits", assigned(inbox(moved, "Waiting for approval")), false],
])("a row tells what was chosen for its thing %s", (_, lines, isTold) => {
  expect(lines).toEqual(isTold ? ['"Lost parcel" is "Team Returns"'] : []);
});
