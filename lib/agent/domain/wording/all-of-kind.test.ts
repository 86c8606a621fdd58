import { expect, it } from "vitest";
import { kindOfAll } from "./all-of-kind";

it.each([
  ["Mark all tulips as sold", "tulips"],
  ["Please move every red tulip to the shed", "red tulip"],
  ["Mark each of our tulips as sold", "tulips"],
  ["Delete all tulips.", "tulips"],
  ["Delete all Tulips", ""],
  ["Delete all tulips from bed 4", ""],
  ["Delete all tulips, but not the red ones", ""],
  ["Delete all tulips, the red ones stay", ""],
  ["Mark all tulips as sold except the red ones", ""],
  ["Mark all tulips as sold, without the red ones", ""],
  ["Mark all tulips as sold other than Apeldoorn", ""],
  ["Mark all tulips as sold; don't touch Apeldoorn", ""],
  ["Mark all tulips as sold that are red", ""],
  ["Mark the tulips as sold", ""],
])("%s means all %s", (goal, kind) => expect(kindOfAll(goal)).toBe(kind));
