import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const guests = (label: string, value = "") => `
  form
    textbox:textarea "${label}" #names${value === "" ? "" : ` ="${value}"`}
    button "Add to list" #add`;
const three = "Add Lena Brandt, Tom Okafor and Ines Rocha to the guest list";

it.each<[string, string, string | undefined]>([
  [three, guests("Add guests (one a line or with commas)"), "Lena Brandt, Tom Okafor, Ines Rocha"],
  [three, guests("Guests, one per line"), "Lena Brandt\nTom Okafor\nInes Rocha"],
  ["Add 'Oat milk' and 'Rye' to the list", guests("Items, separated by commas"), "Oat milk, Rye"],
  [three, guests("Guests"), undefined],
  [three, guests("Guests, one per line", "Bo Lind"), undefined],
  ["Add Lena Brandt to the guest list", guests("Guests, one per line"), "Lena Brandt"],
])("%s", (goal, outline, expected) => {
  const filled = fillFromGoal(goal, { nodes: aPage(outline).nodes, title: "", known: [] });
  expect(filled?.entries[0]?.value).toBe(expected);
});
