import { expect, it } from "vitest";
import { saysTwin, saysWider } from "./option-twin";

const options = ["Name (A to Z)", "Name (Z to A)", "Price (low to high)", "Price (high to low)", "Weight"];

it.each([
  ["Put low prices before high ones", "Price (high to low)", true],
  ["Put low prices before high ones", "Price (low to high)", false],
  ["Have the highest price ahead of the lowest", "Price (low to high)", true],
  ["Have the highest price ahead of the lowest", "Price (high to low)", false],
  ["High prices are to stand below low ones", "Price (high to low)", true],
  ["High prices are to stand below low ones", "Price (low to high)", true],
  ["Cheapest first", "Price (high to low)", true],
  ["Cheapest first", "Price (low to high)", false],
  ["The lamps should be arranged by ascending price", "Price (high to low)", true],
  ["The lamps should be arranged by ascending price", "Price (low to high)", false],
  ["The names in reverse, from Z to A", "Name (A to Z)", true],
  ["Low weight before high weight", "Weight", false],
])("%s, by %s: %s", (step, chosen, says) => expect(saysTwin(step, chosen, options)).toBe(says));

it.each([
  ['Select "Title ↑" in the order', "Title ↓", true],
  ['Select "Title ↑" in the order', "Title ↑", false],
  ["Order them by title", "Title ↓", false],
])("%s, by %s, which differs by a sign alone: %s", (step, chosen, says) =>
  expect(saysTwin(step, chosen, ["Title ↑", "Title ↓"])).toBe(says),
);

it.each([
  ["Have all guests see the album", "Invited guests", true],
  ["Have all guests see the album", "Guests", false],
  ["Have the invited guests see the album", "Invited guests", false],
  ["Have everybody see the album", "Invited guests", false],
  ["Have all guests see the album", "Public", false],
])("%s, by %s, which says more than another option: %s", (step, chosen, says) =>
  expect(saysWider(step, chosen, ["Public", "Guests", "Invited guests"])).toBe(says),
);
