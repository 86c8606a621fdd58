import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { anAction, aVerdict } from "@/tests/support/a-task";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { wrongElement } from "./wrong-element";

const choir = (...more: string[]) => `
  heading "Choir"
  button "Add singer"
  button "Print programme"
  list "Singers"
    item "Ida Brandt"
      button "Excuse" #ida
    item "Omar Haddad"
      button "Excuse" #omar
${more.join("\n")}
`;
const excuse = { step: 'Press "Excuse" in the row of "Omar Haddad"', before: choir() };

const hours = (weekdays: string, sunday: string) =>
  `\n  textbox "Weekdays open at" ="${weekdays}"\n  textbox "Sunday opens at" ="${sunday}"\n  button "Save hours"`;
const preparing = {
  step: 'Enter "10:30" in the "Weekdays open at" field',
  serves: "Set the opening time on Sunday to 10:30",
  before: hours("08:00", "11:00"),
  does: "setValue",
  value: "10:30",
} as const;

/** Jobs with a menu each, of which the one at this place is open. */
const jobs = (open: number) => `
  heading "Workshop"
${["Oak staircase", "Ash shelving"].map((name, at) => `  button "Move ${name}" [popup ${at === open ? "expanded" : "collapsed"}]`).join("\n")}${open < 0 ? "" : '\n  menuitem "Cutting"\n  menuitem "Finishing"'}`;

