import { checkTable } from "@/tests/support/check-table";
import { deedTold } from "./deed-told";

const letters = (...states: string[]) => `
  link "Mark all letters as read" >https://garden.test/beds #mark
  list "Letters"
${states.map((state, at) => `    item "Letter ${at}" [.${state}]`).join("\n")}
`;
const mark = {
  step: "Mark everything as read",
  before: letters("unread", "read", "unread"),
  on: "#mark",
  after: letters("read", "read", "read"),
  requests: ["PATCH /letters 200"],
};

/** The entries say it themselves. */
const told = (...states: string[]) => `
  button "Mark all read" #mark
  list "Letters"
${states.map((state, at) => `    item "${state} Letter ${at}"`).join("\n")}
`;
const say = {
  step: "Mark everything as read",
  before: told("unread", "read", "unread"),
  on: "#mark",
  after: told("read", "read", "read"),
};

checkTable(deedTold, [
  { when: "the entries themselves say so", says: "verified", ...say },
  { when: "one of them says otherwise", says: "nothing", ...say, after: told("read", "read", "unread") },
  { when: "those that said otherwise are gone", says: "nothing", ...say, after: told("read") },
  {
    when: "the control is for something else",
    says: "nothing",
    ...say,
    before: say.before.replace("Mark all read", "Fold all"),
  },
  { when: "no entry is left that is not marked so", says: "verified", ...mark },
  { when: "one is left", says: "nothing", ...mark, after: letters("read", "read", "unread") },
  { when: "those that were not marked are gone", says: "nothing", ...mark, after: letters("read") },
  { when: "an application keeps its entries itself", says: "verified", ...mark, requests: [] },
  {
    when: "the entries are buttons",
    says: "verified",
    ...mark,
    before: letters("unread", "read", "unread").replaceAll("item", "button"),
    after: letters("read", "read", "read").replaceAll("item", "button"),
  },
  { when: "the step is about one of them", says: "nothing", ...mark, step: "Mark letter 2 as read" },
]);
