import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { unchosenOffers } from "./unchosen";

const form = (options: string, value: string) =>
  `\n  form "Reading"\n    combobox "Meter" |"${options}" ="${value}"\n    textbox "Reading"\n    button "Send"`;
const meters = "Electricity (E-1)|Gas (G-2)";

it.each<[string, string, string, string[]]>([
  [
    "the one whose head the goal says",
    "Send 4821 for the gas meter",
    form(meters, "Electricity (E-1)"),
    ["Gas (G-2)"],
  ],
  ["the same while none stands", "Send 4821 for the gas meter", form(meters, ""), ["Gas (G-2)"]],
  ["nothing while it stands", "Send 4821 for the gas meter", form(meters, "Gas (G-2)"), []],
  ["nothing of which the goal says no head", "Send 4821", form(meters, "Electricity (E-1)"), []],
  [
    "nothing where it says several heads",
    "Send 4821 for gas and electricity",
    form(`${meters}|Water (W-3)`, "Water (W-3)"),
    [],
  ],
  [
    "nothing for a part of a head",
    "Send 4821 for the gas meter",
    form("Electricity (E-1)|Natural gas (G-2)", "Electricity (E-1)"),
    [],
  ],
  [
    "nothing that only stands in a quote",
    'Send 4821 with the note "gas"',
    form(meters, "Electricity (E-1)"),
    [],
  ],
  [
    "what it says as a whole, before a head",
    "Send 4821 for Gas",
    form("Electricity (E-1)|Gas|Gas (G-2)", "Electricity (E-1)"),
    ["Gas"],
  ],
])("a list leaves of its options: %s", (_, goal, outline, expected) => {
  expect(unchosenOffers(goal, { name: "Send", path: "form:Reading" }, aPage(outline).nodes)).toEqual(
    expected,
  );
});
