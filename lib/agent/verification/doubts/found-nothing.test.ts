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
  ])("%s: %j: %s", (step, names, says) => expect(found(step, ...names)).toBe(says));
});
