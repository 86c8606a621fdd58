import { checkTable } from "@/tests/support/check-table";
import { takenBack } from "./taken-back";

const deck = (state: string, ...more: string[]) => `
  heading "Mooring 7"
  list "Log"
    item "Mooring 7 ${state}"
  form "Answer"
    textbox "Note" ="Bring fenders" #note
    button "Accept mooring" #accept
${more.join("\n")}
`;
const taken = {
  step: "Press Accept mooring",
  before: deck("asked for"),
  on: "#accept",
  again: true,
  firstLook: { check: "item-gone" },
  requests: ["PATCH /moorings/7 204 xhr"],
};
const posted = { ...taken, requests: ["POST /moorings/7 200 document"], after: deck("asked for") };

checkTable(takenBack, [
  {
    when: "the site took it and the page shows it elsewhere",
    says: "nothing",
    ...taken,
    after: deck("granted", '  link "Print the papers"'),
    others: "may",
  },
  { when: "the page is as it was", says: "refuted", ...taken, after: deck("asked for") },
  {
    when: "the form was posted and led back to itself, as it was filled in",
    says: "nothing",
    ...posted,
    others: "may",
  },
  {
    when: "something was to be removed by that form",
    says: "refuted",
    ...posted,
    step: "Delete the mooring 7",
    before: deck("asked for").replace("Accept mooring", "Delete mooring"),
    after: deck("asked for").replace("Accept mooring", "Delete mooring"),
  },
  {
    when: "it was not posted by the page itself",
    says: "refuted",
    ...posted,
    requests: ["POST /moorings/7 200 xhr"],
  },
]);
