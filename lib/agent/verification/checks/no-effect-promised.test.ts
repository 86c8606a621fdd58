import { checkTable } from "@/tests/support/check-table";
import { noEffectPromised } from "./no-effect-promised";

const page = `
  heading "Timetable"
  link "Winter" >https://garden.test/winter
  list "Trains"
    item "Nine o'clock"
`;

checkTable(
  noEffectPromised,
  [
    { when: "waiting", says: "verified", step: "Wait for the trains", before: page, does: "wait" },
    {
      when: "pointing",
      says: "verified",
      step: "Hover over Winter",
      before: page,
      does: "hover",
      on: "Winter",
    },
    { when: "scrolling", says: "verified", step: "Scroll down", before: page, does: "scroll", value: "down" },
    {
      when: "reading",
      says: "verified",
      step: "Extract the trains",
      before: page,
      does: "extract",
      value: "trains",
    },
    {
      when: "finding a text",
      says: "verified",
      step: "Find Winter",
      before: page,
      does: "findText",
      value: "Winter",
    },
    {
      when: "loading an error page again that is an ordinary one now",
      says: "verified",
      step: "Reload the page",
      before: '\n  heading "Internal Server Error"',
      after: page,
      does: "reload",
    },
    {
      when: "waiting on a page that is no ordinary one",
      says: "verified",
      step: "Wait",
      before: '\n  textbox:password "Password"\n  button "Enter"',
      does: "wait",
    },
    {
      when: "loading a page again that is an error page now",
      says: "nothing",
      step: "Reload the page",
      before: page,
      after: '\n  heading "Internal Server Error"',
      does: "reload",
    },
    {
      when: "the client could not do it",
      says: "nothing",
      step: "Hover over Winter",
      before: page,
      does: "hover",
      on: "Winter",
      report: { execution: "failure" },
    },
    {
      when: "the client cannot say whether it did it",
      says: "nothing",
      step: "Hover over Winter",
      before: page,
      does: "hover",
      on: "Winter",
      report: { execution: "pending" },
    },
    {
      when: "clicking promises an effect",
      says: "nothing",
      step: "Click Winter",
      before: page,
      on: "Winter",
    },
  ],
  { effects: false },
);
