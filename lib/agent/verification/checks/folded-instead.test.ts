import { checkTable } from "@/tests/support/check-table";
import { foldedInstead } from "./folded-instead";

const logs = (...rows: string[]) => `
  heading "Ship's log"
${rows.map((row) => `  ${row}`).join("\n")}
`;
const monday = 'clickable "Monday" #monday';
const tuesday = 'clickable "Tuesday" #tuesday';
const dot = 'region "" #dot [.on]';
const rain = 'item "Rain"';
const fog = 'item "Fog"';
const fold = {
  step: "Unfold Monday",
  on: "#monday",
  before: logs(monday, rain, fog, tuesday),
  after: logs(monday, tuesday),
};

checkTable(foldedInstead, [
  { when: "what stood right behind it went", says: "refuted", ...fold },
  {
    when: "a sign stands between",
    says: "refuted",
    ...fold,
    before: logs(monday, dot, rain, fog, tuesday),
    after: logs(monday, dot, tuesday),
  },
  {
    when: "a notice came up elsewhere",
    says: "refuted",
    ...fold,
    before: `\n  region "Log" #log\n    ${monday}\n    ${rain}\n    ${fog}`,
    after: `\n  region "Log" #log\n    ${monday}\n  item "Backup"`,
  },
  {
    when: "the step folds it",
    says: "nothing",
    others: "may",
    ...fold,
    step: "Fold Monday",
  },
  { when: "one element went", says: "nothing", ...fold, before: logs(monday, rain, tuesday) },
  {
    when: "what went stood elsewhere",
    says: "nothing",
    ...fold,
    before: logs(monday, tuesday, rain, fog),
  },
  {
    when: "something else came in its place",
    says: "nothing",
    others: "may",
    ...fold,
    after: logs(monday, 'item "Storm"', tuesday),
  },
  {
    when: "another place came up",
    says: "nothing",
    others: "may",
    ...fold,
    urlAfter: "https://garden.test/beds/monday",
  },
  {
    when: "the control went too",
    says: "nothing",
    others: "may",
    ...fold,
    after: logs(tuesday),
  },
]);
