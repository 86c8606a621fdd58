import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { otherFieldHeld, otherFieldTook, otherListTook } from "./other-field-took";

const form = (from = "", to = "", note = ""): string =>
  `\n  textbox "Arrival" ="${from}" #from\n  textbox "Departure" ="${to}" #to\n  textbox "Note" ="${note}" #note\n  button "18" #day`;
const took = (step: string, after: string): boolean =>
  otherFieldTook(groundOf(aVerificationCase({ step, before: form("June 10"), on: "#day", after })));

describe("a day that another field took", () => {
  it.each<[string, string, string, boolean]>([
    ["the other one of the two", "June 18 as the departure date", form("June 18"), true],
    ["the one that the step names", "June 18 as the departure date", form("June 10", "June 18"), false],
    ["both of them", "June 18 as the departure date", form("June 18", "June 18"), false],
    ["one, and the step names both", "June 18 for arrival and departure", form("June 18"), false],
    ["one, and the step names neither", "Pick June 18", form("June 18"), false],
    ["none", "June 18 as the departure date", form("June 10"), false],
  ])("%s", (_, step, after, says) => expect(took(step, after)).toBe(says));

  it("is none where the fields are the parts of one date, each called by what it holds", () => {
    const date = (day: string): string =>
      `\n  textbox "${day} Due" ="${day}" #of-day\n  textbox "2027 Due" ="2027" #of-year\n  button "18" #day`;
    const parts = { step: "Pick June 18, 2027", before: date("10"), on: "#day", after: date("18") };
    expect(otherFieldTook(groundOf(aVerificationCase(parts)))).toBe(false);
  });
});

describe("a number that was sent in another field", () => {
  const limits = (first: string, second: string, names = ["Day limit", "Night limit"]): string =>
    `\n  form "Limits"\n    textbox "${names[0]}" ="${first}"\n    textbox "${names[1]}" ="${second}"\n    button "Save" #save`;
  const held = (parts: Partial<CaseParts>): boolean =>
    otherFieldHeld(
      groundOf(
        aVerificationCase({
          step: "Save the limit for the night",
          goal: "Set the night limit to 45",
          last: true,
          before: limits("45", "60"),
          on: "#save",
          after: 'heading "Saved"',
          requests: ["PUT /limits 200"],
          ...parts,
        }),
      ),
    );
  it.each<[string, boolean, Partial<CaseParts>]>([
    ["than the goal says", true, {}],
    ["than the step says, in quotes", true, { step: 'Save "45" as the night limit', last: false }],
    ["which is the goal's own", false, { before: limits("60", "45") }],
    ["as well as in its own", false, { before: limits("45", "45") }],
    ["of a pair that the goal names both of", false, { goal: "Set day and night limit to 45" }],
    ["of a pair that it names none of", false, { goal: "Set the limit to 45", step: "Save the limit" }],
    ["and the goal goes on", false, { last: false }],
    ["and nothing was stored", false, { requests: [] }],
    [
      "beside one that is called by that word alone",
      false,
      { before: limits("45", "60", ["Price per day", "Night"]) },
    ],
  ])("%s: %s", (_, expected, parts) => expect(held(parts)).toBe(expected));
});

describe("a choice that another list took", () => {
  const lists = `
    combobox "Language" ="English" |"Deutsch|English" #menus
    combobox "Language of films" ="All" |"All|English|German" #films
    combobox "Currency" ="Euro" |"Euro|Pound" #currency`;
  const took = (step: string, on: string, value: string, before = lists): boolean =>
    otherListTook(groundOf(aVerificationCase({ step, before, does: "select", on, value, after: before })));
  it.each<[string, boolean, string, string, string]>([
    [
      "the step says nothing of its films",
      true,
      "Choose German (Deutsch) as the language of the menus",
      "#films",
      "German",
    ],
    [
      "the step says its films",
      false,
      "Choose German (Deutsch) as the language of the films",
      "#films",
      "German",
    ],
    ["the other one does not offer it", false, "Choose German as the language", "#films", "German"],
    [
      "it is the one that is called so alone",
      false,
      "Choose German (Deutsch) as the language",
      "#menus",
      "Deutsch",
    ],
    ["no other one is called so", false, "Choose Pound as the currency", "#currency", "Pound"],
  ])("%s: %s", (_, expected, step, on, value) => expect(took(step, on, value)).toBe(expected));
});
