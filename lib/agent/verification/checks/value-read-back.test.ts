import { checkTable } from "@/tests/support/check-table";
import { valueReadBack } from "./value-read-back";

const form = (title: string, more = "") => `
  heading "Pottery class"
  form "Class"
    textbox "Class title" ${title} #title
    textbox "Room" ="" #room
    button "Publish"
${more}
`;
const typed = (value: string, after: string, step = `Type "${value}" in the Class title field`) => ({
  step,
  does: "setValue" as const,
  on: "#title",
  value,
  before: form('=""'),
  after: form(after),
});

const loose = (value: string) => `\n  textbox "Day" ="${value}" #day\n  button "Go"`;
const bare = (more: string) => ({
  step: "Change the name to Fern",
  does: "setValue" as const,
  on: "#name",
  value: "Fern",
  before: `\n  textbox "Name" ="Moss" #name${more}`,
  after: `\n  textbox "Name" ="Fern" #name${more}`,
});
const besideApply = (nextStep: string) => ({
  ...bare('\n  button "Apply to all beds"'),
  nextStep,
});
const entered = (value: string) => ({
  step: `Enter ${value} as the day`,
  does: "setValue" as const,
  on: "#day",
  enter: true,
  value,
  before: loose(""),
  after: loose(value),
});

const prefixes = (invoice: string, quote = "QU-") => `
  region "Settings"
    textbox "" ="${invoice}" &"Invoice prefix" #invoice
    textbox "" ="${quote}" &"Quote prefix" #quote
    button "Save settings"
`;
const prefix = {
  step: "Change the invoice prefix to RE-",
  does: "setValue" as const,
  on: "#invoice",
  value: "RE-",
  before: prefixes("INV-"),
};

