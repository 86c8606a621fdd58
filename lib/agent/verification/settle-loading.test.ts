import { expect, it } from "vitest";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { verified } from "./check";
import { groundOf } from "./ground";
import { settled } from "./settle";

const found = verified(0.9, "It is there.");

it.each<[string, string, "again" | "verified", Partial<CaseParts>?]>([
  ["with a part that is being loaded is looked at again", 'list "Beds" [busy]', "again"],
  ["with nothing that is being loaded is believed", 'list "Beds"', "verified"],
  [
    "that is the one from before is believed",
    'list "Beds" [busy]',
    "verified",
    { urlAfter: "https://garden.test/beds" },
  ],
])("a page %s", (_, part, says, more = {}) => {
  const parts: CaseParts = {
    step: "Open the beds",
    before: '\n  link "Beds" #beds >/list',
    on: "#beds",
    after: `\n  heading "Beds"\n  ${part}`,
    urlAfter: "https://garden.test/list",
    ...more,
  };
  const { outcome, reobserve } = settled(groundOf(aVerificationCase(parts)), found, "part-opened");
  expect(reobserve ? "again" : outcome).toBe(says);
});
