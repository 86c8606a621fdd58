import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { isUnsaidEntry } from "./unsaid-entry";

const field = (control: string) => `\n  heading "Lamps"\n  ${control} #it`;
const types: Partial<CaseParts> = { does: "setValue" };
const selects: Partial<CaseParts> = { does: "select" };
const language = 'combobox "Language" ="English"';
const search = 'textbox "Search the lamps"';

it.each<[string, boolean, string, string, Partial<CaseParts>]>([
  ["a choice of which nothing is said", true, "Browse the rows of the suppliers", language, selects],
  ["a word in a field for looking", true, "Put the cheapest first", search, types],
  ["a word in the field that the step calls by its name", false, "Fill in the note", 'textbox "Note"', types],
  ["and makes anew", true, "Add the note to the lamp", 'textbox "Note"', types],
  ["what the step says", false, "Enter Deutsch", search, types],
  ["what the goal says", false, "Choose the language", language, { ...selects, goal: "Read it in Deutsch" }],
  ["nothing opens by being written", true, "Open the lamp Deutsch", search, types],
  ["what is looked for may be opened", false, "Show the lamp Deutsch", search, types],
  ["nothing is ticked by a choice", true, "Tick the row of the lamp", language, selects],
  ["unless it says the choice", false, "Tick Deutsch as the language", language, selects],
  ["what is sent with Enter", false, "Open the lamp Deutsch", search, { ...types, enter: true }],
  ["which says nothing of it", true, "Open the lamp in the corner", search, { ...types, enter: true }],
  ["nor is anything edited", true, "Edit the lamp in the corner", search, { ...types, enter: true }],
  ["but made", false, "Add a lamp", search, { ...types, enter: true }],
  ["nothing is chosen by being looked for", true, "Choose the lamp Deutsch", search, types],
  ["what is pressed", false, "Browse the rows of the suppliers", 'button "Language"', { does: "click" }],
])("%s", (_, expected, step, control, more) => {
  const value = more.does === "click" ? {} : { value: "Deutsch" };
  const parts = { step, before: field(control), on: "#it", ...value, ...more };
  expect(isUnsaidEntry(groundOf(aVerificationCase(parts)), "list-arranged")).toBe(expected);
});

it.each([
  ["Choose the colour", "undecided"],
  ["Choose Deutsch as the language", "verified"],
])("%s is %s by the choice of a language", (step, says) => {
  const parts = {
    before: field(language),
    after: field('combobox "Language" ="Deutsch"'),
    on: "#it",
    does: "select" as const,
  };
  expect(ruled({ step, value: "Deutsch", again: true, requests: ["PUT /me 200"], ...parts }).says).toBe(says);
});
