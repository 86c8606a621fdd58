import { expect, it } from "vitest";
import { commandVerb } from "./command-verb";

it.each([
  ["Move the card to Done", "move"],
  ["On the board, move the card to Done", "move"],
  ["Please rename it", "rename"],
  ["Reserva una plaza", "reserva"],
])("reads what is to be done in: %s", (goal, verb) => {
  expect(commandVerb(goal)).toBe(verb);
});