checkTable(wrongElement, [
  {
    when: "a part of the entry that the step selects was pressed",
    says: "nothing",
    others: "may",
    step: "Put the cursor on Ash.txt",
    before:
      '\n  list "Files"\n    item "Ash.txt 9b today"\n      link "Ash.txt"\n      clickable "9b" #size\n    item "Oak.txt 7b today"\n      link "Oak.txt"\n      clickable "7b" #oak',
    on: "#size",
  },
  {
    when: "a list of links, each in an item of its own, closed on another choice",
    says: "refuted",
    step: 'Pick "Plain"',
    before:
      '\n  heading "Letter"\n  list "Views" #views\n    item "Plain"\n      link "Plain"\n    item "Rich"\n      link "Rich" #rich',
    on: "#rich",
    after: '\n  heading "Letter"',
  },
  {
    when: "another choice in the same row was pressed",
    says: "refuted",
    step: "Select Dark",
    before: '\n  list "Look"\n    item "Dark Light"\n      clickable "Dark"\n      clickable "Light" #light',
    on: "#light",
  },
  {
    when: "a part of another entry was pressed",
    says: "refuted",
    step: "Put the cursor on Ash.txt",
    before:
      '\n  list "Files"\n    item "Ash.txt 9b today"\n      link "Ash.txt"\n      clickable "9b" #size\n    item "Oak.txt 7b today"\n      link "Oak.txt"\n      clickable "7b" #oak',
    on: "#oak",
  },
  {
    when: "the control leaves a question, and only it says that something is to be taken away",
    says: "nothing",
    others: "may",
    step: "The question must be gone and nothing made",
    before: '\n  heading "Beds"\n  textbox "New bed" ="Herbs"\n  button "OK"\n  button "Cancel"',
    on: "Cancel",
    after: '\n  heading "Beds"',
  },
  {
    when: "the button of another row was pressed",
    says: "refuted",
    ...excuse,
    on: "#ida",
    after: choir().replace('"Ida Brandt"', '"Ida Brandt (excused)"'),
  },
  {
    when: "another button was pressed",
    says: "refuted",
    step: 'Click the "Print programme" button',
    before: choir(),
    on: "Add singer",
    after: choir('  dialog "A new voice"\n    textbox "Voice"'),
  },
  {
    when: "another field was filled",
    says: "refuted",
    step: 'Type "Alto" in the Voice field',
    before: '\n  form "Singer"\n    textbox "Voice" =""\n    textbox "Town" =""',
    after: '\n  form "Singer"\n    textbox "Voice" =""\n    textbox "Town" ="Alto"',
    on: "Town",
    does: "setValue",
    value: "Alto",
  },
  {
    when: "the value of the step that it prepares went into a field that the step does not name",
    says: "refuted",
    ...preparing,
    on: "Weekdays open at",
    after: hours("10:30", "11:00"),
  },
  {
    when: "the value of the step that it prepares went into the field that the step names",
    says: "nothing",
    others: "verify",
    ...preparing,
    step: 'Enter "10:30" in the "Sunday opens at" field',
    on: "Sunday opens at",
    after: hours("08:00", "10:30"),
  },
  {
    when: "another value than that of the step that it prepares was entered",
    says: "nothing",
    others: "verify",
    ...preparing,
    serves: "Set the opening time on Sunday to 9:15",
    on: "Weekdays open at",
    after: hours("10:30", "11:00"),
  },
  {
    when: "the entry bears another number than the one that is meant, which is not on the page",
    says: "refuted",
    step: "Mark invoice INV-2087 as paid",
    before: '\n  table "Invoices"\n    row "INV-2081 Harbour Open"\n      button "Mark as paid" #paid',
    on: "#paid",
    after: '\n  table "Invoices"\n    row "INV-2081 Harbour Paid"\n      button "Reopen"',
  },
  {
    when: "the control does the reverse",
    says: "refuted",
    step: "Add the tenor part to the programme",
    before: '\n  region "Tenor part"\n    button "Remove tenor part"',
    on: "Remove tenor part",
    after: '\n  region "Tenor part"\n    button "Add tenor part"',
  },
  ...[
    {
      when: "what the menu of the control that the step names offers was chosen",
      says: "nothing" as const,
      open: 0,
    },
    { when: "what the menu of another thing offers was chosen", says: "refuted" as const, open: 1 },
  ].map(({ open, ...one }) => ({
    ...one,
    step: "Move the Oak staircase job to Finishing",
    before: jobs(open),
    on: "Finishing",
    after: jobs(-1),
  })),
  {
    when: "it was another element, but what the step names came all the same",
    says: "nothing",
    step: 'Add "Lena Voss" with the Print programme button',
    before: choir(),
    on: "Add singer",
    after: choir('    item "Lena Voss"'),
  },
  {
    when: "the way was another one, and the place is the one that the step names",
    says: "nothing",
    step: "Open the singers page",
    before: '\n  link "Singers" >https://garden.test/singers\n  button "Voices" #voices',
    on: "#voices",
    after: '\n  heading "Singers"',
    urlAfter: "https://garden.test/singers",
  },
  {
    when: "it is the row that the step names",
    says: "nothing",
    ...excuse,
    on: "#omar",
    after: choir().replace('"Omar Haddad"', '"Omar Haddad (excused)"'),
  },
  {
    when: "the step does not say which row it means",
    says: "nothing",
    step: "Excuse a singer",
    before: choir(),
    on: "#ida",
    after: choir().replace('"Ida Brandt"', '"Ida Brandt (excused)"'),
  },
  {
    when: "nothing is known of the element",
    says: "nothing",
    step: 'Click the "Print programme" button',
    before: choir(),
    does: "clickAt",
  },
  {
    when: "another button was pressed than the one that is quoted, and it led elsewhere",
    says: "refuted",
    step: 'Press "Excuse" at "Ida Brandt"',
    before: '\n  item "Ida Brandt"\n    button "Edit" #edit\n  item "Omar Haddad"\n    button "Excuse" #omar',
    on: "#edit",
    urlAfter: "https://garden.test/beds/ida",
    after: '\n  heading "Singer"\n  textbox "Name" ="Ida"',
  },
  {
    when: "the step says the button that was pressed as well",
    says: "nothing",
    others: "may",
    step: 'Press "Excuse" at "Ida Brandt", after "Edit"',
    before: '\n  item "Ida Brandt"\n    button "Edit" #edit\n  item "Omar Haddad"\n    button "Excuse" #omar',
    on: "#edit",
    urlAfter: "https://garden.test/beds/ida",
    after: '\n  heading "Singer"\n  textbox "Name" ="Ida"',
  },
]);

