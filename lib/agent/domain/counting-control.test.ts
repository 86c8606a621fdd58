import { expect, it } from "vitest";
import { isCounting } from "./counting-control";

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
