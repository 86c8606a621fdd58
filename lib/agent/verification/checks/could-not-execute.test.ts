import { checkTable } from "@/tests/support/check-table";
import { couldNotExecute } from "./could-not-execute";

const beds = `
  status "9 visitors online"
  list "Beds"
    item "Tomatoes"
      button "Remove"
    item "Carrots"
      button "Remove"
`;
const failed = (code: string) => ({
  execution: "failure" as const,
  error: { code, message: "no luck" },
});
const step = 'Remove the bed "Carrots"';
const on = "Remove in Carrots";

checkTable(couldNotExecute, [
  ...["stale", "covered", "disabled", "not_found"].map((code) => ({
    when: `the client says that the element is ${code}`,
    says: "refuted" as const,
    step,
    before: beds,
    on,
    report: failed(code),
  })),
  {
    when: "the client gives no reason",
    says: "refuted",
    step,
    before: beds,
    on,
    report: { execution: "failure" },
  },
  {
    when: "it could not act, and only a counter elsewhere moved",
    says: "refuted",
    step,
    before: beds,
    after: beds.replace("9 visitors", "11 visitors"),
    on,
    report: failed("timeout"),
  },
  {
    when: "it could not act, and a message of success came up",
    says: "refuted",
    step,
    before: beds,
    after: `${beds}\n  alert "Everything was saved"`,
    on,
    report: failed("covered"),
  },
  {
    when: "it gave up waiting, but what was wanted has happened",
    says: "nothing",
    others: "verify",
    step,
    before: beds,
    after: `
      status "9 visitors online"
      list "Beds"
        item "Tomatoes"
          button "Remove"
    `,
    on,
    report: failed("timeout"),
  },
  { when: "it could act", says: "nothing", step, before: beds, on, report: { execution: "success" } },
  {
    when: "it was interrupted and cannot say",
    says: "nothing",
    step,
    before: beds,
    on,
    report: { execution: "pending" },
  },
]);
