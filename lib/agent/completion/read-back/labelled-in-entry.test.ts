import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { labelledInEntry } from "./labelled-in-entry";

const change = "Change the berth fee of the boat A12 to 70 EUR";
const fee = (value: string, name = "New berth fee (EUR)"): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
});
const list = (...entries: string[]) =>
  aPage(`list "Boats"\n${entries.map((name) => `  item "${name}"\n    link "Change fee" >/f`).join("\n")}`, {
    url: "https://quay.test/boats",
  });

it.each<[string, string, Entered[], ReturnType<typeof list>, boolean]>([
  [
    "says it",
    change,
    [fee("70")],
    list("Boat A12 Berth fee: 70 EUR Change fee", "Boat A21 Berth fee: 90 EUR"),
    true,
  ],
  ["says it with decimals", change, [fee("70")], list("Boat A12 Berth fee: 70.00 EUR"), true],
  ["says more than it by decimals", change, [fee("70")], list("Boat A12 Berth fee: 70.50 EUR"), false],
  ["says thousands of it", change, [fee("70")], list("Boat A12 Berth fee: 70,000 EUR"), false],
  [
    "says thousands of it, parted by a space",
    change,
    [fee("70")],
    list("Boat A12 Berth fee: 70 000 EUR"),
    false,
  ],
  [
    "says a word that may go on",
    "Change the hull of the boat A12 to Blue",
    [fee("Blue", "Hull")],
    list("Boat A12 Hull: Blue whale"),
    false,
  ],
  ["says another value", change, [fee("70")], list("Boat A12 Berth fee: 700 EUR"), false],
  ["says it of something else", change, [fee("70")], list("Boat A12 Berth fee: 90 EUR, length 70"), false],
  [
    "is another thing's",
    change,
    [fee("70")],
    list("Boat A21 Berth fee: 70 EUR", "Boat A12 Berth fee: 90 EUR"),
    false,
  ],
  [
    "is one of two of that name",
    change,
    [fee("70")],
    list("A12 Berth fee: 70 EUR", "A12 Berth fee: 90 EUR"),
    false,
  ],
  ["has no such label", change, [fee("70", "Amount")], list("Boat A12 Berth fee: 70 EUR"), false],
  [
    "is one of what was made",
    "Add a fee of 70 for the boat A12",
    [fee("70")],
    list("A12 Berth fee: 70"),
    false,
  ],
  ["says one of two values", change, [fee("70"), fee("8", "Days")], list("A12 Berth fee: 70 EUR"), false],
  ["is not named", "Change the berth fee to 70 EUR", [fee("70")], list("Boat A12 Berth fee: 70 EUR"), false],
])("the entry of the thing that was changed %s", (_, goal, entered, page, expected) => {
  expect(labelledInEntry(entered, page, goal).length > 0).toBe(expected);
});
