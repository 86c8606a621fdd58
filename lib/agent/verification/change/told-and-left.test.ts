import { describe, expect, it } from "vitest";
import { type CaseParts, ruledInTheEnd } from "@/tests/support/a-verification-case";

const bill = (state: string, controls: string, log: readonly string[]) => `
  heading "INV-82 ${state}"
${controls}
  region "History"
    list "Log"
${log.map((line) => `      item "${line}"`).join("\n")}
`;
const offers =
  '  button "Approve" #approve\n  button "Delete" #delete\n  button "Send" #send\n  button "Print" #print';
const approved = (log: string, parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Approve the draft INV-82",
  on: "#approve",
  mutating: true,
  before: bill("Draft", offers, ["Invoice created 12 Mar 2026"]),
  after: bill("Awaiting payment", '  button "Void" #void', ["Invoice created 12 Mar 2026", log]),
  requests: ["PUT /invoices/82 200"],
  ...parts,
});

describe("a deed that the page lists with its time", () => {
  it("was done", () => expect(ruledInTheEnd(approved("Invoice approved 26 Nov 2026"))).toBe("verified"));

  it.each<[string, CaseParts]>([
    ["it lists another deed", approved("Invoice voided 26 Nov 2026")],
    ["it lists that it was not", approved("Invoice could not be approved 26 Nov 2026")],
    [
      "it is what was made",
      approved("Untitled created 26 Nov 2026", { step: "Create the invoice", on: "#approve" }),
    ],
    ["nothing was stored", approved("Invoice approved 26 Nov 2026", { requests: [] })],
    [
      "the page is of another one",
      approved("Invoice approved 26 Nov 2026", { step: "Approve the draft INV-91" }),
    ],
  ])("is not proven where %s", (_, parts) => expect(ruledInTheEnd(parts)).not.toBe("verified"));
});

const people = (names: readonly string[], alert = "") => `
${alert === "" ? "" : `  alert "${alert}"`}
  list "Other people"
${names.map((name) => `    item "${name} ${name.split(" ")[0]?.toLowerCase()}@site.example"\n      button "Add to contacts" #${name.split(" ")[0]}`).join("\n")}
`;
const everyone = ["Ida Falk", "Nils Holm", "Kai Berg"];
const added = (left: readonly string[], alert: string, parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Move Nils Holm into my own contacts",
  on: "#Nils",
  mutating: true,
  before: people(everyone),
  after: people(left, alert),
  requests: ["PUT /contacts 200"],
  ...parts,
});

describe("an entry that left with a word of what was done", () => {
  it("was moved", () =>
    expect(ruledInTheEnd(added(["Ida Falk", "Kai Berg"], "Contact added"))).toBe("verified"));

  it.each<[string, CaseParts]>([
    ["another one left", added(["Nils Holm", "Kai Berg"], "Contact added")],
    ["two left", added(["Ida Falk"], "Contact added")],
    ["it stays", added(everyone, "Contact added")],
    ["nothing was stored", added(["Ida Falk", "Kai Berg"], "Contact added", { requests: [] })],
  ])("is not proven where %s", (_, parts) => expect(ruledInTheEnd(parts)).not.toBe("verified"));
});

const asked =
  '\n  heading "Delete"\n  form "Question"\n    button "Yes, I am sure" #yes\n    link "No, take me back" >/partners #no\n';
const partners = (names: readonly string[], alert: string) =>
  `\n  alert "${alert}"\n  heading "Partners"\n  table "Partners"\n${names.map((name) => `    row "${name} Leeds"`).join("\n")}\n`;
const deletes = (names: readonly string[], alert: string, parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Yes, delete Quayside Prints",
  on: "#yes",
  mutating: true,
  before: asked,
  text: "Are you sure you want to delete the partner Quayside Prints?",
  after: partners(names, alert),
  url: "https://garden.test/partners/6/delete",
  urlAfter: "https://garden.test/partners",
  requests: ["POST /partners/6/delete 302 document"],
  ...parts,
});
const message = "The partner Quayside Prints was deleted successfully";

describe("a deletion that the next page tells of", () => {
  it("was done", () => expect(ruledInTheEnd(deletes(["Harbour Press"], message))).toBe("verified"));

  it.each<[string, CaseParts]>([
    [
      "it is of another one",
      deletes(["Harbour Press"], "The partner Orchard Books was deleted successfully"),
    ],
    ["it is listed still", deletes(["Harbour Press", "Quayside Prints"], message)],
    ["it was saved", deletes(["Harbour Press"], "The partner Quayside Prints was saved successfully")],
    ["nothing was sent", deletes(["Harbour Press"], message, { requests: [] })],
    ["it was answered with no", deletes(["Harbour Press"], message, { on: "#no" })],
  ])("was not where %s", (_, parts) => expect(ruledInTheEnd(parts)).not.toBe("verified"));
});
