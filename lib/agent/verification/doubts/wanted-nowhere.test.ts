import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { leftOtherwise } from "./left-otherwise";
import { wantedNowhere } from "./wanted-nowhere";

const form = (held: string, more = ""): string => `
  form "Berth"
    textbox "Name" ="${held}" #name
    button "Save" #save${more}`;
const save: CaseParts = {
  step: "Change the length to 96",
  before: form("80"),
  on: "#save",
  after: '\n  heading "Berths"',
  requests: ["PUT /berths/4 200"],
};
const missed = (parts: Partial<CaseParts>): string | undefined =>
  wantedNowhere(groundOf(aVerificationCase({ ...save, goal: "Tend the berth", ...parts })));

describe("a number that it was to be", () => {
  it.each<[string, string | undefined, Partial<CaseParts>]>([
    ["stands nowhere", "96", {}],
    ["stood in the field", undefined, { before: form("96") }],
    ["is chosen in a list", undefined, { before: form("80", '\n    combobox "Length" ="96"') }],
    ["is a chosen option", undefined, { before: form("80", '\n    radio "Length" ="96" |"80|96"') }],
    [
      "stood in the field, beside one without a number",
      "96",
      { before: form("80", '\n    textbox "Note" ="Old"') },
    ],
    ["could not be ticked", "96", { before: form("80", '\n    radio "96 cm" [disabled]') }],
    ["stood there without its decimals", undefined, { step: "Change the fee to 96.00", before: form("96") }],
    ["stood there with another point", undefined, { step: "Change the fee to 96,50", before: form("96.5") }],
    ["stood there in one", undefined, { step: "Change the fee to 1,200.00", before: form("1200") }],
    ["is told by what came", undefined, { after: '\n  item "Berth 4, 96 cm"' }],
    ["is held by what came", undefined, { after: form("96") }],
    ["is told by a line", undefined, { textAfter: "Berth 4 is 96 cm long" }],
    ["was set by a slider", undefined, { before: form("80", '\n    slider "Length" ="96"') }],
    ["was the one that is ticked", undefined, { before: form("80", '\n    radio "96 cm" [checked]') }],
    ["was the one that is selected", undefined, { before: form("80", '\n    option "96 cm" [selected]') }],
    [
      "was one of those that could be ticked",
      "96",
      { before: form("80", '\n    radio "96 cm"'), after: form("80") },
    ],
    ["is a part of another number there", "96", { textAfter: "No. 1960" }],
    ["stands there in groups", undefined, { textAfter: "9 6" }],
    ["ends groups of another number", "96", { textAfter: "19 60" }],
    [
      "stands behind the code of a country",
      undefined,
      { step: "Change the number to 030 44", before: form("8"), textAfter: "+4903044" },
    ],
    ["stands there with its decimals", undefined, { textAfter: "96.00 cm" }],
    [
      "is in thousands",
      undefined,
      { step: "Change the length to 1200", before: form("80"), textAfter: "1,200.00" },
    ],
    ["is said in thousands", undefined, { step: "Change the length to 1,200", before: form("1200") }],
    ["is said in parts", undefined, { step: "Change the number to +47 22 33", before: form("472233") }],
    [
      "is said in parts, and another one stands there",
      "+47 22 33",
      { step: "Change the number to +47 22 33", before: form("472234") },
    ],
    ["is money", "96", { step: "Change the fee to € 96" }],
    ["is a share", "96", { step: "Change the share to 96%" }],
    ["ends a sentence", "96", { step: "Change the length to 96." }],
    ["is said with `as`", "96", { step: "Save the length as 96" }],
    ["is no end of the step", undefined, { step: "Change the length to 96 in the form" }],
    ["is no goal of it", undefined, { step: "Change all 96" }],
    ["ends a word", undefined, { step: "Change the auto 96" }],
    ["stands where no field held a number", undefined, { before: form("Tern") }],
    [
      "is told by the goal of the last step",
      "96",
      { step: "Save the berth", goal: "Change it to 96", last: true },
    ],
    ["is told by a goal that goes on", undefined, { step: "Save the berth", goal: "Change it to 96" }],
    ["was not stored", undefined, { requests: [] }],
    ["was refused", undefined, { requests: ["PUT /berths/4 500"] }],
    ["is typed yet", undefined, { does: "setValue", on: "#name", value: "80" }],
    ["is searched for", undefined, { step: "Search for berths up to 96" }],
    ["is what a new one is made of", "96", { step: "Create a berth with its length set to 96" }],
    ["is added", "96", { step: "Add the length as 96" }],
    ["is submitted", "96", { step: "Submit the length as 96" }],
    ["is moved to", undefined, { step: "Move the boat to 96" }],
  ])("%s: %s", (_, wanted, parts) => expect(missed(parts)).toBe(wanted));
});

describe("a name that it was to be", () => {
  const rename = 'Rename it to "Silver tern"';
  it.each<[string, string | undefined, Partial<CaseParts>]>([
    ["stands nowhere", "Silver tern", { before: form("Tern") }],
    ["stood in the field", undefined, { before: form("Silver tern") }],
    ["is a part of what stood there", undefined, { before: form("Silver tern, new") }],
    ["is told by what came", undefined, { after: '\n  heading "Silver tern"' }],
    ["is held by what came", undefined, { after: form("Silver tern") }],
    ["is told by a line", undefined, { textAfter: "Silver tern" }],
    [
      "only stood in a heading",
      "Silver tern",
      { before: form("Tern", '\n    heading "Silver tern"'), after: form("Tern") },
    ],
    [
      "is the last of two quotes",
      "Silver tern",
      { step: 'Rename "Tern" to "Silver tern"', before: form("Tern") },
    ],
    [
      "is not the last of two quotes",
      undefined,
      { step: 'Set the name to "Silver tern" in the form "Berth"', before: form("Tern") },
    ],
    ["is of something that is made", undefined, { step: 'Add "Silver tern"', before: form("Tern") }],
    [
      "is what the goal of the last step chooses",
      undefined,
      { step: "Save it", goal: 'Choose "Silver tern" as the name', last: true, before: form("Tern") },
    ],
    ["is not quoted", undefined, { step: "Rename it to Silver tern", before: form("Tern") }],
    ["is told by the goal of the last step", "Silver tern", { step: "Save it", goal: rename, last: true }],
    ["is told by a goal that goes on", undefined, { step: "Save it", goal: rename }],
  ])("%s: %s", (_, wanted, parts) => expect(missed({ step: rename, ...parts })).toBe(wanted));
});

it("is told to people as what was left otherwise", () => {
  const ground = groundOf(aVerificationCase(save));
  expect(leftOtherwise(ground)).toBe('But "96", which it was to be, stands nowhere.');
});
