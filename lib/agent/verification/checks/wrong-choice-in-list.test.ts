import { checkTable } from "@/tests/support/check-table";
import { wrongChoice } from "./wrong-choice";

const zone = (value: string) => `
  form "Ferry"
    combobox "Port" ="${value}" |"(N1) Bergen|(S4) Lisbon|(S5) Porto|(S6) Porto, old quay" #port
`;
const berthed = (step: string, value: string) => ({
  step,
  does: "select" as const,
  on: "#port",
  value,
  before: zone("(N1) Bergen"),
  after: zone(value),
});
checkTable(wrongChoice, [
  ...(
    [
      ["Select Lisbon in the port list", "(S5) Porto", "refuted"],
      ["Select Lisbon in the port list", "(S4) Lisbon", "nothing"],
      ["Select Porto in the port list", "(S4) Lisbon", "nothing"],
      ["Select Faro in the port list", "(S5) Porto", "nothing"],
    ] as const
  ).map(([step, value, says]) => ({
    when: `of a list that says more, "${value}" is chosen for "${step}"`,
    says,
    others: "may" as const,
    ...berthed(step, value),
  })),
]);

const sacks = (value: string) => `
  form "Feed"
    combobox "Sacks of barley, size 2" ="${value}" |"1|2|3" #sacks
`;
checkTable(wrongChoice, [
  ...(
    [
      ['Select "Sacks of barley, size 2"', "3", "nothing"],
      ["Order three of the Sacks of barley, size 2", "3", "nothing"],
      ["Order 1 of the Sacks of barley, size 2", "3", "refuted"],
    ] as const
  ).map(([step, value, says]) => ({
    when: `"${value}" is chosen for "${step}", where the list is called by another option`,
    says,
    others: "may" as const,
    step,
    does: "select" as const,
    on: "#sacks",
    value,
    before: sacks(""),
    after: sacks(value),
  })),
]);

const gate = (called: string, value: string, options: string) => `
  form "Paddock"
    combobox "${called}" ="${value}" |"${options}" #gate
`;
checkTable(wrongChoice, [
  ...(
    [
      ["Set it to Open", "Open", "Open|Closed", "Closed", "refuted"],
      ["Set it to Open", "open ", "Open|Closed", "Closed", "refuted"],
      ["Set it to Closed", "Open", "Open|Closed", "Closed", "nothing"],
      ["Set it to Hayloft", "Hay", "Hayloft|Barn", "Barn", "refuted"],
      ["Set it to Longhay", "hay", "Longhay|Barn", "Barn", "refuted"],
    ] as const
  ).map(([step, called, options, value, says]) => ({
    when: `"${value}" is chosen for "${step}" in a list that is called "${called}"`,
    says,
    others: "may" as const,
    step,
    does: "select" as const,
    on: "#gate",
    value,
    before: gate(called, "", options),
    after: gate(called, value, options),
  })),
]);
