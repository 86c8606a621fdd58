import { expect, it } from "vitest";
import { affirming, declining } from "./question-answers";

it.each<[string, "declines" | "affirms" | "neither"]>([
  ["Cancel", "declines"],
  ["Cancel the edit", "declines"],
  ["Cancel this action", "declines"],
  ["Cancel my changes", "declines"],
  ["Cancel this booking", "neither"],
  ["Cancel my plan", "neither"],
  ["Keep it", "declines"],
  ["No, go back", "declines"],
  ["Not yet", "declines"],
  ["Notes", "neither"],
  ["Yes, remove", "affirms"],
  ["Continue", "affirms"],
  ["Delete", "neither"],
])("%s %s", (name, says) => {
  expect(declining.test(name)).toBe(says === "declines");
  expect(affirming.test(name)).toBe(says === "affirms");
});
