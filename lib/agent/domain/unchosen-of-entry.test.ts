import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { unchosenOffers } from "./unchosen";

const payments = ["cash", "card", "on account"];
const tickets = aPage(
  `item "2207 Tanaka"\n  combobox "Payment" ="cash"\n  button "Hand out"\nitem "2208 Ito"\n  button "Hand out"`,
).nodes.map((node) => (node.role === "combobox" ? { ...node, options: payments } : node));

it.each<[string, string, string, string[]]>([
  ["what its own entry offers", "Hand out 2207, paid by card", "item:2207 Tanaka", ["card"]],
  ["nothing where it was chosen", "Hand out 2207, paid in cash", "item:2207 Tanaka", []],
  ["nothing that the goal does not say", "Hand out 2207", "item:2207 Tanaka", []],
  ["nothing of another entry", "Hand out 2208, paid by card", "item:2208 Ito", []],
])("tells %s, where there is no form", (_, goal, path, expected) => {
  expect(unchosenOffers(goal, { name: "Hand out", path }, tickets)).toEqual(expected);
});
