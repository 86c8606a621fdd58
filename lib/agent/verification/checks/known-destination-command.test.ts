import { checkTable } from "@/tests/support/check-table";
import { knownDestination } from "./known-destination";

const drill = (...more: string[]): string => `
  heading "Cordless drill"
  link "Borrow this drill" >/drills/4/borrow #borrow
${more.join("\n")}
`;
const form = (button: string, role = "form"): string => `
  heading "Borrow this drill"
  ${role} "Terms"
    textbox "Days" ="3"
    ${button}
`;
const borrow = {
  step: "Borrow this drill",
  before: drill(),
  on: "#borrow",
  url: "https://garden.test/drills/4",
  urlAfter: "https://garden.test/drills/4/borrow",
  after: form('button "Borrow it"'),
};
const open = { says: "nothing" as const, others: "may" as const, ...borrow };
const there = { says: "verified" as const, ...borrow };
const asking = (question: string): string => `
  textbox "Search the tools"
  heading "Borrow this drill"
  heading "${question}"
  button "Yes, I do"
  link "No, take me back" >/drills/4
`;

checkTable(knownDestination, [
  { when: "the form has yet to be sent", ...open },
  { when: "the button of the form says just that word", ...open, after: form('button "Borrow"') },
  { when: "the site took something by it", ...there, requests: ["POST /drills/4/borrow 200"] },
  { when: "the page asks whether to", ...open, after: asking("Would you like to borrow it?") },
  { when: "the page asks nothing", ...there, after: asking("It is yours for a week.") },
  { when: "the form has another command", ...there, after: form('button "Save"') },
  { when: "the word is not the first of it", ...there, after: form('button "Now borrow it"') },
  { when: "the command is not seen", ...there, after: form('button "Borrow it" [hidden]') },
  { when: "the command is a link", ...there, after: form('link "Borrow it"') },
  { when: "the command stands in no form", ...there, after: form('button "Borrow it"', "region") },
  {
    when: "the command was there before",
    ...there,
    before: drill('  button "Borrow it today"'),
  },
  {
    when: "one that is not seen was there before",
    ...open,
    before: drill('  button "Borrow it today" [hidden]'),
  },
  ...["Open", "Show", "View", "Go to", "Click", "Press", "Edit"].map((word) => ({
    when: `the step is to ${word} it`,
    ...there,
    step: `${word} "Borrow this drill"`,
    after: form(`button "${word} all"`),
  })),
  {
    when: "the page to search on came",
    ...there,
    step: "Search the tools",
    before: drill('  link "Search the tools" >/tools/search #search'),
    on: "#search",
    urlAfter: "https://garden.test/tools/search",
    after: '\n  heading "Search the tools"\n  form "Search"\n    textbox "Tool"\n    button "Search"',
  },
]);
