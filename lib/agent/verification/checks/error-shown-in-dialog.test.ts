import { checkTable } from "@/tests/support/check-table";
import { errorShown } from "./error-shown";

checkTable(errorShown, [
  {
    when: "a dialog says only that it may not be done, of a thing that is called after errors",
    says: "refuted",
    step: "Retire failed_hires",
    before: '\n  row "failed_hires"\n    button "Retire"',
    on: "Retire",
    after:
      '\n  row "failed_hires"\n    button "Retire"\n  dialog\n    heading "You are not authorized to retire boats"\n    button "OK"',
  },
]);
