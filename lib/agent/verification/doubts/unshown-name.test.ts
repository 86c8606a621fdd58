import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { unshownName } from "./unshown-name";

const mails = `
  list "Mails"
    item "Sarah Chen Budget"
      button "☆" #star
    item "Ida Falk, MC •••• 7156"
      button "Prefer" #prefer
  option "Deutsch"
  textbox "First name" ="Nora"
  textbox "Last name" ="Clark"
  textbox "Mail" ="nils.holm@site.example"
  textbox "Nickname" ="nora_clark"
  textbox "Rate in EUR" ="31"`;
const unshown = (step: string): string | undefined =>
  unshownName(groundOf(aVerificationCase({ step, before: mails, on: "#star" })));

it.each([
  ["Star the mail from Sarah Chen", undefined],
  ["Star the mail from Sarah Quill", "Sarah Quill"],
  // A word of politeness names nothing.
  ["Starring is on. Please star the mail from Sarah Chen", undefined],
  ['Star the mail "Budget"', undefined],
  ['Star the mail "Bridge"', "Bridge"],
  // Fields write a day otherwise; a name that only begins with a month is a name.
  ['Set the day to "18 June 2026"', undefined],
  ['Star the mail "June plan 2026"', "June plan 2026"],
  // Words that stand apart make no name, unless fields hold them.
  ["Star the mail from Sarah Falk", "Sarah Falk"],
  ["Save the contact Nora Clark", undefined],
  ["Save the contact Nora Falk", "Nora Falk"],
  // An address is made of a name and is none.
  ["Save the contact Nils Holm", "Nils Holm"],
  ["Star mail 7156", undefined],
  ["Star mail 7157", "7157"],
  // Written as one word it is a name also in small letters.
  ["Save the nickname nora_clark", undefined],
  ["Save the nickname nora_k", "nora_k"],
  ["Save the address nils.holm@site.example", undefined],
  ["Save the address nils.halm@site.example", "nils.halm@site.example"],
  // Months, hours and short numbers are told in many ways.
  ["Choose French as the language", "French"],
  ["Save, with Swiss francs as the currency", undefined],
  ["Save the Swiss account", "Swiss"],
  ["Choose German as the language", undefined],
  // An amount is entered as a number where the field says what it is in.
  ['Set the rate to "31 euros"', undefined],
  ['Set the rate to "€ 31"', undefined],
  ['Set the rate to "31 dollars"', "31 dollars"],
  ['Set the rate to "32 euros"', "32 euros"],
  ["Star the mail of 12 March", "12"],
  ["Star the mail of Monday", undefined],
  // A German noun has a capital and an article; a name has none.
  ["Ändere bei Sarah Chen die Zahl der Kopien auf 4", undefined],
  ["Ändere bei Sarah Quill die Zahl der Kopien auf 4", "Sarah Quill"],
  ["Star the mail of 10 am", undefined],
  ["Star 2 mails", undefined],
  ["Turn to the last page", undefined],
  ['Add "Budget" to the list (press Enter)', undefined],
])("%s: %j is shown nowhere", (step, name) => {
  expect(unshown(step)).toBe(name);
});

describe("a name of one word that is shown in parts", () => {
  const shown = (step: string, line: string): string | undefined =>
    unshownName(groundOf(aVerificationCase({ step, before: `\n  button "${line}" #it`, on: "#it" })));
  it.each<[string, string, string | undefined]>([
    ['Press "Checkin"', "Check in", undefined],
    ['Press "Checkin"', "Check-In", undefined],
    ['Press "Checkin"', "Check in here", "Checkin"],
    ['Press "Checkin"', "Check out", "Checkin"],
    // Short ones, those of several words, and long texts are another matter.
    ['Press "Gono"', "Go no", "Gono"],
    ['Press "Gonow"', "Go now", undefined],
    ['Press "Checkin now"', "Check in now", "Checkin now"],
    ['Press "Checkin now"', "Check in", "Checkin now"],
    [`Press "${"abcdefghij".repeat(4)}"`, `${"abcdefghij ".repeat(4).trim()}`, "abcdefghij".repeat(4)],
  ])("%s, by %s", (step, line, name) => expect(shown(step, line)).toBe(name));
});

it.each<[string, string | undefined]>([
  ["IF Ida Falkida@site.example Editor", undefined],
  ["IF Ida Falkland Editor", "Ida Falk"],
  ["IF Aida Falkida@site.example Editor", "Ida Falk"],
])("finds a name right before the address below it: %s", (line, name) => {
  const before = `\n  list\n    item "${line}"\n      button "More" #more`;
  const step = "Open the menu of Ida Falk";
  expect(unshownName(groundOf(aVerificationCase({ step, before, on: "#more" })))).toBe(name);
});

it("leaves a name aside that a number of the entry stands for", () => {
  const step = "Prefer the Mastercard ending 7156";
  expect(unshownName(groundOf(aVerificationCase({ step, before: mails, on: "#prefer" })))).toBeUndefined();
  expect(unshown(step)).toBe("Mastercard");
});

it("is asked of the page before, where something is taken away", () => {
  const before = '\n  heading "Vase 7"\n  button "Delete" #delete';
  const after = '\n  heading "Vases"\n  item "Blue Bowl"\n  item "Red Jug"';
  const left = (step: string): string | undefined =>
    unshownName(groundOf(aVerificationCase({ step, before, on: "#delete", after })));
  expect(left("Delete the Blue Bowl")).toBe("Blue Bowl");
  expect(left("Delete the Vase 7")).toBe(undefined);
  expect(left("Open the Blue Bowl")).toBe(undefined);
});

it.each<[string, string | undefined]>([
  ["Setpoint: 19 °C", undefined],
  ["Setpoint: 19", "21 degrees"],
])("what is entered as a number is in the unit of its entry: %s", (said, expected) => {
  const before = `
  list "Houses"
    item "House 2 ${said}"
      textbox "New setpoint" #new`;
  const ground = groundOf(
    aVerificationCase({
      step: 'Set the temperature to "21 degrees"',
      before,
      after: before.replace("#new", '="21" #new'),
      on: "#new",
      does: "setValue",
      value: "21",
    }),
  );
  expect(unshownName(ground)).toBe(expected);
});

it.each<[string, string, string | undefined]>([
  ['Set "number of lamps" in "Blue Heron plan"', "Plans", undefined],
  ['Set "number of lamps" in "plan Blue Heron"', "Plans", undefined],
  ['Set "number of lamps" in "Blue Heron plan"', "Hosts", "Blue Heron plan"],
  ['Set "number of lamps" in "Red Heron plan"', "Plans", "Red Heron plan"],
  // It is shown, and something else was acted on.
  ['Set "number of lamps" in "Grey Heron plan"', "Plans", "Grey Heron plan"],
  ['Set "number of rooms" in "Blue Heron plan"', "Plans", "number of rooms"],
])(
  "a thing is told with its kind, which the heading of its list says: %s under %s",
  (step, heading, expected) => {
    const before = `
  heading:1 "${heading}"
  list
    item "Blue Heron 4 lamps"
      textbox "Lamps" #lamps
    item "Grey Heron 2 lamps"`;
    expect(unshownName(groundOf(aVerificationCase({ step, before, on: "#lamps" })))).toBe(expected);
  },
);
