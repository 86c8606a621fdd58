import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aSnapshot } from "@/tests/support/a-task";
import { type Entered, inOneEntry } from "./entered";
import { entryAwaited } from "./entry-awaited";

const goal = "Order a peony bouquet for Ida Falk";
const values = ["Peony € 34", "Ida Falk"];

it.each<[string, string, string[], boolean]>([
  ["says of the option what the goal does", goal, ["Peony bouquet, for Ida Falk"], true],
  ["says the option as it is", goal, ["Peony € 34, for Ida Falk"], true],
  [
    "says it as it is, of which the goal says nothing",
    "Order flowers for Ida Falk",
    ["Peony € 34, for Ida Falk"],
    true,
  ],
  ["says another option", goal, ["Tulip € 34, for Ida Falk"], false],
  ["says none", goal, ["Bouquet for Ida Falk"], false],
  ["says it of another one", goal, ["Peony bouquet, for Bo Lind"], false],
  [
    "says an option of which the goal says nothing",
    "Order flowers for Ida Falk",
    ["Peony, for Ida Falk"],
    false,
  ],
  ["is two", goal, ["Peony bouquet", "for Ida Falk"], false],
])("an entry that %s", (_, asked, lines, isThere) => {
  const page = aSnapshot({ url: "http://florist.test/orders", nodes: [], lines });
  expect(inOneEntry(values, page, asked).length > 0).toBe(isThere);
});

const field = (name: string, value: string, role: "textbox" | "combobox" = "textbox"): Entered => ({
  kind: "element_value",
  element: { role, name },
  value,
});
const before = aPage('\nlist "Readings"\n  item "Gas 4700"', { url: "https://power.test/readings" });

it.each<[string, string, string, string[]]>([
  ["its head, which the goal says", "Send in 4821 for the gas meter", "Gas (G-2)", ["Gas", "4821"]],
  [
    "all of it, where the goal says another",
    "Send in 4821 for the heating",
    "Gas (G-2)",
    ["Gas (G-2)", "4821"],
  ],
  [
    "all of it, where it ends otherwise",
    "Send in 4821 for the gas main",
    "Gas (G-2) main",
    ["Gas (G-2) main", "4821"],
  ],
  ["its name, where the goal says that", "Send in 4821 for G-2, the gas", "Gas (G-2)", ["G-2", "4821"]],
])("of a chosen option an entry has to say %s", (_, asked, option, told) => {
  const entered = [field("Meter", option, "combobox"), field("Reading", "4821")];
  expect(entryAwaited(before, entered, asked)).toEqual(told);
});
