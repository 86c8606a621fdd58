import { expect, it } from "vitest";
import { withoutPassing } from "./passing-time";

it.each([
  ["Towels brought Ida · just now", "Towels brought Ida ·"],
  ["Towels brought a few seconds ago by Ida", "Towels brought by Ida"],
  ["Handtücher gebracht vor 2 Minuten", "Handtücher gebracht"],
  ["Serviettes il y a une minute", "Serviettes"],
  ["Toallas hace un momento", "Toallas"],
  ["Asciugamani 3 minuti fa", "Asciugamani"],
  ["Towels 2m ago", "Towels"],
  ["Towels · 5 min", "Towels ·"],
  ["Towels less than a minute ago", "Towels"],
  ["Towels about 1 hour ago", "Towels"],
  ["Handdoeken 2 minuten geleden", "Handdoeken"],
  ["Ręczniki 5 minut temu", "Ręczniki"],
  ["Towels 5 min walk", "Towels 5 min walk"],
  ["Sauna 5 min", "Sauna 5 min"],
  ["Path about 2 m", "Path about 2 m"],
  ["Less than a minute", "Less than a minute"],
  ["Sauna, 2 hours", "Sauna, 2 hours"],
  ["Sauna in 5 minutes", "Sauna in 5 minutes"],
  ["Ida, long ago", "Ida, long ago"],
  ["vor der Tür", "vor der Tür"],
])("%s without how long ago it was: %s", (text, expected) => {
  expect(withoutPassing(text).replace(/\s+/g, " ").trim()).toBe(expected);
});
