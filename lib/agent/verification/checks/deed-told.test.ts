import { checkTable } from "@/tests/support/check-table";
import { deedTold } from "./deed-told";

const guests = (...told: string[]) => `
  heading "Guests"
  table "Guests"
${told.map((one, at) => `    row "${one}" #row${at}\n      button "Approve ${one.split(" ")[0]}" #approve${at}\n      button "Deny ${one.split(" ")[0]}" #deny${at}`).join("\n")}
`;
const deny = {
  step: "Deny Ida Falk",
  before: guests("Ida Falk, pending", "Jon Vik, pending"),
  on: "#deny0",
  requests: ["POST /guests/1 200"],
};
const denied = guests("Ida Falk, denied", "Jon Vik, pending");

const reports = (first: string, second: string, ...more: string[]) => `
  list "Reports"
    item "Harbour report" #harbour
      clickable "" ${first} #icon1
    item "Valley report" #valley
      clickable "" ${second} #icon2
${more.join("\n")}
`;
const bookmark = {
  step: 'Bookmark "Harbour report"',
  before: reports("", ""),
  on: "#icon1",
  requests: ["POST /bookmarks 201"],
};
const second = { ...bookmark, step: "Bookmark the second report", on: "#icon2" };
const flagged = (...marks: string[]) => `
  table "Orders"
    row "Order Customer" #head
