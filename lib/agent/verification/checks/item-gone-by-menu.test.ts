import { checkTable } from "@/tests/support/check-table";
import { itemGone } from "./item-gone";

const guests = (rows: readonly string[], more = ""): string =>
  `\n  heading "Guests"\n  link "Home" >/\n  table "Guests"\n    row "Name State"\n${rows.map((row) => `    row "${row}"`).join("\n")}${more}`;
const all = ["ida@fern.test waiting", "Ole Berg invited", "Runa Dahl invited"];
const menu = '\n  list "" #menu\n    menuitem "Copy" #copy\n    menuitem "Remove guest" #remove';
const without = (name: string): string[] => all.filter((row) => !row.startsWith(name));
const told = (text: string): string => `\n  status "${text}"`;
const removed = {
  step: "Remove ida@fern.test from the guests",
  before: guests(all, menu),
  on: "#remove",
  after: guests(without("ida"), told("Removed ida@fern.test")),
  again: true,
};
const silent = { ...removed, says: "nothing", others: "may" } as const;
const session = '\n  dialog "Revoke session?"\n    button "Cancel"\n    button "Revoke" #revoke';
const sessions = (names: readonly string[], more = ""): string =>
  `\n  heading "Sessions"\n  link "Home" >/\n  list "Sessions"\n${names.map((name) => `    item "${name}, today"\n      button "End"`).join("\n")}${more}`;
const revoked = {
  step: "Confirm revoking the session",
  goal: "Sign out the tablet",
  before: sessions(["Laptop, Riga", "Tablet, Oslo", "Phone, Turku"], session),
  text: "Sessions\nLaptop, Riga\nTablet, Oslo\nPhone, Turku",
  on: "#revoke",
  after: sessions(["Laptop, Riga", "Phone, Turku"]),
  textAfter: "Sessions\nLaptop, Riga\nPhone, Turku",
  again: true,
};

checkTable(itemGone, [
  {
    when: "its row alone went with the menu, and the page says so by its address",
    says: "verified",
    ...removed,
  },
  {
    when: "the message went before it was looked at, and the client saw it come",
    says: "verified",
    ...removed,
    after: guests(without("ida")),
    report: { witness: { recentEvents: ["[2s ago] Added: 'Removed ida@fern.test'"], didDomMutate: true } },
  },
  {
    when: "it is told by its name",
    says: "verified",
    ...removed,
    step: "Remove Ole Berg from the guests",
    after: guests(without("Ole"), told("Removed Ole Berg")),
  },
  { when: "the page says nothing, and no request was seen", ...silent, after: guests(without("ida")) },
  {
    when: "the page says it of another one",
    ...silent,
    after: guests(without("ida"), told("Removed Ole Berg")),
  },
  {
    when: "the page denies it",
    ...silent,
    after: guests(without("ida"), told("ida@fern.test was not removed")),
  },
  { when: "another row went", ...silent, after: guests(without("Ole"), told("Removed ida@fern.test")) },
  {
    when: "another row went as well",
    ...silent,
    after: guests(["Runa Dahl invited"], told("Removed ida@fern.test")),
  },
  { when: "the session that the goal means went with the question", says: "verified", ...revoked },
  {
    when: "another session went with the question",
    ...silent,
    ...revoked,
    goal: 'Sign out "Phone, Turku"',
  },
  {
    when: "two sessions went with the question",
    ...silent,
    ...revoked,
    after: sessions(["Laptop, Riga"]),
    textAfter: "Sessions\nLaptop, Riga",
  },
]);
