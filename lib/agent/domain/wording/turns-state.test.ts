import { expect, it } from "vitest";
import { turnsState } from "./turns-state";

it.each([
  ["Approve the request 'New desk'", true],
  ["Please start the import 'Nightly'", true],
  ["Genehmige den Antrag 'Tisch'", true],
  ["Publie l'article 'Cinq'", true],
  ["Start a new import 'Nightly'", false],
  ["Add 'Tar' to the basket", false],
  ["Book the tour 'Glass'", false],
  ["Enrol in 'Knots'", false],
])("%s turns the state of what is there: %s", (goal, isSo) => {
  expect(turnsState(goal)).toBe(isSo);
});
