import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { isShownWithOthers } from "./own-block";

const typed = (name: string, value: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
});
const picked = (name: string, value: string): Entered => ({
  kind: "element_value",
  element: { role: "combobox", name },
  value,
});
const skiff = [typed("Name", "Alba"), picked("Berth", "North")];
const rows = (...names: string[]) =>
  aPage(names.map((name) => `row "${name}"`).join("\n"), { text: names.join("\n") });
const under = (text: string) => aPage('heading "Skiffs"', { text });
const add = "Add the skiff 'Alba' at the berth 'North'";

it.each<[string, ReturnType<typeof rows>, boolean, string?]>([
  ["stands in another row only", rows("Bora North", "Alba South"), true],
  ["stands in its own row as well", rows("Bora North", "Alba North"), false],
  ["stands in no row", rows("Bora South", "Alba"), false],
  ["stands in a row of a page without it", rows("Bora North"), false],
  [
    "stands over all rows too",
    aPage('heading "North"\nrow "Bora North"\nrow "Alba"', { text: "Bora North\nAlba" }),
    false,
  ],
  ["stands under another heading only", under("# Skiffs\n## Bora\nBerth North\n## Alba\nBerth South"), true],
  ["stands under its heading", under("# Skiffs\n## Bora\nBerth North\n## Alba\nBerth North"), false],
  ["stands over the headings", under("# North\n## Bora\nBerth North\n## Alba"), false],
  [
    "was there before, in what is changed",
    rows("Bora North", "Alba South"),
    false,
    "Change the berth of 'Alba' to 'North'",
  ],
])("what was entered with a thing: %s", (_, page, expected, goal = add) => {
  expect(isShownWithOthers(skiff, page, goal)).toBe(expected);
});

const plan = (...rows: string[]) =>
  aPage(`table ""\n${rows.map((row) => `  row "${row.replace(/ *\\| */g, " ").trim()}"`).join("\n")}`, {
    text: rows.join("\n"),
  });
it.each<[string, ReturnType<typeof plan>, boolean]>([
  ["under its column", plan("North | South", "9:00 | Alba | ", "10:00 |  | "), false],
  ["under another column", plan("North | South", "9:00 |  | Alba", "10:00 |  | "), true],
  [
    "under its column, where the first one is called as well",
    plan("Hour | North | South", "9:00 | Alba | ", "10:00 |  | "),
    false,
  ],
  [
    "in a row of its own, after one with the same value",
    plan("State | Name | Berth", "Old | Bora | North", "New | Alba | North"),
    false,
  ],
  ["as a row", plan("Name | North | South", "Alba | ✓ | ", "Bora |  | ✓"), false],
  ["under another one there", plan("Hour | North | South", "9:00 |  | Alba", "10:00 |  | "), true],
])("a thing that stands %s of a plan", (_, page, expected) => {
  expect(isShownWithOthers(skiff, page, add)).toBe(expected);
});

const chosen = (name: string, role: "radio" | "checkbox" = "radio"): Entered => ({
  kind: "element",
  element: { role, name },
  state: "checked",
});
it.each<[string, Entered, ReturnType<typeof rows>, boolean]>([
  ["stands in another row only", chosen("North"), rows("Bora North", "Alba South"), true],
  ["stands in its own row as well", chosen("North"), rows("Bora North", "Alba North"), false],
  ["stands in no row", chosen("North"), rows("Bora South", "Alba South"), false],
  ["is a box, which rows may leave out", chosen("North", "checkbox"), rows("Bora North", "Alba"), false],
])("a button of several that was chosen for a thing: %s", (_, one, page, expected) => {
  expect(isShownWithOthers([typed("Name", "Alba"), one], page, add)).toBe(expected);
});
