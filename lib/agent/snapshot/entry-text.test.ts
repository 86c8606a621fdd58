import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isThereWithControls, withoutControls } from "./entry-text";

const office = { role: "item", name: "Old office Quay 7 ⋯" };
const menu = '  button "Options for Old office"\n  menuitem "Edit"\n  menuitem "Delete"';
const longMenu = ["Edit the entry", "Print the entry on paper", "Move the entry to another list"]
  .map((name) => `  menuitem "${name}"`)
  .join("\n");

it.each<[string, string, boolean, { role?: string; name: string }?]>([
  ["with its menu open", `item "Old office Quay 7 ⋯ Edit Delete"\n${menu}`, true],
  ["as a row", `row "Old office Quay 7 ⋯ Edit Delete"\n${menu}`, true, { ...office, role: "row" }],
  ["as an entry of another kind", `row "Old office Quay 7 ⋯ Edit Delete"\n${menu}`, false],
  ["not, where it is another one", `item "Old office Quay 70 ⋯ Edit Delete"\n${menu}`, false],
  ["not, where it says more itself", `item "Old office Quay 7 ⋯ Edit Delete Today"\n${menu}`, false],
  ["not, where nothing can be done with it", 'item "Old office Quay 7 ⋯ Edit Delete"', false],
  ["not, where it is hidden", `item "Old office Quay 7 ⋯ Edit Delete" [hidden]\n${menu}`, false],
  [
    "as no control",
    `button "Old office Quay 7 ⋯ Edit Delete"\n${menu}`,
    false,
    { role: "button", name: office.name },
  ],
  [
    "with its menu open and its long name cut off",
    `item "Old office Quay 7 ⋯ Edit the entry Print the entry on paper Move the entry to anoth"\n${longMenu}`,
    true,
  ],
  [
    "not, where a long name goes on otherwise",
    `item "Old office Quay 7 ⋯ Edit the entry Print the entry on paper Let to a new tenant since"\n${longMenu}`,
    false,
  ],
  ["not, without a role", `item "Old office Quay 7 ⋯ Edit Delete"\n${menu}`, false, { name: office.name }],
])("an entry is there %s", (_, outline, expected, query = office) => {
  expect(isThereWithControls(query, aPage(outline).nodes)).toBe(expected);
});

it.each([
  ["Oak table Update Updated", "Update", "Oak table Updated"],
  ["Oak table Update", "Update", "Oak table"],
  ["Oak table Updated", "Update", "Oak table Updated"],
  ["Oak table 4 ✕", "✕", "Oak table 4"],
])("of %s, without the control %s, there is %s left", (name, control, expected) => {
  const { nodes } = aPage(`row "${name}"\n  button "${control}"`);
  const [row] = nodes;
  expect(row && withoutControls(row, nodes).name).toBe(expected);
});
