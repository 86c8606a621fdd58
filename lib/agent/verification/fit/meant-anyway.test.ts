import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
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

const boats = (picked: string, whole = "Moor picked boats") => `
  region "Picked"
    ${picked} #used
    link "Moor" #link
  button "${whole}" #whole`;

it.each<[boolean, string, string, string, string]>([
  [
    true,
    "alone is called just so",
    "Click Moor in the bar of the picked boats",
    boats('button "Moor"'),
    "#used",
  ],
  [
    true,
    "is called so with its kind",
    'Press the button "Moor" of the picked boats',
    boats('button "moor"'),
    "#used",
  ],
  [
    false,
    "is only partly called so",
    "Click Moor in the bar of the picked boats",
    boats('button "Moor it"'),
    "#used",
  ],
  [
    false,
    "is called so as the other one is",
    "Click Moor in the bar",
    boats('button "Moor"', "moor"),
    "#used",
  ],
  [
    false,
    "is called so, and the step presses nothing",
    "Moor the picked boats",
    boats('button "Moor"'),
    "#used",
  ],
  [false, "has no name, as the step gives none", "Click", boats('button ""'), "#used"],
])("%s: what %s, for %s", (is, _, step, before, on) => {
  const whole = before.includes('"moor" #whole') ? "moor" : "Moor picked boats";
  expect(meant(step, before, on, whole)).toBe(is);
});

it("says nothing of what is called just so where no other one is known", () => {
  const step = "Click Moor in the bar of the picked boats";
  expect(meant(step, boats('button "Moor"'), "#used", "No such one")).toBe(false);
});

const harbour = (more = "") => `
  heading "Berth 4"
  button "Cast off" #off
  button "Print" #print
  link "Move the berth"${more}`;

it.each<[boolean, string, string, string]>([
  [true, "Move the berth with the Cast off button", harbour(), "#off"],
  [false, "Move the berth with the Cast off button", harbour(), "#print"],
  [false, "Move the berth with the Cast off button", harbour('\n  button "Cast off"'), "#off"],
  [false, "Move the berth", harbour(), "#off"],
])("%s: %s, %#", (is, step, before, on) => {
  expect(meant(step, before, on, "Move the berth")).toBe(is);
});

/** A field that stands under a heading of its own, or is called so. */
const log = (field: string, rival = "") => `
  text "Purpose"
  textbox ${field} #field
  textbox "Trip to Skerry"${rival}`;
const written = (step: string, before: string, does: "setValue" | "click" = "setValue"): boolean => {
  const given = { step, before, on: "#field", does, ...(does === "click" ? {} : { value: "Nets" }) };
  const ground = groundOf(aVerificationCase(given));
  const rival = ground.nodesBefore.findIndex(({ name }) => name.startsWith("Trip to Skerry"));
  return isMeantAnyway({ ...ground, fit: { fit: "other", reason: "", rival } });
};

it.each<[boolean, string, string]>([
  [true, 'Enter "Nets" as the purpose of "Trip to Skerry"', log('"" &"Purpose"')],
  [true, 'Enter "Nets" as the purpose', log('"" &"Purpose"')],
  [false, 'Enter "Nets" as the purpose of "Trip to Skerry"', log('"" &"Crew"')],
  [false, 'Enter "Nets" as the purpose of "Trip to Skerry"', log('"Crew" &"Purpose"')],
  [false, 'Enter "Nets" as the purpose of "Trip to Skerry"', log('"" &"Purpose"', ' &"Its purpose"')],
  [
    false,
    'Enter "Nets" as the purpose of "Trip to Skerry"',
    log('"" &"Purpose"').replace("to Skerry", "to Skerry, purpose"),
  ],
  [false, 'Enter "Nets" at "Trip to Skerry"', log('"" &"Purpose"')],
  [false, 'Enter "Nets"', log('""')],
])("%s: %s, %#", (is, step, before) => expect(written(step, before)).toBe(is));

