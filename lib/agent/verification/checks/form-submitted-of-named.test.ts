import { checkTable } from "@/tests/support/check-table";
import { formSubmitted } from "./form-submitted";

const visits = (rows: readonly string[], asks = false): string => `
  table "Visits"
    row "Day Guest"
${rows.map((row) => `    row "${row} Cancel" #${row.split(" ")[1]}\n      button "Cancel"`).join("\n")}
${asks ? '  dialog "Cancel this visit?"\n    button "Confirm" #yes\n    button "Keep"' : ""}`;
const rows = ["7 Ida Falk", "8 Jon Vik", "9 Eva Holm"];
const confirm = {
  step: "Confirm the cancellation of the visit of Ida Falk",
  before: visits(rows, true),
  on: "#yes",
  requests: ["PUT /state 200"],
};

checkTable(formSubmitted, [
  { when: "the row of that name went", says: "verified", ...confirm, after: visits(rows.slice(1)) },
  {
    when: "another row went, which has a word of the step as all rows have",
    says: "nothing",
    others: "may",
    ...confirm,
    after: visits(rows.slice(0, 2)),
  },
]);
