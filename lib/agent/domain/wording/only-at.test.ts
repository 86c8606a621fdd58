import { expect, it } from "vitest";
import { onlyAt } from "./only-at";

it.each<[string, string, boolean]>([
  ["Switch the frost alarm on in the Orchard zone only", "Orchard", true],
  ["Switch the frost alarm on in Orchard only, please", "Orchard", true],
  ["Switch the frost alarm on only in the Orchard zone", "Orchard", true],
  ["Switch the frost alarm on in Orchard, and nowhere else", "Orchard", true],
  ["Schalte den Frostalarm nur im Bereich Obstgarten ein", "Obstgarten", true],
  ["Switch the frost alarm on in the Orchard zone", "Orchard", false],
  ["Switch only the frost alarm of Orchard on", "Orchard", false],
  ["In the orchard only pickers may enter", "Orchard", false],
  ["Switch the frost alarm on in the Orchard zone only", "Cellar", false],
  ["Switch the frost alarm on in the Orchard zone and in no other zone", "Orchard", true],
  ["Switch the frost alarm on in the zone Orchard, no other zones", "Orchard", true],
  ["Switch the frost alarm on in Orchard and in no other place", "Orchard", true],
  ["Switch the frost alarm on in the Orchard zone and change no other setting", "Orchard", false],
  ["Add figs to the Orchard list only", "Orchard", true],
  ["Zet het vorstalarm aan op Boomgaard alleen", "Boomgaard", true],
  ["Set the alarm sounds to Pickers only", "Pickers", false],
])("%s: only at %s: %s", (goal, place, is) => {
  expect(onlyAt(goal, place)).toBe(is);
});
