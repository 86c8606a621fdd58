import { checkTable } from "@/tests/support/check-table";
import { stepTurned } from "./step-turned";

const wizard = (fields: readonly string[], more = ""): string => `
  heading "Open an account"
${fields.map((name) => `  textbox "${name}"`).join("\n")}
  button "Back"
  button "Next →" #next
${more}`;
const next = {
  step: "Go to the next step of the wizard",
  before: wizard(["First name", "Email"]),
  on: "#next",
};

checkTable(stepTurned, [
  { when: "the fields went, and others came", says: "verified", ...next, after: wizard(["Plan", "Seats"]) },
  {
    when: "the step says the control",
    says: "verified",
    ...next,
    step: "Continue with the next page by Next",
    after: wizard(["Plan"]),
  },
  {
    when: "the step counts to one that may be further on",
    says: "nothing",
    others: "may",
    ...next,
    step: "Go to the third step of the wizard by Next",
    after: wizard(["Plan"]),
  },
  {
    when: "the fields are there still",
    says: "nothing",
    ...next,
    after: wizard(["First name", "Email", "Plan"]),
  },
  { when: "no others came", says: "nothing", others: "may", ...next, after: wizard([]) },
  {
    when: "the page objects",
    says: "nothing",
    ...next,
    after: wizard(["Plan"], '  alert "The email is not valid"'),
  },
  {
    when: "the site refused it",
    says: "nothing",
    ...next,
    requests: ["POST /account 422"],
    after: wizard(["Plan"]),
  },
  {
    when: "the control goes back",
    says: "nothing",
    ...next,
    before: next.before.replace("Next →", "Previous"),
    after: wizard(["Plan"]),
  },
  {
    when: "the step says nothing of a step",
    says: "nothing",
    others: "may",
    ...next,
    step: "Press Next",
    after: wizard(["Plan"]),
  },
]);
