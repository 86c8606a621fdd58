import { expect, it } from "vitest";
import { leafsOn } from "./pager";

it.each([
  ["Next", true],
  ["Next page ›", true],
  ["Next 20", true],
  ["Load more", true],
  ["Nächste Seite", true],
  ["»", true],
  ["Siguiente", true],
  ["Previous", false],
  ["Next of kin", false],
  ["Continue to payment", false],
])("%s leads on in a list: %s", (name, leads) => {
  expect(leafsOn(name)).toBe(leads);
});
