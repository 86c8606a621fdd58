import { checkTable } from "@/tests/support/check-table";
import { markGiven } from "./mark-given";

const letter = (states: string, more = ""): string => `
  heading "Letter"
  list "Labels"
    item "Urgent 1" ${states} #it
    item "Private 2"${more}`;
const given = {
  step: "Give the letter the label Urgent",
  before: letter(""),
  on: "#it",
  after: letter("[.chip--active]"),
  requests: ["POST /letters/1/labels 201 xhr", "GET /letters/1/labels 200 xhr"],
  again: true,
};
const taken = {
  ...given,
  before: letter("[.chip--active]"),
  after: letter(""),
  requests: ["DELETE /letters/1/labels/7 204 xhr"],
};
checkTable(markGiven, [
  { when: "the label shows itself on, and the site took it", says: "verified", ...given },
  { when: "it came a moment ago", says: "looks again", ...given, again: false },
  { when: "nothing was stored", says: "nothing", others: "may", ...given, requests: [] },
  { when: "the site deleted something", says: "nothing", ...given, requests: taken.requests },
  { when: "the site refused it", says: "nothing", ...given, requests: ["POST /letters/1/labels 500 xhr"] },
  { when: "another label is meant", says: "nothing", ...given, step: "Give the letter the label Private" },
  { when: "it is as it was", says: "nothing", ...given, after: letter("") },
  { when: "a label is to be made", says: "nothing", others: "may", ...given, step: "Add a label Urgent" },
  { when: "it had been given, and the click took it away", says: "refuted", ...taken },
  {
    when: "it went out, and the site was told something else",
    says: "nothing",
    ...taken,
    requests: ["POST /letters/1/labels 201 xhr"],
  },
  {
    when: "it is to be taken away",
    says: "nothing",
    others: "may",
    ...taken,
    step: "Remove the label Urgent",
  },
]);
