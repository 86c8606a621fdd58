import { checkTable } from "@/tests/support/check-table";
import { itemGone } from "./item-gone";

const drawer = (...items: string[]) => `
  heading "Seed drawer"
  list "Seeds" #seeds
${items.map((name) => `    item "${name}" #${name}\n      button "Remove" #out-${name}`).join("\n")}
  button "Sort"
`;
const all = ["Basil", "Chives", "Dill"];
const basil = {
  step: 'Remove "Basil" from the seed drawer',
  before: drawer(...all),
  on: "#out-Basil",
};
const jobs = (...items: string[]) => `
  heading "Jobs"
  list "Jobs"
${items.map((item) => `    item ${item}`).join("\n")}
  button "Clear finished jobs"
`;
const table = (...cells: string[]) => `
  table "Insects"
${cells.map((cell, at) => (at % 2 === 0 ? `    row ${cell}` : `      checkbox "" ${cell}`)).join("\n")}
  button "Delete"
`;
const clear = {
  step: "Clear the finished jobs",
  before: jobs('"Weed" [.done]', '"Mow"', '"Rake" [.done]'),
  on: "Clear finished jobs",
};

const open = (...names: string[]) => `
  list "Jobs"
${names.map((name) => `    item "${name}"\n      button "✓" #done-${name.split(" ")[0]} ^"Mark done"`).join("\n")}
`;
const done = {
  step: "Mark Mow the lawn as done",
  before: open("Mow the lawn", "Rake the gravel"),
  on: "#done-Mow",
};

const question = (name: string) =>
  `${drawer(...all)}\n  dialog "Remove ${name} from the drawer?"\n    button "Cancel"\n    button "Remove" #yes`;
const confirmed = { step: "Confirm the removal", before: question("Basil"), on: "#yes" };