${marks.map((mark, at) => `    row "Boots, size 4${at}" #order${at}\n      clickable "" ${mark} #flag${at}`).join("\n")}
`;

checkTable(deedTold, [
  { when: "the entry says that it was done", says: "verified", ...deny, after: denied },
  {
    when: "the entry that is quoted says so",
    says: "verified",
    ...deny,
    step: 'Deny "Ida Falk"',
    after: denied,
  },
  { when: "the site took nothing", says: "nothing", ...deny, requests: [], after: denied },
  { when: "the site refused it", says: "nothing", ...deny, requests: ["POST /guests/1 409"], after: denied },
  {
    when: "one of two requests was refused",
    says: "nothing",
    ...deny,
    requests: ["POST /guests/1 200", "PUT /seats/1 500"],
    after: denied,
  },
  { when: "the entry stayed as it was", says: "nothing", others: "may", ...deny },
  {
    when: "the entry says something else",
    says: "nothing",
    ...deny,
    after: guests("Ida Falk, approved", "Jon Vik, pending"),
  },
  {
    when: "the entry said so before",
    says: "nothing",
    ...deny,
    before: guests("Ida Falk, denied", "Jon Vik, pending"),
    after: guests("Ida Falk, denied twice", "Jon Vik, pending"),
  },
  {
    when: "the entry says that it was not done",
    says: "nothing",
    ...deny,
    after: guests("Ida Falk, could not be denied", "Jon Vik, pending"),
  },
  {
    when: "the entry says that it is to be done",
    says: "nothing",
    ...deny,
    after: guests("Ida Falk, to be denied", "Jon Vik, pending"),
  },
  {
    when: "the entry says that it is being done",
    says: "nothing",
    ...deny,
    after: guests("Ida Falk, denying", "Jon Vik, pending"),
  },
  {
    when: "another entry says so",
    says: "nothing",
    ...deny,
    after: guests("Ida Falk, pending", "Jon Vik, denied"),
  },
  {
    when: "another entry says so too",
    says: "nothing",
    ...deny,
    after: guests("Ida Falk, denied", "Jon Vik, denied"),
  },
  {
    when: "two entries go by the name",
    says: "nothing",
    ...deny,
    before: guests("Ida Falk, pending", "Jon Vik, pending", "Ida Falk, waiting"),
    after: guests("Ida Falk, denied", "Jon Vik, pending", "Ida Falk, waiting"),
  },
  {
    when: "two entries go by the name, and only one of them can be denied",
    says: "nothing",
    ...deny,
    before: `${guests("Ida Falk, pending", "Jon Vik, pending").trimEnd()}\n    row "Ida Falk, on the way" #other`,
    after: `${guests("Ida Falk, denied", "Jon Vik, pending").trimEnd()}\n    row "Ida Falk, on the way" #other`,
  },
  {
    when: "another entry stands there now",
    says: "nothing",
    ...deny,
    after: deny.before.replace("Ida Falk, pending", "Eva Holm, denied"),
  },
  {
    when: "the step names more than the entry bears",
    says: "nothing",
    ...deny,
    step: "Deny Ida Falk in Narvik",
    after: denied,
  },
  {
    when: "the entry says to whom, and it is somebody else",
    says: "nothing",
    step: "Assign the boiler ticket to sales",
    before: '\n  table "Tickets"\n    row "Boiler ticket, open" #row\n      button "Assign" #assign',
    after:
      '\n  table "Tickets"\n    row "Boiler ticket, assigned to support" #row\n      button "Assign" #assign',
    on: "#assign",
    requests: ["POST /tickets/1 200"],
  },
  {
    when: "the entry says to whom, as the step does",
    says: "verified",
    step: "Assign the boiler ticket to sales",
    before: '\n  table "Tickets"\n    row "Boiler ticket, open" #row\n      button "Assign" #assign',
    after:
      '\n  table "Tickets"\n    row "Boiler ticket, assigned to sales" #row\n      button "Assign" #assign',
    on: "#assign",
    requests: ["POST /tickets/1 200"],
  },
  {
    when: "the entry says as what it was marked, and it is something else",
    says: "nothing",
    step: 'Mark "Ida Falk" as absent',
    before: '\n  list "Class"\n    item "Ida Falk" #row\n      button "Mark as absent" #mark',
    after: '\n  list "Class"\n    item "Ida Falk, marked present" #row\n      button "Mark as absent" #mark',
    on: "#mark",
    requests: ["POST /class/1 200"],
  },
  {
    when: "the entry says for how many, and it is another number",
    says: "nothing",
    step: "Reserve the window table for 2 people",
    before:
      '\n  list "Tables"\n    item "Window table, free for people" #row\n      button "Reserve" #reserve',
    after:
      '\n  list "Tables"\n    item "Window table, reserved for 3 people" #row\n      button "Reserve" #reserve',
    on: "#reserve",
    requests: ["POST /tables/1 200"],
  },
  {
    when: "the icon in the entry is marked so",
    says: "verified",
    ...bookmark,
    after: reports("[.bookmarked]", ""),
  },
  {
    when: "the icon in the entry at that place is marked so",
    says: "verified",
    ...second,
    after: reports("", "[.is-bookmarked]"),
  },
  {
    when: "an entry without such an icon is not counted",
    says: "verified",
    step: "Flag the second order",
    before: flagged("", ""),
    after: flagged("", "[.flagged]"),
    on: "#flag1",
    requests: ["POST /flags 201"],
  },
  {
    when: "it is the first with such an icon, behind a heading",
    says: "nothing",
    step: "Flag the second order",
    before: flagged("", ""),
    after: flagged("[.flagged]", ""),
    on: "#flag0",
    requests: ["POST /flags 201"],
  },
  {
    when: "the icon is marked, and the site took nothing",
    says: "nothing",
    others: "may",
    ...bookmark,
    requests: [],
    after: reports("[.bookmarked]", ""),
  },
  {
    when: "the icon is marked as something else",
    says: "nothing",
    others: "may",
    ...bookmark,
    after: reports("[.active]", ""),
  },
  {
    when: "the icon is marked as not so",
    says: "nothing",
    ...bookmark,
    after: reports("[.not-bookmarked]", ""),
  },
  {
    when: "the icon of another entry was clicked",
    says: "nothing",
    ...bookmark,
    on: "#icon2",
    after: reports("", "[.bookmarked]"),
  },
  {
    when: "the icon at another place was clicked",
    says: "nothing",
    ...second,
    on: "#icon1",
    after: reports("[.bookmarked]", ""),
  },
  {
    when: "another icon is marked",
    says: "nothing",
    ...bookmark,
    after: reports("", "[.bookmarked]"),
  },
  {
    when: "the step names none of the entries",
    says: "nothing",
    ...bookmark,
    step: "Bookmark the report",
    after: reports("[.bookmarked]", ""),
  },
  {
    when: "two entries go by the name that is told",
    says: "nothing",
    ...bookmark,
    step: "Bookmark the report of Harbour",
    before: reports("", "").replace("Valley report", "Harbour report, 2024"),
    after: reports("[.bookmarked]", "").replace("Valley report", "Harbour report, 2024"),
  },
  {
    when: "what is quoted bears a mark now",
    says: "verified",
    step: 'Tick off the entry "Load-in"',
    before: '\n  link "Load-in" #load\n  link "Press day"\n  button "Tick off" #tick',
    after: '\n  link "✓ Load-in" #load\n  link "Press day"\n  button "Tick off" #tick',
    on: "#tick",
    requests: ["PATCH /events/5 200"],
  },
  {
    when: "what is quoted bears a mark that is drawn as a picture",
    says: "verified",
    step: 'Tick off the entry "Load-in"',
    before: '\n  link "Load-in" #load\n  button "Tick off" #tick',
    after: '\n  link "Load-in ✔\uFE0F" #load\n  button "Tick off" #tick',
    on: "#tick",
    requests: ["PATCH /events/5 200"],
  },
  {
    when: "something else bears a mark now",
    says: "nothing",
    step: 'Tick off the entry "Load-in"',
    before: '\n  link "Load-in"\n  link "Press day" #press\n  button "Tick off" #tick',
    after: '\n  link "Load-in"\n  link "✓ Press day" #press\n  button "Tick off" #tick',
    on: "#tick",
    requests: ["PATCH /events/5 200"],
  },
]);
