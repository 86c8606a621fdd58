import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

checkTable(itemAppeared, [
  ...[
    { heading: "Plans", says: "nothing" as const },
    { heading: "Lamps", says: "refuted" as const },
  ].map(({ heading, says }) => {
    const page = `
  heading "${heading}"
  list
    item "Blue Heron"
  form "Blue Heron"
    textbox "Lamps" ="5"
    button "Save lamps"`;
    return {
      when: `a thing is told with its kind under the heading "${heading}"`,
      says,
      step: 'Submit the form for "Blue Heron plan"',
      before: page,
      on: "Save lamps",
      after: `${page}\n  link "Ad"`,
      again: true,
    };
  }),
]);
