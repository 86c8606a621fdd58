import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

const page = (control: string, ...more: string[]) => `
  heading "Aquarium"
  button "${control}" #new
  list "Tanks"
    item "Reef"
${more.join("\n")}
`;
const form = (title: string, field = 'textbox "Size"') => [
  '  form ""',
  ...(title === "" ? [] : [`    heading "${title}"`]),
  `    ${field}`,
  '    button "Save"',
];
const opens = { step: "Open the form for a new tank", before: page("Create tank"), on: "#new" };
const starts = { ...opens, step: "Start a new tank", nextStep: "Enter its size" };

/** A form for something new goes by what is made, in whatever words. */
checkTable(partOpened, [
  { when: "it is headed so", says: "verified", ...opens, after: page("Create tank", ...form("New tank")) },
  {
    when: "another page is headed so",
    says: "verified",
    ...opens,
    after: `\n${form("New tank").join("\n")}`,
    urlAfter: "https://garden.test/tanks/new",
  },
  {
    when: "another page has a form, and only the control is called so",
    says: "nothing",
    others: "may",
    ...opens,
    after: `\n${form("").join("\n")}`,
    urlAfter: "https://garden.test/tanks/new",
  },
  {
    when: "another page is headed by something else that is made",
    says: "nothing",
    ...opens,
    after: `\n${form("New feeder").join("\n")}`,
    urlAfter: "https://garden.test/feeders/new",
  },
  { when: "only the control is", says: "verified", ...opens, after: page("Create tank", ...form("")) },
  {
    when: "it is headed by something else that is done to such a thing",
    says: "nothing",
    ...opens,
    before: page("More"),
    after: page("More", ...form("Update tank")),
  },
  {
    when: "it is for something else",
    says: "nothing",
    ...opens,
    before: page("More"),
    after: page("More", ...form("New feeder")),
  },
  {
    when: "nothing can be written in it",
    says: "nothing",
    ...opens,
    before: page("More"),
    after: page("More", ...form("New tank", 'checkbox "Size"')),
  },
  {
    when: "the step makes a thing that the next one writes, and only its form came",
    says: "verified",
    ...starts,
    after: page("Create tank", ...form("New tank")),
  },
  {
    when: "nothing is to be written yet",
    says: "nothing",
    ...starts,
    nextStep: "Open the reef",
    after: page("Create tank", ...form("New tank")),
  },
  {
    when: "it is the last step",
    says: "nothing",
    ...starts,
    last: true,
    after: page("Create tank", ...form("New tank")),
  },
]);
