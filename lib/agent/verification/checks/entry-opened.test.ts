import { checkTable } from "@/tests/support/check-table";
import { entryOpened } from "./entry-opened";

const inbox = `
  heading "Inbox"
  list "Letters"
    item "Ida Berg Monday Repairs of the slipway Dear all, the slipway"
      clickable "Ida Berg Monday Repairs of the slipway Dear all, the slipway" #ida
    item "Ole Dahl Sunday Fuel prices Hello, a word on fuel"
      clickable "Ole Dahl Sunday Fuel prices Hello, a word on fuel" #ole
`;
const letter = (heading: string) => `
  button "Back to the list"
  heading "${heading}"
  button "Reply"
`;
const opens = {
  step: "Open the letter from Ida Berg",
  before: inbox,
  on: "#ida",
  urlAfter: "https://garden.test/beds#/letters/1",
};

const posts = (...open: string[]) => `
  heading "Harbour post"
  list "Letters"
    item "Repairs of the slipway Monday 12:15"
      link "Repairs of the slipway Monday 12:15" >https://garden.test/beds#/letters/1 #slipway
    item "Fuel prices Sunday 9:30"
      link "Fuel prices Sunday 9:30" >https://garden.test/beds#/letters/2
${open.join("\n")}
`;
const opensPost = {
  step: "Open the letter about the repairs of the slipway",
  before: posts(),
  after: posts('  button "Reply"'),
  on: "#slipway",
  urlAfter: "https://garden.test/beds#/letters/1",
};

checkTable(entryOpened, [
  {
    when: "the entry's own link led to its address, where its title stands",
    says: "verified",
    ...opensPost,
    textAfter: "Repairs of the slipway",
  },
  {
    when: "the title of another entry stands there",
    says: "nothing",
    ...opensPost,
    textAfter: "Fuel prices",
  },
  {
    when: "the entry's link led to the address of another one",
    says: "nothing",
    others: "may",
    ...opensPost,
    urlAfter: "https://garden.test/beds#/letters/2",
    textAfter: "Repairs of the slipway",
  },
  {
    when: "only the time of the entry stands there",
    says: "nothing",
    ...opensPost,
    textAfter: "Monday 12:15",
  },
  {
    when: "the page is headed by the entry's title",
    says: "verified",
    ...opens,
    after: letter("Repairs of the slipway"),
  },
  {
    when: "the page is headed by another entry's title",
    says: "nothing",
    ...opens,
    after: letter("Fuel prices"),
  },
  { when: "the page is headed by one word only", says: "nothing", ...opens, after: letter("Monday") },
  { when: "the heading was there before", says: "nothing", ...opens, after: `${inbox}\n  button "Reply"` },
  {
    when: "another entry was clicked",
    says: "nothing",
    ...opens,
    on: "#ole",
    after: letter("Fuel prices"),
  },
  {
    when: "the place stayed the same",
    says: "nothing",
    others: "may",
    ...opens,
    urlAfter: "https://garden.test/beds",
    after: letter("Repairs of the slipway"),
  },
]);

const owners = `
  heading "Owners"
  table "All"
    row "Ida Berg Dover"
      link "Ida Berg" >https://garden.test/owners/1 #ida
    row "Ole Dahl Leeds"
      link "Ole Dahl" >https://garden.test/owners/2
`;
const opensOwner = {
  step: "Open the record of Ida Berg",
  before: owners,
  text: "Owners\nIda Berg\nDover\nOle Dahl\nLeeds",
  on: "#ida",
  after: '\n  heading "Owner Information"\n  table "Owner"\n    row "Name Ida Berg"\n  button "Back"',
  textAfter: "Owner Information\nName\nIda Berg",
  urlAfter: "https://garden.test/owners/1",
};

checkTable(entryOpened, [
  { when: "of all names of the list only its own is left at its address", says: "verified", ...opensOwner },
  {
    when: "another name stands there",
    says: "nothing",
    ...opensOwner,
    textAfter: "Owner Information\nName\nOle Dahl",
  },
  {
    when: "other names of the list are there still",
    says: "nothing",
    ...opensOwner,
    textAfter: "Owner Information\nName\nIda Berg\nOle Dahl",
  },
  { when: "the list is there still", says: "nothing", ...opensOwner, after: owners },
  {
    when: "it is the address of another one",
    says: "nothing",
    others: "may",
    ...opensOwner,
    urlAfter: "https://garden.test/owners/2",
  },
]);
