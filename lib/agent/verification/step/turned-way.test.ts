import { expect, it } from "vitest";
import { turnsOtherWay } from "./turned-way";

it.each<[string, string, boolean]>([
  ["Go to the following picture", "Previous", true],
  ["Go to the next picture", "‹ Prev", true],
  ["Go back to the previous picture", "Next ›", true],
  ["Show the preceding picture", "Next", true],
  ["Go to the following picture", "Next", false],
  ["Go to the following picture", "Previous orders", false],
  ["Go to the previous picture", "Back", false],
  ["Go to the picture", "Previous", false],
  ["Go to the next picture, and back to the previous one", "Previous", false],
  ["Go to the following address: Mill Lane", "Previous", false],
  ["Fill in the next field", "Previous", false],
])("%s, by %s: %s", (step, name, is) => expect(turnsOtherWay(step, name)).toBe(is));
