import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { otherUnit } from "./other-unit";

const goal = "The reorder level of foil should be 6 boxes";
const shop = (foil: string) => `list
  item "Foil ${foil}"
  item "Tape 12 boxes"`;

it.each([
  ["told in another unit", goal, shop("6 pieces"), "Foil 6 pieces", 1],
  ["told in its own", goal, shop("6 boxes"), "Foil 6 boxes", 0],
  ["told in its own as one", "Set the foil to 1 box", shop("1 box"), "Foil 1 box", 0],
  ["told by its number alone", goal, shop("6"), "Foil 6", 0],
  ["told in a unit that the page does not know otherwise", goal, 'item "Foil 6 pieces"', "Foil 6 pieces", 0],
  ["told in both", goal, shop("6 boxes, 6 pieces"), "Foil 6 boxes, 6 pieces", 0],
  ["in a unit that is an option", goal, 'item "Foil 6 pieces"\noption "boxes"', "Foil 6 pieces", 1],
  ["that nothing tells", goal, shop("9 pieces"), "Foil 9 pieces", 0],
  ["without a unit", "Set the foil to 6", shop("6 pieces"), "Foil 6 pieces", 0],
])("an amount %s", (_, wish, page, proof, open) => {
  expect(otherUnit(wish, [proof], aPage(page))).toHaveLength(open);
});
