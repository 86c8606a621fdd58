import { expect, it } from "vitest";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import { aPageContext } from "@/tests/support/a-page-context";
import { locate } from "./page-context";

const part = (heading: string, button: string, id: string) =>
  `heading:3 "${heading}"\nform ""\n  button "${button}" #${id}`;
const parts = [part("Delivery", "Pause", "delivery"), part("Daily digest", "Pause", "digest")].join("\n");

it.each<[string | undefined, string, string]>([
  ["Pause the delivery of the campaign", parts, "delivery"],
  ["Pause the daily digest of the campaign", parts, "digest"],
  ["Pause the campaign", parts, "ask"],
  ["Pause the digest of the delivery", parts, "ask"],
  [undefined, parts, "ask"],
])("of equal controls the heading over them tells which is meant: %s", (goal, outline, expected) => {
  const context = { ...aPageContext(outline), ...(goal === undefined ? {} : { goal }) };
  const found = locate(readTarget('"Pause"'), '"Pause"', "click", context);
  expect("answer" in found ? found.answer.decision : found.node.id).toBe(expected);
});
