import { checkTable } from "@/tests/support/check-table";
import { knownDestination } from "./known-destination";

const menu = {
  step: "Choose Sail in the New menu",
  before:
    '\n  heading "Yard"\n  button "New" [expanded, popup]\n  link "Boat" >/boat/new #boat\n  link "Sail" >/sail/new #sail',
  on: "#sail",
  url: "https://yard.test/",
  urlAfter: "https://yard.test/sail/new",
  after: '\n  heading "Cut"\n  form\n    textbox "Area"\n    button "Submit"',
};

checkTable(knownDestination, [
  { when: "the link that is to be chosen was followed", says: "verified", ...menu },
  {
    when: "another link was followed",
    says: "nothing",
    others: "may",
    ...menu,
    on: "#boat",
    urlAfter: "https://yard.test/boat/new",
  },
  {
    when: "it led elsewhere",
    says: "nothing",
    others: "may",
    ...menu,
    urlAfter: "https://yard.test/login-first",
  },
  {
    when: "it is to be chosen in no menu",
    says: "nothing",
    others: "may",
    ...menu,
    step: "Choose Sail as the thing to make",
  },
]);
