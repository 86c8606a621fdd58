import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

const columns = (first: string, second: string): string =>
  `\n  item "To do ${first}"\n    textbox "+ New card" #one\n  item "Done ${second}"\n    textbox "+ New card" #two`;
const card = {
  step: 'Put a card "Mow" into the To do column',
  mutating: true,
  does: "setValue" as const,
  value: "Mow",
  on: "#one",
  enter: true,
  text: "To do\nDig\nDone\nRake",
};
checkTable(itemAppeared, [
  {
    when: "it came to the column into whose field it was typed",
    says: "verified",
    again: true,
    ...card,
    before: columns("Dig", "Rake"),
    after: columns("Dig Mow", "Rake"),
    textAfter: "To do\nDig\nMow\nDone\nRake",
  },
  {
    when: "it came to another column",
    says: "nothing",
    ...card,
    before: columns("Dig", "Rake"),
    after: columns("Dig", "Rake Mow"),
    textAfter: "To do\nDig\nDone\nRake\nMow",
  },
  ...(
    [
      ["what was typed into a search is shown as looked for", "nothing", 'Add "Mow" to the list', "Search"],
      ["the field is none that searches", "verified", 'Add "Mow" to the list', "New one"],
    ] as const
  ).map(([when, says, step, name]) => ({
    when,
    says,
    ...card,
    again: true,
    step,
    before: `\n  heading "All tasks"\n  textbox "${name}" #one`,
    after: `\n  heading "Tasks with Mow"\n  textbox "${name}" #one`,
  })),
]);