it("says nothing of a field that is only pressed", () => {
  expect(written('Enter "Nets" as the purpose of "Trip to Skerry"', log('"" &"Purpose"'), "click")).toBe(
    false,
  );
});

it("refutes no press that is meant all the same", () => {
  const parts = { step: "Click Moor in the bar of the picked boats", before: boats('button "Moor"') };
  expect(ruled({ ...parts, on: "#used" }).says).not.toBe("refuted");
});

const plot = (around: string, name = "Cancel") => `
  button "Edit" #edit
  ${around} "Plot 4"
    textbox "Crop" [value="Leek"]
    button "${name}" #out`;

it.each<[boolean, string, string, string]>([
  [true, "Abandon the edit", plot("form"), "#out"],
  [true, "Abandon the edit", plot("dialog"), "#out"],
  [true, "Quit editing.", plot("dialog", "Close"), "#out"],
  [false, "Abandon the edit", plot("region"), "#out"],
  [false, "Abandon the edit", plot("form", "Save"), "#out"],
  [false, "Abandon the edit", plot("form"), "#edit"],
  [false, "Edit the plot", plot("form"), "#out"],
])("%s: %s in %s by %s", (is, step, before, on) => {
  expect(meant(step, before, on, "Edit")).toBe(is);
});

const fields = (own: string, name = ""): string =>
  `\n  textbox "Name" ="" #rival\n  textbox "${name}" =${JSON.stringify(own)} #own`;
it.each<[boolean, string, string, Partial<CaseParts>]>([
  [true, "the field held the old name", fields("Groceries"), {}],
  [
    true,
    "the step says the old name itself",
    fields("Groceries"),
    { goal: "Tidy up", step: 'Rename "Groceries" to "Food" in the name field' },
  ],
  [false, "the field held something else", fields("Rent"), {}],
  [false, "the field was empty", fields(""), {}],
  [false, "the field held the new name", fields("Food"), {}],
  [false, "the field has a name", fields("Groceries", "Note"), {}],
  [
    false,
    "the other field held it as well",
    fields("Groceries").replace('"Name" =""', '"Name" ="Groceries"'),
    {},
  ],
])("%s: %s", (is, _, before, parts) => {
  const ground = groundOf(
    aVerificationCase({
      step: "Enter 'Food' as the new name",
      goal: "Rename 'Groceries' to 'Food'",
      before,
      on: "#own",
      does: "setValue",
      value: "Food",
      ...parts,
    }),
  );
  const rival = ground.nodesBefore.findIndex(({ id }) => id === "rival");
  expect(isMeantAnyway({ ...ground, fit: { fit: "other", reason: "", rival } })).toBe(is);
});

const crew = (sign: string, around = 'clickable "Ida Falk, rower"'): string => `
  list "Crew"
    ${around} #card
    button "${sign}" #used
    clickable "Ole Moe, cox"
    button "" &"Ole Moe" #other`;

it.each<[boolean, string, string, string, string]>([
  [true, "Remove Ida Falk from the crew", crew('" &"Ida Falk'), "#used", "Ida Falk, rower"],
  [false, "Remove Ida Falk from the crew", crew('" &"Ida Falk'), "#other", "Ida Falk, rower"],
  [false, "Remove Ida Falk from the crew", crew('" &"Ida Falk'), "#used", "Ole Moe, cox"],
  [false, "Open Ida Falk of the crew", crew('" &"Ida Falk'), "#used", "Ida Falk, rower"],
  [false, "Remove Ida Falk from the crew", crew('Call" &"Ida Falk'), "#used", "Ida Falk, rower"],
  [false, "Remove Ida 7 from the crew", crew('" &"7', 'clickable "7 Ida"'), "#used", "7 Ida"],
  [
    false,
    "Remove Ida Falk from the crew",
    crew('" &"Ida Falk', 'link "Ida Falk, rower"'),
    "#used",
    "Ida Falk, rower",
  ],
])("a sign beside who is to go: %s for %s", (is, step, before, on, rival) => {
  expect(meant(step, before, on, rival)).toBe(is);
});
