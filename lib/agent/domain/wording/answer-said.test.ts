import { describe, expect, it } from "vitest";
import { saysNoBy } from "./answer-said";

describe("a step that says no by what the control is called", () => {
  it.each<[string, string, boolean]>([
    ["Answer No, so that the plants stay", "No", true],
    ["No, keep the bookmark", "No", true],
    ["Keep the product: answer No", "No", true],
    ['Reply with "Cancel"', "Cancel", true],
    ["Leave it as it is: press Cancel", "Cancel", true],
    ["Answer Yes", "Yes", false],
    ["Remove the product: answer Yes", "Yes", false],
    ["Answer No", "Yes", false],
    ["Cancel the order", "Cancel", false],
    ["Note down the number", "No", false],
    ["Answer the question of Ida", "Keep", false],
  ])("%s, by %s: %s", (step, control, says) => expect(saysNoBy(step, control)).toBe(says));
});
