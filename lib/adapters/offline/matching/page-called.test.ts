import { expect, it } from "vitest";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import { aPage } from "@/tests/support/a-page";
import { findElement } from "./match-element";

const packing = (heads: string, more = "") => `
  region ""
    ${heads}
  checkbox "Tent pegs" #pegs [unchecked]
  checkbox "Tent" #tent [unchecked]
  ${more}`;

it.each([
  ["headed so", packing('heading:1 "Packing list"'), "pegs", true],
  ["headed by more", packing('heading:1 "Packing list for July"'), "pegs", true],
  ["headed by something else", packing('heading:1 "Kitchen rota"'), "pegs", false],
  [
    "that has it as one part of several",
    packing('heading:1 "Packing list"\n    heading:1 "Wishes"'),
    "pegs",
    false,
  ],
  [
    "that says so under its heading",
    packing('heading:1 "Trips"\n    heading:2 "Packing list"'),
    "pegs",
    false,
  ],
])("an element of a page %s", (_, outline, id, isSure) => {
  const target = { ...readTarget("Tent pegs"), exact: true, within: "packing list" };
  const found = findElement(target, aPage(outline).nodes, { need: "tick" });
  expect(found?.best.id).toBe(id);
  expect((found?.certainty ?? 0) >= 0.75).toBe(isSure);
});