checkTable(valueReadBack, [
  {
    when: "it is to be saved by the next step",
    says: "verified",
    ...besideApply("Apply it to all beds"),
  },
  ...["Open the next bed", "Go to the gates", "Search for moss"].map((next) => ({
    when: `the next step leaves it unsaved: ${next}`,
    says: "nothing" as const,
    ...besideApply(next),
  })),
  { when: "the button that saves it stands beside it", says: "verified", ...bare('\n  button "Save"') },
  {
    when: "a button that saves stands elsewhere",
    says: "nothing",
    others: "may",
    ...bare('\n  form "Other"\n    button "Save"'),
  },
  { when: "a date stands in the field after Enter", says: "verified", ...entered("03/14/2027") },
  {
    when: "a text stands there after Enter, which may have been to send it",
    says: "nothing",
    ...entered("Raku"),
  },
  { when: "the date is gone after Enter", says: "nothing", ...entered("03/14/2027"), after: loose("") },
  { when: "the field holds what was typed", says: "verified", ...typed("Raku", '="Raku"') },
  {
    when: "the field writes it in its own way",
    says: "verified",
    ...typed("1200", '="1,200"'),
  },
  {
    when: "the page shows no value, and the client read it back",
    says: "verified",
    ...typed("Raku", ""),
    before: form(""),
    report: { actualState: { value: "Raku" } },
  },
  {
    when: "a text is changed in a form that is yet to be saved",
    says: "verified",
    ...typed("Raku", '="Raku"', 'Change the Class title to "Raku"'),
  },
  {
    when: "the text is changed, and saving it is part of the step",
    says: "nothing",
    ...typed("Raku", '="Raku"', 'Change the Class title to "Raku"'),
    last: true,
  },
  {
    when: "the step wants Enter pressed as well",
    says: "nothing",
    ...typed("Raku", '="Raku"', 'Type "Raku" in the Class title field and press Enter'),
  },
  {
    when: "the step wants a search, and the text was never sent",
    says: "nothing",
    step: 'Search the classes for "Raku"',
    before: '\n  textbox:search "Search classes" ="" #q\n  item "Glazing"',
    after: '\n  textbox:search "Search classes" ="Raku" #q\n  item "Glazing"',
    on: "#q",
    does: "setValue",
    value: "Raku",
  },
  {
    when: "the step wants something added, and the text was never sent",
    says: "nothing",
    ...typed("Raku", '="Raku"', 'Add a class "Raku"'),
  },
  { when: "the field holds something else", says: "nothing", ...typed("Raku", '="Raku firing"') },
  {
    when: "the field holds the text and objects to it",
    says: "nothing",
    ...typed("Raku", '="Raku" [invalid]'),
  },
  { when: "the field cannot be written", says: "nothing", ...typed("Raku", '="Raku" [readonly]') },
  { when: "the field hides what it holds", says: "nothing", ...typed("clay-99", '="•••••••"') },
  {
    when: "another field holds it",
    says: "nothing",
    ...typed("Raku", '=""'),
    on: "#room",
    after: form('=""').replace('"Room" =""', '"Room" ="Raku"'),
  },
  {
    when: "two fields of that name are on the page",
    says: "nothing",
    ...typed("Raku", '="Raku"'),
    before: form('=""', '  form "Copy"\n    textbox "Class title" ="" #copy'),
    after: form('="Raku"', '  form "Copy"\n    textbox "Class title" ="" #copy'),
  },
  {
    when: "the text has only a part of what the step asks for",
    says: "nothing",
    ...typed("Raku clay", '="Raku clay"', 'Type "Raku for beginners" in the Class title field'),
  },
  {
    when: "only the focus moved",
    says: "nothing",
    ...typed("Raku", '="" [focused]'),
  },
  {
    when: "another code was typed than the step says without quotes",
    says: "nothing",
    ...typed("LEAF100", '="LEAF100"', "Enter the class title LEAF10"),
  },
  {
    when: "the mark at its end was left out",
    says: "nothing",
    ...typed("Bring clay", '="Bring clay"', 'Type "Bring clay." in the Class title field'),
  },
  {
    when: "the application kept it at once",
    says: "verified",
    step: "Change the slogan to Clay",
    does: "setValue",
    on: "#slogan",
    value: "Clay",
    before: '\n  textbox "Slogan" ="Mud" #slogan',
    after: '\n  textbox "Slogan" ="Clay" #slogan',
    requests: ["PATCH /classes/4 200"],
  },
  ...[[], ["POST /hints 200"], ["PATCH /classes/4 failed"], ["PATCH /classes/4"]].map((requests) => ({
    when: `it is to be changed, and it is not known that it was kept: ${requests}`,
    says: "nothing" as const,
    step: "Change the slogan to Clay",
    does: "setValue" as const,
    on: "#slogan",
    value: "Clay",
    before: '\n  textbox "Slogan" ="Mud" #slogan',
    after: '\n  textbox "Slogan" ="Clay" #slogan',
    requests,
  })),
  {
    when: "it was kept, and the goal ends with it",
    says: "nothing",
    step: "Change the slogan to Clay",
    does: "setValue",
    on: "#slogan",
    value: "Clay",
    last: true,
    before: '\n  textbox "Slogan" ="Mud" #slogan',
    after: '\n  textbox "Slogan" ="Clay" #slogan',
    requests: ["PATCH /classes/4 200"],
  },
  {
    when: "the site took a number that Enter ended, and the goal ends with it",
    says: "verified",
    step: "Set the size to 22",
    does: "setValue",
    on: "#size",
    value: "22",
    enter: true,
    last: true,
    before: '\n  textbox "Size" ="18" #size',
    after: '\n  textbox "Size" ="22" #size',
    requests: ["PUT /texts/4 200"],
  },
  ...[["PUT /texts/4 500"], []].map((requests) => ({
    when: `a number that Enter ended was not taken (${requests})`,
    says: "nothing" as const,
    step: "Set the size to 22",
    does: "setValue" as const,
    on: "#size",
    value: "22",
    enter: true,
    last: true,
    before: '\n  textbox "Size" ="18" #size',
    after: '\n  textbox "Size" ="22" #size',
    requests,
  })),
  {
    when: "it is yet to be saved by the button beside it",
    says: "verified",
    ...prefix,
    after: prefixes("RE-"),
  },
  {
    when: "another field holds it",
    says: "nothing",
    ...prefix,
    on: "#quote",
    after: prefixes("INV-", "RE-"),
  },
  {
    when: "it is yet to be saved, and the goal ends with it",
    says: "nothing",
    ...prefix,
    last: true,
    after: prefixes("RE-"),
  },
  {
    when: "no button saves it",
    says: "nothing",
    ...prefix,
    before: prefixes("INV-").replace("Save settings", "Help"),
    after: prefixes("RE-").replace("Save settings", "Help"),
  },
  {
    when: "what is put into a field stands there",
    says: "verified",
    ...prefix,
    step: 'Put "RE-" into the invoice prefix field',
    after: prefixes("RE-"),
  },
  {
    when: "what the step writes in two words the field writes in one",
    says: "verified",
    does: "setValue",
    step: 'Type "ida@garden.test" in the e-mail field',
    value: "ida@garden.test",
    on: "#contactEmail",
    before: '\n  textbox "Enter email address" ="" #contactEmail',
    after: '\n  textbox "Enter email address" ="ida@garden.test" #contactEmail',
  },
  ...(
    [
      ['Give the copy the name "Jobs"', "nothing"],
      ['Type "Jobs" as the name', "verified"],
      ['Put "Jobs" in the name field', "verified"],
    ] as const
  ).map(([step, says]) => ({
    when: `it is the last step, to ${step}`,
    says,
    others: "may" as const,
    does: "setValue" as const,
    step,
    last: true,
    value: "Jobs",
    on: "#name",
    before: '\n  form "Copy"\n    textbox "Name" ="Old" #name\n    button "Save"',
    after: '\n  form "Copy"\n    textbox "Name" ="Jobs" #name\n    button "Save"',
  })),
]);
