import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { isFoundPage } from "./result-page";

const form =
  '\n  heading "Find owners"\n  form "Find"\n    textbox "Last name" ="Falk"\n    button "Find owner" #find';
const table = (...rows: string[]): string =>
  `\n  heading "Owners"\n  table\n    row "Name Town"${rows.map((row) => `\n    row "${row}"`).join("")}`;
const sought: CaseParts = {
  step: "Click Find owner",
  before: form,
  on: "#find",
  url: "https://clinic.test/find",
  urlAfter: "https://clinic.test/owners?last=Falk",
  after: table("Ida Falk Bergen", "Ole Falkner Voss"),
};

it.each<[string, boolean, Partial<CaseParts>]>([
  ["each entry that came has it", true, {}],
  ["one entry that came has it", true, { after: table("Ida Falk Bergen") }],
  ["it is asked for with others", true, { urlAfter: "https://clinic.test/owners?page=1&last=falk" }],
  ["one entry that came has it not", false, { after: table("Ida Falk Bergen", "Nils Holm Voss") }],
  ["none came", false, { after: table() }],
  ["the address asks for something else", false, { urlAfter: "https://clinic.test/owners?last=Holm" }],
  ["the address asks for nothing", false, { urlAfter: "https://clinic.test/owners" }],
  ["it asked for it before", false, { url: "https://clinic.test/find?last=Falk" }],
  ["it was to be saved", false, { step: "Click Find owner to save the owner" }],
])("%s: %s", (_, is, parts) => {
  expect(isFoundPage("Falk", groundOf(aVerificationCase({ ...sought, ...parts })))).toBe(is);
});

it("answers the press of the button", () => {
  expect(ruled(sought).says).toBe("verified");
  expect(isFoundPage("", groundOf(aVerificationCase(sought)))).toBe(false);
});
