import { checkTable } from "@/tests/support/check-table";
import { valueReadBack } from "./value-read-back";

checkTable(valueReadBack, [
  ...(
    [
      ["Opens", "nothing"],
      ["Closes", "verified"],
    ] as const
  ).map(([field, says]) => ({
    when: `the step speaks of closing, at the field ${field}`,
    says,
    others: "may" as const,
    does: "setValue" as const,
    step: "Enter 17:30 as the time of closing",
    value: "17:30",
    on: field,
    before:
      '\n  form "Sunday"\n    textbox:time "Opens" ="10:00"\n    textbox:time "Closes" ="17:00"\n    button "Save"',
    after: `\n  form "Sunday"\n    textbox:time "Opens" ="${field === "Opens" ? "17:30" : "10:00"}"\n    textbox:time "Closes" ="${field === "Opens" ? "17:00" : "17:30"}"\n    button "Save"`,
  })),
]);
