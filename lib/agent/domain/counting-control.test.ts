import { expect, it } from "vitest";
import { countsBothWays, isCounting } from "./counting-control";

it.each<[string, boolean]>([
  ["More guests", true],
  ["Decrease quantity", true],
  ["+", true],
  ["− 1", true],
  ["Weniger Gäste", true],
  ["More: Long rope", true],
  ["One more: Long rope", true],
  ["Increase", true],
  ["One bag less", true],
  ["Greenhouse: one degree more", true],
  ["Show one more", false],
  ["Show more", false],
  ["One of many more towns", false],
  ["Plus", false],
  ["Moreover", false],
  ["Less", false],
  ["Family", false],
])("%s: %s", (name, expected) => expect(isCounting(name)).toBe(expected));

it.each<[string, string[], boolean]>([
  ["one for less and one for more", ["One tray less", "One tray more"], true],
  ["signs", ["−", "+", "Yes"], true],
  ["the same in another language", ["Weniger Gäste", "Mehr Gäste"], true],
  ["one way only", ["One tray more", "Yes"], false],
  ["one way, twice", ["More trays", "More bowls"], false],
  ["answers", ["Yes", "No"], false],
])("counts both ways: %s", (_, names, expected) => {
  expect(countsBothWays(names.map((name) => ({ role: "button", name })))).toBe(expected);
  expect(countsBothWays(names.map((name) => ({ role: "heading", name })))).toBe(false);
});