it.each([
  ["the form that the step filled in", "form:Order", undefined],
  ["another form", "form:Search", "refuted"],
])("lets a link that bears the step's words too say nothing against the button of %s", (_, path, said) => {
  const input = aVerificationCase({
    step: "Order 40 chairs from the hire shop for Ann",
    before:
      '\n  link "Order from the hire shop" #rival\n  form "Order"\n    textbox "Pieces" ="40"\n    button "Order" #go',
    on: "#go",
    after: '\n  heading "Thank you"',
  });
  const entered = anAction({
    action: { name: "setValue", args: ["p", "40"] },
    target: { id: "p", role: "textbox", name: "Pieces", path },
    verdict: aVerdict(),
    ...(input.action.stepId === undefined ? {} : { stepId: input.action.stepId }),
  });
  const ground = { ...groundOf(input), input: { ...input, history: [entered] } };
  const rival = ground.nodesBefore.findIndex(({ role }) => role === "link");
  const fit = { fit: "other", rival, reason: "the step names the link" } as const;
  expect(wrongElement.check({ ...ground, fit })?.outcome).toBe(said);
});

it.each([
  ["another one of the same choice was made", "8 pallets", undefined],
  ["none of the choice was made", "Cancel", "refuted"],
])("an option that was left is not what the step names where %s", (_, chosen, said) => {
  const input = aVerificationCase({
    step: "Resize crate 2 to 8 pallets",
    before: `
  dialog "Resize crate 2"
    list "Size"
      option "2 pallets" #two
      option "8 pallets" #eight
    button "Confirm" #go`,
    on: "#go",
    after: '\n  heading "Crates"',
  });
  const used = anAction({
    action: { name: "click", args: ["eight"] },
    target: { id: "eight", role: "option", name: chosen, path: "dialog:Resize crate 2/list:Size" },
    verdict: aVerdict(),
    ...(input.action.stepId === undefined ? {} : { stepId: input.action.stepId }),
  });
  const ground = { ...groundOf(input), input: { ...input, history: [used] } };
  const rival = ground.nodesBefore.findIndex(({ name }) => name === "2 pallets");
  const fit = { fit: "other", rival, reason: "the step names the option" } as const;
  expect(wrongElement.check({ ...ground, fit })?.outcome).toBe(said);
});

it.each([
  ["is open already says nothing against what is pressed for it", "[current]", true, undefined],
  ["is open, where nothing was filled in, is what was to be pressed", "[current]", false, "refuted"],
  ["is not open is what was to be pressed", "", true, "refuted"],
])("the entry that the step names and that %s", (_, state, isFilledIn, said) => {
  const input = aVerificationCase({
    step: "Change the phone number of Ida Brandt to 555-0142",
    before: `\n  button "Ida Brandt" #ida ${state}\n  form\n    textbox "Phone" ="555-0142"\n    button "Save" #go`,
    on: "#go",
    after: '\n  button "Ida Brandt" #ida',
  });
  const entered = anAction({
    action: { name: "setValue", args: ["p", "555-0142"] },
    target: { id: "p", role: "textbox", name: "Phone", path: "form" },
    verdict: aVerdict(),
    ...(input.action.stepId === undefined ? {} : { stepId: input.action.stepId }),
  });
  const ground = { ...groundOf(input), input: { ...input, history: isFilledIn ? [entered] : [] } };
  const rival = ground.nodesBefore.findIndex(({ name }) => name === "Ida Brandt");
  const fit = { fit: "other", rival, reason: "the step names the button" } as const;
  expect(wrongElement.check({ ...ground, fit })?.outcome).toBe(said);
});
