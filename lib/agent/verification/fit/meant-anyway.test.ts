import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isMeantAnyway } from "./meant-anyway";

const meant = (step: string, before: string, on: string, rival: string): boolean => {
  const ground = groundOf(aVerificationCase({ step, before, on }));
  const at = ground.nodesBefore.findIndex(({ name }) => name === rival);
  return isMeantAnyway({ ...ground, fit: { fit: "other", reason: "", rival: at } });
};

const question = (...buttons: string[]) => `
  list "Files"
    item "notes.txt"
      button "notes.txt"
      button "Delete" #other
  region "Question"
${buttons.map((name) => `    button "${name}" #${name.toLowerCase().replace(/\W/g, "")}`).join("\n")}`;

it.each<[boolean, string, string, string, string]>([
  [true, "the answer beside Cancel", "Confirm deleting notes.txt", question("Cancel", "Delete"), "#delete"],
  [false, "Cancel itself", "Confirm deleting notes.txt", question("Cancel", "Delete"), "#cancel"],
  [
    false,
    "a button without a way out beside it",
    "Confirm deleting notes.txt",
    question("Share", "Delete"),
    "#delete",
  ],
  [false, "one of the list", "Confirm deleting notes.txt", question("Cancel", "Delete"), "#other"],
  [false, "an answer that no step confirms", "Open notes.txt", question("Cancel", "Delete"), "#delete"],
])("%s: %s, for %s", (is, _, step, before, on) => {
  expect(meant(step, before, on, "notes.txt")).toBe(is);
});

const rules = `
  table "Rules"
    row "Select row 4 Night run"
      checkbox "Select row 4" [unchecked] #four
      button "Night run"
    row "Select row 5 Price update"
      checkbox "Select row 5" [unchecked] #five
      button "Price update" #name
      button "Copy" #copy`;

it.each<[boolean, string, string]>([
  [true, 'Select the rule "Price update"', "#five"],
  [false, 'Select the rule "Price update"', "#four"],
  [false, 'Select the rule "Price update"', "#copy"],
  [false, 'Open the rule "Price update"', "#five"],
])("%s: %s by %s", (is, step, on) => {
  expect(meant(step, rules, on, "Price update")).toBe(is);
});
