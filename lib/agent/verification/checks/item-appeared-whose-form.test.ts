import { board, pin } from "@/tests/support/a-notice-board";
import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

const renamed = {
  ...pin,
  step: 'Submit the form for "Red cat"',
  before: board("Cat is home"),
  after: `${board("Cat is home")}\n  link "Ad"`,
  again: true,
};

checkTable(itemAppeared, [
  {
    when: "it is the old name of what the form was for, and the site took the form",
    says: "nothing",
    ...renamed,
    requests: ["POST /notices 200"],
  },
  {
    when: "it is the name of what the form was for, and the site took nothing",
    says: "refuted",
    ...renamed,
  },
]);
