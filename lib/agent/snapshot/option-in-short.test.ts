import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { checkAssertion } from "./check-assertion";

const races = "Marathon 42.2 km|Half marathon 21.1 km|Ten 10 km";
const holds = (held: string, value: string, options = races): boolean | undefined => {
  const after = aPage(`\n  combobox "Race" ="${held}" |"${options}"`);
  return checkAssertion(
    { kind: "element_value", element: { role: "combobox", name: "Race" }, value },
    { after },
  );
};

it.each([
  ["Half marathon 21.1 km", "the half marathon", true],
  ["Half marathon 21.1 km", "Half marathon 21.1 km", true],
  ["Half marathon 21.1 km", "marathon", false],
  ["Marathon 42.2 km", "the half marathon", false],
  ["Marathon 42.2 km", "the Marathon", true],
])("%s, said as %s: %s", (held, value, expected) => {
  expect(holds(held, value)).toBe(expected);
});

it("is not told by a name that several options have", () => {
  expect(holds("Room 4", "the room", "Room 3|Room 4")).toBe(false);
  expect(holds("Room 4", "the room", "Room 4|Garden")).toBe(true);
});
