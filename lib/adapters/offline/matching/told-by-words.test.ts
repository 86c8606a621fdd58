import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

function filled(goal: string, outline: string): string {
  const found = fillFromGoal(goal, { ...aPage(outline), known: [] });
  return found ? found.entries.map(({ node, value }) => `${node.id}=${value}`).join(", ") : "none";
}

const loan = `
  heading "Oak chair"
  form ""
    radio "one week" #one [checked]
    radio "three weeks" #three [unchecked]
    button "Renew loan" #go`;
it.each([
  ["in words, as the goal says it", "Renew the loan of 'Oak chair' for three weeks", "three=three weeks"],
  ["in words, where the goal says another", "Renew the loan of 'Oak chair' for four weeks", "none"],
])("a count is told by a choice %s", (_, goal, expected) => {
  expect(filled(goal, loan)).toBe(expected);
});

const vow = `
  form ""
    radio "I give consent for my child" #yes [unchecked]
    radio "I do not give consent" #no [unchecked]
    textbox "Signed" #by
    button "Send reply" #go`;
it("what somebody says of themselves is chosen for the command that says it", () => {
  expect(filled("Give consent for the trip, signed 'Ida Falk'", vow)).toBe(
    "yes=I give consent for my child, by=Ida Falk",
  );
});

const sent = (made: string, heading = "Tonight") => `
  heading:1 "${heading}"
  list ""
    item "Moon River for Nan"
  form ""
    textbox "Song" #song [required]
    textbox "For" #for [required]
    button "${made}" #go`;
it.each([
  [
    "though another of them is listed",
    "Send in a dedication of 'Moon River' for Grandad Joe",
    sent("Send dedication"),
    "song=Moon River, for=Grandad Joe",
  ],
  [
    "not where the button makes something else",
    "Send in a dedication of 'Moon River' for Grandad Joe",
    sent("Send parcel"),
    "none",
  ],
  [
    "not where the page is about it",
    "Send in a dedication of 'Moon River' for Grandad Joe",
    sent("Send dedication", "Moon River"),
    "none",
  ],
  [
    "not where it is said of something else",
    "Send in a dedication after 'Moon River' for Grandad Joe",
    sent("Send dedication"),
    "none",
  ],
])("what the new thing is of goes into the field that is left: %s", (_, goal, outline, expected) => {
  expect(filled(goal, outline)).toBe(expected);
});
