import { describe, expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { cameOfOther, sentOfOther } from "./form-of-other";

const boats = (first = "Tern Ida Holm", second = "Skua Odd Vik", role = "row") => `
  table "Boats"
    ${role} "${first}"
      button "Alter" #first
    ${role} "${second}"
      button "Alter" #second`;
const form = (held: string, more = "") => `
  heading "Boat"
  textbox "Name of the boat" ="${held}"
  button "Keep" #keep${more}`;
const opened: CaseParts = {
  step: "Open the form of Tern",
  before: boats(),
  on: "#second",
  after: form("Skua"),
};
const came = (parts: Partial<CaseParts>): string | undefined =>
  cameOfOther(groundOf(aVerificationCase({ ...opened, ...parts })));

const inDialog = (held: string, title = "Boat") => `${boats("Tern Ida Holm", "Skua Odd Vik")}
  dialog ""
    heading "${title}"
    textbox "Name of the boat" ="${held}"
    button "Keep" #keep`;
it.each<[string | undefined, string, string]>([
  ["Skua", "Skua", "Boat"],
  [undefined, "Tern", "Boat"],
  [undefined, "Gannet", "Boat"],
  [undefined, "Skua", "Berth of Tern"],
])("the dialog over the list is that of %s: %s, headed %s", (other, held, title) => {
  const parts = {
    step: "Keep the berth of Tern",
    before: inDialog(held, title),
    on: "#keep",
    after: boats(),
  };
  expect(sentOfOther(groundOf(aVerificationCase(parts)))).toBe(other);
});

describe("the form that came is another one's", () => {
  it.each<[string, string | undefined, Partial<CaseParts>]>([
    ["it holds what another entry is called by", "Skua", {}],
    ["the entries are items", "Skua", { before: boats(undefined, undefined, "item") }],
    ["it is headed by what another entry is called by", "Skua", { after: form("7", '\n  heading "Skua"') }],
    [
      "a row beside it is called by what another entry is",
      "Skua",
      { after: form("7", '\n  table\n    row "Skua 4 m"') },
    ],
    ["another word of that entry stands in it", "Vik", { after: form("Vik, O") }],
    ["a small form of its word stands in it", undefined, { after: form("skua") }],
    ["a longer word stands in it", undefined, { after: form("Skuas") }],
    ["a button is called by it", undefined, { after: form("7", '\n  button "Skua"') }],
    ["a field is called by it", undefined, { after: form("7", '\n  textbox "Skua" =""') }],
    ["its word is too short to tell", undefined, { before: boats(undefined, "Sk"), after: form("Sk") }],
    ["nothing in it is filled in", undefined, { after: form("", '\n  heading "Skua"') }],
    ["only blanks are filled in", undefined, { after: form("  ", '\n  heading "Skua"') }],
    [
      "what is filled in is hidden",
      undefined,
      { after: form("Skua").replace('the boat"', 'the boat" [hidden]') },
    ],
    ["it holds what the step names", undefined, { after: form("Tern", '\n  heading "Skua"') }],
    ["it is headed by what the step names", undefined, { after: form("Skua", '\n  heading "Tern"') }],
    ["a line says what the step names", undefined, { text: "Boats", textAfter: "Boat of Tern" }],
    ["its title says what the step names", undefined, { titleAfter: "Tern | Harbour" }],
    ["it says a part of the name", undefined, { step: "Open the form of Ida Tern", after: form("Skua Ida") }],
    ["the whole name stands in the entry", "Skua", { step: "Open the form of Ida Holm" }],
    ["a part of the name stands in the entry", undefined, { step: "Open the form of Ida Moe" }],
    ["the step names nobody", undefined, { step: "Open the form of the first boat" }],
    ["the name is only what is opened", undefined, { step: "Open Tern" }],
    ["no entry bears the name", undefined, { step: "Open the form of Gannet" }],
    [
      "it is held by a field for somebody else",
      undefined,
      { after: form("Skua").replace("Name of the boat", "Booked by") },
    ],
    ["the goal says what it holds", undefined, { goal: "Call the boat Tern a Skua" }],
    ["the step says what it holds", undefined, { step: "Alter Skua in the form of Tern" }],
    [
      "a button bears the name, and no entry",
      undefined,
      { step: "Open the form of Gannet", before: `${boats()}\n    button "Gannet"` },
    ],
    ["the other entry is of another kind", undefined, { before: boats().replace('row "Skua', 'item "Skua') }],
    [
      "the other entry stands in another list",
      undefined,
      { before: boats().replace('    row "Skua', '  table "Sold"\n    row "Skua') },
    ],
    [
      "the other entry bears the name as well",
      undefined,
      { step: "Open the form of Holm", before: boats(undefined, "Skua Ida Holm") },
    ],
    [
      "what both entries are called by stands in it",
      undefined,
      { before: boats("Tern Harbour", "Skua Harbour"), after: form("Harbour") },
    ],
    [
      "what a third entry is called by stands in it",
      "Knot",
      { before: `${boats()}\n    row "Knot"`, after: form("Knot") },
    ],
    [
      "only links bear their names",
      undefined,
      { before: '\n  list "Boats"\n    link "Tern" #first\n    link "Skua" #second' },
    ],
    [
      "only a list is chosen from",
      undefined,
      { after: form("", '\n  heading "Skua"\n  combobox "Kind" ="Sloop"') },
    ],
    [
      "the other entry is called in small letters",
      undefined,
      { before: boats(undefined, "skua odd vik"), after: form("skua") },
    ],
    [
      "the capital stands within a word",
      undefined,
      { before: boats(undefined, "eSkua"), after: form("eSkua") },
    ],
    [
      "a number is joined to the word",
      undefined,
      { before: boats(undefined, "Skua7"), after: form("Skua8") },
    ],
    [
      "the word has a sign in it",
      "O’Hara-Vik",
      { before: boats(undefined, "Pat O’Hara-Vik"), after: form("O’Hara-Vik") },
    ],
    ["nothing is known of the page before", undefined, { unseen: true }],
  ])("%s: %s", (_, other, parts) => expect(came(parts)).toBe(other));
});

const sent: CaseParts = {
  step: "Add the berth for Tern",
  before: form("Skua"),
  on: "#keep",
  after: boats(),
};
const went = (parts: Partial<CaseParts>): string | undefined =>
  sentOfOther(groundOf(aVerificationCase({ ...sent, ...parts })));

describe("the form that was sent is another one's", () => {
  it.each<[string, string | undefined, Partial<CaseParts>]>([
    ["it held what another entry of the list that came is called by", "Skua", {}],
    ["it held what the step names", undefined, { before: form("Tern, by Skua") }],
    ["a line said what the step names", undefined, { text: "Berth of Tern", textAfter: "Boats" }],
    ["its title said what the step names", undefined, { title: "Tern | Harbour", titleAfter: "Boats" }],
    ["the list says what the step names, as ever", "Skua", { titleAfter: "Tern and others" }],
    ["nothing was filled in", undefined, { before: form("", '\n  heading "Skua"') }],
    ["no list came", undefined, { after: form("") }],
    ["nothing is known of the page before", undefined, { unseen: true }],
  ])("%s: %s", (_, other, parts) => expect(went(parts)).toBe(other));
});

describe("is doubted", () => {
  const doubt = (parts: CaseParts, check: string): string | undefined =>
    doubtOfMeaning({ ground: groundOf(aVerificationCase(parts)), check, reason: "" });
  const why = 'But the form is that of "Skua".';

  it.each(["known-destination", "place-named", "part-opened", "form-came"])("that it came: %s", (check) => {
    expect(doubt(opened, check)).toBe(why);
    expect(doubt(sent, check)).not.toBe(why);
  });

  it.each(["item-appeared", "sent-by-enter", "form-submitted", "entry-holds-entered"])(
    "that it was sent: %s",
    (check) => {
      expect(doubt(sent, check)).toBe(why);
      expect(doubt(opened, check)).not.toBe(why);
    },
  );

  it("and nothing else is", () => {
    expect(doubt(opened, "list-arranged")).not.toBe(why);
    expect(doubt(sent, "list-arranged")).not.toBe(why);
  });
});
