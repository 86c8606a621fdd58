import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { foundNothing } from "./found-nothing";

const shop = (...names: string[]): string =>
  `\n  textbox "Search" #find\n  table "Goods"${names.map((name) => `\n    row "${name}"`).join("")}`;
const found = (step: string, ...names: string[]): boolean =>
  foundNothing(
    groundOf(
      aVerificationCase({
        step,
        before: shop("Mug", "Rope", "Wool gloves"),
        on: "#find",
        does: "setValue",
        value: "gloves",
        enter: true,
        after: shop(...names),
      }),
    ),
  );

describe("a search that is to bring something up", () => {
  it.each<[string, string[], boolean]>([
    ["Bring up the gloves with the search", [], true],
    ["The search should list the gloves", ["No data"], true],
    ["Bring up the gloves with the search", ["Wool gloves"], false],
    ["Search for gloves", [], false],
    ["Find the gloves", [], true],
    ["Please locate my gloves", ["No data"], true],
    ["Look up our gloves", [], true],
    ["Pull up this pair of gloves", [], true],
    ["Find the gloves", ["Wool gloves"], false],
    ["Find gloves", [], false],
    ["Type gloves to find the pair", [], false],
  ])("%s: %j: %s", (step, names, says) => expect(found(step, ...names)).toBe(says));
});

it("is told by what is an entry alone, and of what was typed", () => {
  const parts = { step: "Find the gloves", before: shop("Mug"), on: "#find" };
  const after = `${shop("Mug")}\n  text "No gloves here"`;
  const typed = { ...parts, after, does: "setValue", value: "gloves" } as const;
  expect(foundNothing(groundOf(aVerificationCase(typed)))).toBe(true);
  const linked = { ...typed, after: `${shop("Mug")}\n  link "All gloves"` };
  expect(foundNothing(groundOf(aVerificationCase(linked)))).toBe(false);
  expect(foundNothing(groundOf(aVerificationCase({ ...parts, after })))).toBe(false);
});
