import { checkTable } from "@/tests/support/check-table";
import { viewHeaded } from "./view-headed";

const page = (heading: string, marked: "all" | "guests") => `
  list "Labels"
    item "All 31" ${marked === "all" ? "[.active]" : ""} #all
    item "Guests 7" ${marked === "guests" ? "[.active]" : ""} #guests
  heading "${heading}"
`;
const guests = {
  step: "Show the contacts with the label Guests",
  before: page("Contacts", "all"),
  on: "#guests",
  after: page("Guests", "guests"),
};

const tabs = (heading: string, marked: "email" | "user") => `
  list "Add"
    item "Email" ${marked === "email" ? "[.active]" : ""} #email
    item "User" ${marked === "user" ? "[.active]" : ""} #user
  heading "${heading}"
`;
const adding = {
  step: "Open the tab for adding a user",
  before: tabs("Add email", "email"),
  on: "#user",
  after: tabs("Add user", "user"),
};

checkTable(viewHeaded, [
  { when: "entry and heading say the same", says: "verified", ...guests },
  { when: "the entry is not marked", says: "nothing", ...guests, after: page("Guests", "all") },
  { when: "the entry was marked before", says: "nothing", ...guests, before: page("Contacts", "guests") },
  {
    when: "the heading stays",
    says: "nothing",
    others: "verify",
    ...guests,
    after: page("Contacts", "guests"),
  },
  {
    when: "the heading says more",
    says: "nothing",
    others: "verify",
    ...guests,
    after: page("Guests to remove", "guests"),
  },
  {
    when: "the heading had said it",
    says: "nothing",
    others: "verify",
    ...guests,
    before: page("Guests", "all"),
  },
  {
    when: "the step names another",
    says: "nothing",
    ...guests,
    step: "Show the contacts with the label Staff",
  },
  {
    when: "the heading of what is added says another thing now",
    says: "verified",
    ...adding,
  },
  {
    when: "the heading had the word before",
    says: "nothing",
    ...adding,
    before: tabs("Add user email", "email"),
    others: "may",
  },
  {
    when: "the heading has more new words",
    says: "nothing",
    ...adding,
    after: tabs("Add user note", "user"),
    others: "may",
  },
  {
    when: "the step is about another tab",
    says: "nothing",
    ...adding,
    step: "Open the tab for adding a note",
  },
  { when: "the step is to change it for good", says: "nothing", ...guests, step: "Remove the label Guests" },
]);
