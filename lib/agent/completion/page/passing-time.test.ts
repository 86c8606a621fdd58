import { expect, it } from "vitest";
import { withoutPassing } from "./passing-time";

it.each([
  ["Towels brought Ida · just now", "Towels brought Ida ·"],
  ["Towels brought a few seconds ago by Ida", "Towels brought by Ida"],
  ["Handtücher gebracht vor 2 Minuten", "Handtücher gebracht"],
  ["Serviettes il y a une minute", "Serviettes"],
  ["Toallas hace un momento", "Toallas"],
  ["Asciugamani 3 minuti fa", "Asciugamani"],
  ["Sauna, 2 hours", "Sauna, 2 hours"],
  ["Sauna in 5 minutes", "Sauna in 5 minutes"],
  ["Ida, long ago", "Ida, long ago"],
  ["vor der Tür", "vor der Tür"],
])("%s without how long ago it was: %s", (text, expected) => {
  expect(withoutPassing(text).replace(/\s+/g, " ").trim()).toBe(expected);
});
