import { expect, it } from "vitest";
import { holds } from "./held-value";

it.each<[string, string, "name" | "number", boolean]>([
  ["Mrs Adeyemi", "09:30 Grace Adeyemi", "name", true],
  ["Mrs Adeyemi", "09:30 Grace Adebayo", "name", false],
  ["Miss", "Grace", "name", false],
  ["3", "€3.20", "number", false],
])("%s in %s", (value, text, kind, expected) => {
  expect(holds(text, { kind, value, start: 0, end: value.length })).toBe(expected);
});
