import { board } from "@/tests/support/a-notice-board";
import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

const bills = (sum: string, ...items: string[]) => `
  heading "Bills"
  form "Bill"
    textbox "Amount" ="${sum}"
    button "Save"
  list "Bills"
    item "Tram 4.10"
${items.map((name) => `    item "${name}"`).join("\n")}
`;

const signed = (label: string): string =>
  `\n  form\n    textbox "${label}" ="Berta"\n    textbox "Text" ="Ask"\n    button "Submit" #send`;
checkTable(
  itemAppeared,
  (
    [
      ["who sends it came up", "nothing", "Your name"],
      ["what was entered came up", "verified", "Bed"],
    ] as const
  ).map(([when, says, label]) => ({
    when,
    says,
    step: "Submit the entry",
    mutating: true,
    before: signed(label),
    on: "#send",
    requests: ["POST /notes 303 document"],
    after: `\n  list "Log"\n    item "by Berta, just now"`,
  })),
);

checkTable(
  itemAppeared,
  (
    [
      ["as the step writes it", "verified", "needs-soil"],
      ["only as words of a sentence", "nothing", "Needs soil and sun"],
    ] as const
  ).map(([when, says, shown]) => ({
    when: `the name came up ${when}`,
    says,
    step: 'Create the label "needs-soil"',
    before: '\n  form "Label"\n    textbox "Title" ="needs-soil"\n    button "Create label" #make',
    on: "#make",
    urlAfter: "https://garden.test/labels",
    requests: ["PUT /state 200"],
    after: `\n  heading "Labels"\n  list "Labels"\n    item "shade"\n    item "${shown}"`,
  })),
);

checkTable(itemAppeared, [
  ...(
    [
      ['Save "Pizza night" with the amount 62.10', "61.20", "nothing"],
      ['Save "Pizza night" with the amount 61.20', "61.20", "verified"],
      ['Save "Pizza night 9" with the amount 61.20', "61.20", "verified"],
    ] as const
  ).map(([step, sum, says]) => ({
    when: `${sum} was entered: ${step}`,
    says,
    step,
    before: bills(sum),
    on: "Save",
    after: bills("", `${/"(.*)"/.exec(step)?.[1]} ${sum}`),
  })),
  ...(["Save the amount", "Save the bill"] as const).map((step) => ({
    when: `only another field's value is shown: ${step}`,
    says: step === "Save the amount" ? ("nothing" as const) : ("verified" as const),
    step,
    before: bills("9.40").replace('    button "Save"', '    textbox "What" ="Ferry"\n    button "Save"'),
    on: "Save",
    after: bills("", "Ferry").replace('    button "Save"', '    textbox "What"\n    button "Save"'),
  })),
  {
    when: "a field is called like the thing that is added",
    says: "verified",
    step: "Add the notice",
    before: board("early").replace(
      '    button "Pin up"',
      '    textbox "Title" ="Ferry"\n    button "Pin up"',
    ),
    on: "Pin up",
    after: board("", "Ferry").replace('    button "Pin up"', '    textbox "Title"\n    button "Pin up"'),
  },
]);
