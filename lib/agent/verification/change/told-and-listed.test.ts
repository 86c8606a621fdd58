import { describe, expect, it } from "vitest";
import { type CaseParts, ruledInTheEnd } from "@/tests/support/a-verification-case";

const mail = "ida@site.example";
const addresses = (held: string, alert = "") => `
  heading "Addresses"
${alert === "" ? "" : `  alert "${alert}"`}
  textbox "New address" ="${held}" #field
  button "Add address" #add`;
const added = (parts: Partial<CaseParts> = {}): CaseParts => ({
  step: `Add the address "${mail}"`,
  on: "#add",
  before: addresses(mail),
  text: "Addresses",
  after: addresses("", `Address ${mail} added.`),
  textAfter: `Addresses\n${mail}`,
  requests: ["PUT /state 200"],
  ...parts,
});

describe("what the site says that it took, and shows", () => {
  it("was done", () => expect(ruledInTheEnd(added())).toBe("verified"));

  it.each<[string, Partial<CaseParts>]>([
    ["it is nowhere on the page", { textAfter: "Addresses" }],
    ["it says the reverse", { after: addresses("", `Address ${mail} was not added.`) }],
    ["the field holds it still", { after: addresses(mail, `Address ${mail} added.`) }],
    ["it refused it", { requests: ["PUT /state 500"] }],
  ])("was not where %s", (_, parts) => expect(ruledInTheEnd(added(parts))).not.toBe("verified"));
});

const members = (role: string, dialog = "", other = "Bo Yi Guest") => `
  heading "Members"
  list "Members"
    item "Ida Falk ${role}"
    item "${other}"
${dialog}`;
const open = `  dialog "Edit member"
    combobox "Role" ="Developer" |"Guest|Developer" #role
    button "Save changes" #save`;
const saved = (parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Save the role Developer for Ida Falk",
  on: "#save",
  before: members("Guest", open),
  after: members("Developer"),
  requests: ["PUT /state 200"],
  ...parts,
});

describe("an entry that says what was saved in a dialog", () => {
  it("proves it", () => expect(ruledInTheEnd(saved())).toBe("verified"));

  it.each<[string, Partial<CaseParts>]>([
    ["the dialog is open still", { after: members("Developer", open) }],
    ["another entry says it", { after: members("Guest", "", "Bo Yi Developer") }],
    ["it said so before", { before: members("Developer", open) }],
    ["the site refused it", { requests: ["PUT /state 500"] }],
  ])("proves nothing where %s", (_, parts) => expect(ruledInTheEnd(saved(parts))).not.toBe("verified"));
});