checkTable(itemGone, [
  ...(["Remove the two seeds", "Remove both marked seeds"] as const).map((step) => ({
    when: `more than its row was to go: ${step}`,
    says: "nothing" as const,
    ...basil,
    step,
    after: drawer("Chives", "Dill"),
  })),
  {
    when: "what the dialog's title names is gone",
    says: "verified",
    ...confirmed,
    after: drawer("Chives", "Dill"),
  },
  { when: "another one is gone", says: "nothing", ...confirmed, after: drawer("Basil", "Dill") },
  {
    when: "the title names none",
    says: "nothing",
    ...confirmed,
    before: question("it"),
    after: drawer("Chives", "Dill"),
  },
  {
    when: "the title names two",
    says: "nothing",
    ...confirmed,
    before: question("Basil and Dill"),
    after: drawer("Chives", "Dill"),
  },
  ...(["Orion Mobile Farah", "Orion Farah"] as const).map((left) => ({
    when: `of two things that begin alike ${left} is left`,
    says: left.startsWith("Orion Mobile") ? ("verified" as const) : ("nothing" as const),
    step: 'Archive "Orion"',
    before:
      '\n  table\n    row "Orion Mobile Farah"\n      button "Archive" #m\n    row "Orion Farah"\n      button "Archive" #o',
    text: "Orion Mobile | Farah\nOrion | Farah",
    on: "#o",
    after: `\n  table\n    row "${left}"\n      button "Archive"`,
    textAfter: left.replace(" Farah", " | Farah"),
    others: "may" as const,
  })),
  { when: "the named item is gone", says: "verified", ...basil, after: drawer("Chives", "Dill") },
  {
    when: "the row of the button is gone, and the step names it without quotes",
    says: "verified",
    ...basil,
    step: "Remove the basil",
    after: drawer("Chives", "Dill"),
  },
  {
    when: "the row is gone, and the step quotes the button",
    says: "verified",
    ...basil,
    step: 'Press "Remove" in the basil row',
    after: drawer("Chives", "Dill"),
  },
  {
    when: "of a table what was ticked is gone, and only that",
    says: "verified",
    step: "Delete the checked rows",
    before: table('"Ants"', "[checked]", '"Bees"', ""),
    after: table('"Bees"', ""),
    on: "Delete",
  },
  {
    when: "with what was ticked a page of the list went",
    says: "verified",
    step: "Delete the two ticked rows",
    before: `${table('"Ants"', "[checked]", '"Bees"', "")}\n  list "Pages"\n    item "1"\n    item "2"`,
    after: `${table('"Bees"', "")}\n  list "Pages"\n    item "1"`,
    on: "Delete",
  },
  {
    when: "of two equal items one is gone",
    says: "verified",
    step: 'Remove the first "Basil" from the seed drawer',
    before: drawer("Basil", "Chives").replace('"Chives"', '"Basil"'),
    after: drawer("Basil"),
    on: "#out-Basil",
  },
  {
    when: "what was finished is gone, and only that",
    says: "verified",
    ...clear,
    after: jobs('"Mow"'),
  },
  {
    when: "it is still there, also at a second look",
    says: "refuted",
    ...basil,
    step: 'Remove "Basil" from the seed drawer',
    after: `${drawer(...all)}\n  link "Ad"`,
    again: true,
  },
  {
    when: "its row answered, also at a second look",
    says: "nothing",
    ...basil,
    after: drawer(...all).replace('"Basil"', '"Basil" [.fading]'),
    again: true,
  },
  {
    when: "it was not shown before, and is not at a second look",
    says: "nothing",
    ...basil,
    step: 'Remove "Fennel" from the seed drawer',
    after: `${drawer(...all)}\n  link "Ad"`,
    again: true,
  },
  {
    when: "another row's button was pressed, and it went all the same",
    says: "nothing",
    ...basil,
    on: "#out-Dill",
    after: drawer("Chives", "Dill"),
  },
  {
    when: "the step opens it, and it went",
    says: "nothing",
    ...basil,
    step: 'Open "Basil"',
    after: drawer("Chives", "Dill"),
  },
  {
    when: "the row that the step names without quotes is only marked",
    says: "nothing",
    ...basil,
    step: "Remove the basil",
    after: drawer(...all).replace('"Basil"', '"Basil" [.fading]'),
  },
  {
    when: "the button is gone, which stood in no row",
    says: "nothing",
    step: "Remove the picture",
    before: '\n  heading "Profile"\n  button "Remove picture"\n  link "Home"',
    after: '\n  heading "Profile"\n  link "Home"',
    on: "Remove picture",
  },
  { when: "nothing was finished", says: "nothing", ...clear, before: jobs('"Mow"') },
  { when: "it is still there", says: "nothing", ...basil },
  {
    when: "it is only crossed out",
    says: "nothing",
    ...basil,
    after: drawer(...all).replace('"Basil"', '"Basil" [.fading]'),
  },
  { when: "another item is gone", says: "nothing", ...basil, after: drawer("Basil", "Dill") },
  {
    when: "the button of another row was pressed",
    says: "nothing",
    ...basil,
    on: "#out-Dill",
    after: drawer("Basil", "Chives"),
  },
  {
    when: "the whole list is gone with another page",
    says: "nothing",
    ...basil,
    after: '\n  heading "Welcome"',
    urlAfter: "https://garden.test/welcome",
  },
  {
    when: "the whole page was emptied",
    says: "nothing",
    ...basil,
    after: '\n  heading "Seed drawer"',
  },
  {
    when: "the page only asks whether one is sure",
    says: "nothing",
    ...basil,
    after: `${drawer(...all)}\n  dialog "Remove Basil?"\n    button "Yes"`,
  },
  {
    when: "the item was not shown before either",
    says: "nothing",
    ...basil,
    step: 'Remove "Fennel" from the seed drawer',
    on: "#out-Basil",
    after: drawer("Chives", "Dill"),
  },
  {
    when: "an item that was not marked went, too",
    says: "nothing",
    ...clear,
    after: jobs(),
  },
  {
    when: "one of the marked items is still there",
    says: "nothing",
    ...clear,
    after: jobs('"Mow"', '"Rake" [.done]'),
  },
  {
    when: "a page with the item filtered out is none without it",
    says: "nothing",
    step: 'Filter the seeds by "D"',
    before: drawer(...all),
    on: "Sort",
    after: drawer("Dill"),
  },
  {
    when: "something else was entered, and what is shown is less by that",
    says: "nothing",
    ...basil,
    before: `\n  textbox "Find" ="" #find${drawer(...all)}`,
    on: "#find",
    does: "setValue",
    value: "Dill",
    enter: true,
    after: `\n  textbox "Find" ="Dill" #find${drawer("Chives", "Dill")}`,
  },
  {
    when: "its name was entered to take it away",
    says: "verified",
    ...basil,
    before: `\n  textbox "Seed to remove" ="" #find${drawer(...all)}`,
    on: "#find",
    does: "setValue",
    value: "Basil",
    enter: true,
    after: `\n  textbox "Seed to remove" ="" #find${drawer("Chives", "Dill")}`,
  },
  {
    when: "what was marked as done leaves the list, and the server was told",
    says: "verified",
    ...done,
    requests: ["POST /jobs/1 200"],
    after: open("Rake the gravel"),
  },
  {
    when: "what was marked as done leaves the list, and nobody was told",
    says: "nothing",
    ...done,
    after: open("Rake the gravel"),
  },
  {
    when: "another one leaves the list",
    says: "nothing",
    others: "may",
    ...done,
    requests: ["POST /jobs/2 200"],
    after: open("Mow the lawn"),
  },
  {
    when: "the control says something else",
    says: "nothing",
    ...done,
    step: "Mark Mow the lawn as urgent",
    requests: ["POST /jobs/1 200"],
    after: open("Rake the gravel"),
  },
]);
