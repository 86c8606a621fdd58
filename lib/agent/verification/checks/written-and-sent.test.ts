import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

const page = (items: readonly string[], typed = "", field = "What is to be done?") => `
  heading "Chores"
  textbox "${field}" ="${typed}" #box
  list "Chores"
${items.map((name) => `    item "${name}"\n      button "Drop"`).join("\n")}
`;
const written = {
  step: 'Write "Sweep" into the box at the top and press Enter',
  does: "setValue" as const,
  on: "#box",
  value: "Sweep",
  enter: true,
  before: page(["Dust", "Mop"]),
};

/** A text that is written and ended with Enter, where the step says no more than that. */
checkTable(itemAppeared, [
  {
    when: "one more entry is called so",
    says: "looks again",
    ...written,
    after: page(["Dust", "Mop", "Sweep"]),
  },
  {
    when: "the field holds it still",
    says: "nothing",
    others: "may",
    ...written,
    after: page(["Dust", "Mop", "Sweep"], "Sweep"),
  },
  {
    when: "the entry is called otherwise",
    says: "nothing",
    others: "may",
    ...written,
    after: page(["Dust", "Mop", "Sweet"]),
  },
  {
    when: "two entries came",
    says: "nothing",
    others: "may",
    ...written,
    after: page(["Dust", "Mop", "Sweep", "Sweep"]),
  },
  { when: "nothing came", says: "nothing", others: "may", ...written, after: page(["Dust", "Mop"]) },
  {
    when: "something else was written",
    says: "nothing",
    others: "may",
    ...written,
    value: "Weed",
    after: page(["Dust", "Mop", "Weed"]),
  },
  {
    when: "it is looked for",
    says: "nothing",
    others: "may",
    ...written,
    before: page(["Dust", "Mop"], "", "Search"),
    after: page(["Dust", "Mop", "Sweep"], "", "Search"),
  },
]);
