import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isEntryOfOther } from "./entry-of-other";

const page = (...rows: string[]) =>
  `\n  button "Add" #add\n  list "Order"${rows.map((row) => `\n    item "${row}"`).join("")}`;
type Case = { step?: string; came?: string; reason?: string; on?: string; unseen?: boolean };
const other = ({
  step = "Put 5 Hemp Rope in the order",
  came = "Tar Bucket 405",
  reason = '"405" is on the page now.',
  on = "Add",
  unseen = false,
}: Case): boolean =>
  isEntryOfOther(
    groundOf(
      aVerificationCase({
        step,
        before: page().replace('"Add"', `"${on}"`),
        after: page(came).replace('"Add"', `"${on}"`),
        text: "Order",
        textAfter: `Order\n${came}`,
        on: "#add",
        unseen,
      }),
    ),
    reason,
  );

describe("what came bears no word of the name that the step says", () => {
  it.each<[string, boolean, Case]>([
    ["and the step does not say what was entered", true, {}],
    ["but the whole name", false, { came: "Hemp Rope 405" }],
    ["but one word of it", false, { came: "Rope 405" }],
    ["but one word of it in the plural", false, { came: "Ropes 405" }],
    ["and the step says what was entered", false, { reason: '"5" is on the page now.' }],
    ["and it was found otherwise", false, { reason: "A row came that was not there." }],
    ["where it is only a place", false, { step: "Put 5 of it in the Hemp Rope" }],
    ["where it is of somebody", false, { step: "Put 5 ropes of Hemp Rope in the order" }],
    ["where it is for my own", false, { step: "Put 5 ropes for my Hemp Rope in the order" }],
    ["where the name is one word", false, { step: "Put 5 Hemp in the order" }],
    ["where the name begins the step", false, { step: "Hemp Rope, 5 of it" }],
    ["where the control is called so", false, { on: "Hemp Rope" }],
    ["where nobody knows the page before", false, { unseen: true }],
    ["of one of two names", true, { step: "Put 5 Hemp Rope and 2 Tar Bucket in the order" }],
    ["of neither of two names", true, { step: "Put 5 Hemp Rope and 2 Oak Oar in the order" }],
    ["which only what was entered says", false, { reason: '"Rope 405" is on the page now.', came: "Bucket" }],
  ])("%s: %s", (_, is, parts) => expect(other(parts)).toBe(is));
});
