import { checkTable } from "@/tests/support/check-table";
import { entryMoved } from "./entry-moved";

const lanes = (open: string[], done: string[]) => `
  heading "Open ${open.length}"
  list "Open"
${open.map((name) => `    item "${name}"\n      button "Move" #${name.split(" ")[0]}`).join("\n")}
  list "Done"
${done.map((name) => `    item "${name}"`).join("\n")}
`;
const asEntries = (open: string[], done: string[]) =>
  [
    ["Open", open],
    ["Done", done],
  ]
    .map(
      ([name, cards]) => `
  item "${[name, ...(cards ?? [])].join(" ")}"
    heading "${name}"
    list ""
${[cards ?? []]
  .flat()
  .map((card) => `      item "${card}"\n        button "Move" #${card.split(" ")[0]}`)
  .join("\n")}`,
    )
    .join("");
const moved = {
  step: 'Move the card "Mend the roof" to Done',
  before: lanes(["Mend the roof · Ana", "Paint the door · Bo"], ["Sweep · Ana"]),
  on: "#Mend",
  after: lanes(["Paint the door · Bo"], ["Sweep · Ana", "Mend the roof · Ana"]),
};

checkTable(entryMoved, [
  { when: "it stands there now", says: "verified", ...moved },
  { when: "without quotes too", says: "verified", ...moved, step: "Move Mend the roof to the Done column" },
  {
    when: "it stands there now, and the columns are laid out as entries",
    says: "verified",
    ...moved,
    before: asEntries(["Mend the roof", "Paint the door"], ["Sweep"]),
    after: asEntries(["Paint the door"], ["Sweep", "Mend the roof"]),
  },
  {
    when: "another card went there",
    says: "nothing",
    ...moved,
    after: lanes(["Mend the roof · Ana"], ["Sweep · Ana", "Paint the door · Bo"]),
  },
  {
    when: "it stands there and where it was",
    says: "nothing",
    ...moved,
    after: lanes(["Mend the roof · Ana", "Paint the door · Bo"], ["Sweep · Ana", "Mend the roof · Ana"]),
  },
  { when: "it stood there before", says: "nothing", ...moved, before: moved.after, on: "#Paint" },
  {
    when: "it is to go elsewhere",
    says: "nothing",
    ...moved,
    step: 'Move the card "Mend the roof" to Review',
  },
]);
