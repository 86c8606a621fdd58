import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isOnlyListed } from "./only-listed";

const before = '\n  clickable "Add a bed…" #add\n  textbox "Name" #name ="Kale"';
const listed: CaseParts = {
  step: 'Add "North bed" to the beds',
  on: "#add",
  before,
  after: `${before}\n  region "East bed North bed West bed"`,
  text: "Beds",
  textAfter: "Beds\nEast bed\nNorth bed\nWest bed",
};
it.each<[string, boolean, Partial<CaseParts>]>([
  ["came among others", true, {}],
  ["came alone", false, { after: `${before}\n  region "North bed"`, textAfter: "Beds\nNorth bed" }],
  ["came in an entry of its own", false, { after: `${before}\n  item "North bed"` }],
  ["was sent", false, { requests: ["POST /beds 201"] }],
  ["stood in a field", false, { before: before.replace("Kale", "North bed"), step: 'Add "North bed"' }],
  ["is what the control says", false, { before: before.replace("Add a bed…", "Add North bed"), on: "#add" }],
  ["is not quoted", false, { step: "Add the North bed to the beds" }],
  ["did not come", false, { after: `${before}\n  region "East bed West bed South bed"` }],
])("what the step quotes %s: %s", (_, expected, parts) =>
  expect(isOnlyListed(groundOf(aVerificationCase({ ...listed, ...parts })))).toBe(expected),
);
