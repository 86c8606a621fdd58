import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { usedAt } from "./used-control";

const goal = "Accept the log that Ada wrote about the pump";
const logs = (...heads: string[]) =>
  aPage(heads.map((head, at) => `heading:3 "${head}"\nform ""\n  button "Accept" #b${at}`).join("\n"));
const used = (id: string, ...heads: string[]): string | undefined =>
  usedAt(
    { ...anAction(), target: { id, role: "button", name: "Accept", path: "form" } },
    logs(...heads),
    goal,
  )[0]?.place;

it.each<[string, string, string[], string | undefined]>([
  [
    "the heading that the goal says more of",
    "b0",
    ["Ada on the bilge pump", "Ada on the mast", "Ben on the pump"],
    "Ada on the bilge pump",
  ],
  ["the name alone, where one bears it", "b0", ["Ada on the bilge pump", "Ben on the pump"], "Ada"],
  [
    "the name alone, where another heading has as much of the goal",
    "b0",
    ["Ada on the pump", "Ada on the bilge pump"],
    "Ada",
  ],
  [
    "the name alone, where the control of another was used",
    "b1",
    ["Ada on the pump", "Ada on the mast"],
    "Ada",
  ],
  ["nothing, where none bears the name", "b0", ["Ben on the pump", "Cleo on the mast"], undefined],
])("a control was used at %s", (_, id, heads, expected) => {
  expect(used(id, ...heads)).toBe(expected);
});
