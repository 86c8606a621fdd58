import { checkTable } from "@/tests/support/check-table";
import { knownDestination } from "./known-destination";

const guests =
  '\n  list\n    item "Ida Falk Bern"\n      link "Ida Falk" #ida >/guests/3\n      link "2 stays" #stays >/guests/3/stays';
const form = (name: string, town = "") =>
  `\n  heading "Guest"\n  textbox "Name" =${JSON.stringify(name)}\n  textbox "Town" =${JSON.stringify(town)}`;
const open = {
  step: "Open Ida Falk",
  before: guests,
  on: "#ida",
  urlAfter: "https://garden.test/guests/3",
  titleAfter: "Guest",
  others: "may" as const,
};

checkTable(knownDestination, [
  { when: "the form of the thing holds it", says: "verified", ...open, after: form("Ida Falk", "Bern") },
  { when: "the form of the thing holds something", says: "verified", ...open, after: form("", "Bern") },
  { when: "not a field of the form is filled in", says: "nothing", ...open, after: form("") },
  {
    when: "the page shows the name elsewhere",
    says: "verified",
    ...open,
    after: `${form("")}\n  heading "Ida Falk"`,
  },
  ...(
    [
      ["the step presses something else of the entry", "nothing", "Press the cross of the guest"],
      ["the step says what is on the link", "verified", "Press the stays of the guest"],
    ] as const
  ).map(([when, says, step]) => ({
    when,
    says,
    step,
    others: "may" as const,
    before: guests,
    on: "#stays",
    urlAfter: "https://garden.test/guests/3/stays",
    titleAfter: "Stays of the guest",
    after: '\n  heading "Stays of the guest"\n  table\n    row "May 3"',
  })),
]);
