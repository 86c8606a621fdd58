import { checkTable } from "@/tests/support/check-table";
import { deedTold } from "./deed-told";

const refills = (first: string, second: string, ...more: string[]) => `
  heading "Refills"
  list "Refills"
    item "Refill request of oak ${first}" #one
    item "Refill request of elm ${second}" #two
${more.join("\n")}
`;
const dialog = `  dialog "Deny the refill"
    textbox "Reason" ="Too early"
    button "Deny Request" #deny`;
const denying = {
  step: "Deny the request",
  before: refills("Pending", "Pending", dialog),
  on: "#deny",
  requests: ["PUT /refills/1 200"],
};
const told = '  alert "Refill request denied"';

/** `Deny the request` in a dialog that was opened for one of several: which one it is, only the dialog knows. */
checkTable(deedTold, [
  {
    when: "one entry says that it was done, and so does a message",
    says: "verified",
    ...denying,
    after: refills("DeniedMay 4", "Pending", told),
  },
  {
    when: "the message says that it was not done",
    says: "nothing",
    others: "may",
    ...denying,
    after: refills("Denied", "Pending", '  alert "Error: the request was not denied"'),
  },
  {
    when: "both entries say so",
    says: "nothing",
    others: "may",
    ...denying,
    after: refills("Denied", "Denied", told),
  },
  {
    when: "an entry says something else",
    says: "nothing",
    others: "may",
    ...denying,
    after: refills("Approved", "Pending"),
  },
  {
    when: "the dialog is there still",
    says: "nothing",
    others: "may",
    ...denying,
    after: refills("Denied", "Pending", dialog),
  },
  {
    when: "nothing was asked of the site",
    says: "nothing",
    others: "may",
    ...denying,
    requests: [],
    after: refills("Denied", "Pending", told),
  },
  {
    when: "the step names another one",
    says: "nothing",
    others: "may",
    ...denying,
    step: "Deny the request of Elm",
    after: refills("Denied", "Pending", told),
  },
]);
