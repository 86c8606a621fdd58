import { checkTable } from "@/tests/support/check-table";
import { sentOtherwise } from "./sent-otherwise";

const form = (name: string, more = ""): string => `
  dialog "New bed"
    textbox "Name" ="${name}" #name
${more}    button "Create" #create`;
const create = { step: 'Create the bed "Kale corner"', on: "#create", after: '\n  alert "Created"' };
const refuted = "refuted" as const;
const nothing = { says: "nothing", others: "may" } as const;

checkTable(sentOtherwise, [
  { when: "the form holds another name", says: refuted, ...create, before: form("Leek corner") },
  {
    when: "the name is told without quotes",
    says: refuted,
    ...create,
    step: "Save the bed of Nils Holm",
    before: form("Nils Holme").replaceAll("Create", "Save"),
    on: "#create",
  },
  {
    when: "the page calls it by the first letters of the name",
    ...nothing,
    step: "Save the new label of the Discover card",
    before: `${form("Travel").replaceAll("Create", "Save")}\n  item "DISC 6221"`,
    on: "#create",
    after: '\n  alert "Saved"',
  },
  {
    when: "an address was entered, which may be theirs",
    ...nothing,
    step: "Send the letter to Ida Brandt",
    before: form("singer7@choir.test").replaceAll("Create", "Send"),
    on: "#create",
    after: '\n  alert "Sent"',
  },
  {
    when: "the form holds the other name that the step quotes",
    ...nothing,
    step: 'Save the bed "Kale corner" as "Leek corner"',
    before: form("Leek corner").replaceAll("Create", "Save"),
    on: "#create",
    after: '\n  alert "Saved"',
  },
  { when: "the form holds the name", ...nothing, ...create, before: form("Kale corner") },
  {
    when: "the name is the heading of the form",
    ...nothing,
    ...create,
    before: form("leafy", '    heading "Kale corner"\n'),
  },
  {
    when: "the page that came shows it",
    ...nothing,
    ...create,
    before: form("leafy"),
    after: '\n  item "Kale corner"',
  },
  ...[
    ["Save 555-0142-77 as the phone number", "(555) 014 2778", refuted],
    ["Save ida@falk.test as the address", "ida@falk.example", refuted],
  ].map(([step = "", value = "", says]) => ({
    when: `the form holds ${value} for: ${step}`,
    says: says as typeof refuted,
    ...create,
    step,
    before: form(value),
  })),
  ...[
    ["Save 555-0142-77 as the phone number", "(555) 014 277", ""],
    ["Save +49 555 0142 77 as the phone number", "0555 014277", ""],
    ["Save Ida@Falk.test as the address", "ida@falk.test", ""],
    // It tells whose form that is.
    ["Save the bed of ida@falk.test", "jon@vik.test", '    heading "ida@falk.test"\n'],
    ["Save the bed of 2026-03-05", "2026-03-06", ""],
  ].map(([step = "", value = "", more = ""]) => ({
    when: `the form holds ${value}, which is no other one, for: ${step}`,
    ...nothing,
    ...create,
    step,
    before: form(value, more),
  })),
  { when: "nothing was entered", ...nothing, ...create, before: form("") },
  { when: "only a number was entered", ...nothing, ...create, before: form("12") },
  {
    when: "a password may be what is quoted",
    ...nothing,
    ...create,
    before: form("nils", '    textbox:password "Password" #word\n'),
  },
  {
    when: "the step quotes its control",
    ...nothing,
    ...create,
    step: 'Press "Create" to save the bed',
    before: form("leafy"),
  },
  {
    when: "the name may be spelt in another way",
    ...nothing,
    ...create,
    step: 'Create the bed "Jörgens Beet"',
    before: form("Joergens Beet"),
  },
  {
    when: "only a number is told",
    ...nothing,
    ...create,
    step: "Create the bed 4711",
    before: form("leafy"),
  },
  {
    when: "the step opens something",
    ...nothing,
    ...create,
    step: 'Open the bed "Kale corner"',
    before: form("leafy"),
  },
  {
    when: "a link was pressed",
    ...nothing,
    ...create,
    before: form("leafy").replace('button "Create"', 'link "Create"'),
  },
]);
