import { checkTable } from "@/tests/support/check-table";
import { itemGone } from "./item-gone";

const crew = (...rows: string[]) => `
  button "Delete" #delete
  table "Crew"
    row "Name Berth"
${rows.map((row) => `    row "${row}"\n      checkbox "" #box-${row.split(" ")[0]}\n      link "Delete" #out-${row.split(" ")[0]}`).join("\n")}
`;
const all = ["Ida Falk 7", "Jon Vik 8", "Eva Holm 9"];
const picked = {
  step: "Delete the sailor Jon Vik",
  before: crew(...all),
  on: "#delete",
  requests: ["POST /crew 200"],
};
const byLink = {
  step: "Delete the sailor Jon Vik",
  before: crew(...all),
  on: "#out-Jon",
  after: `${crew("Ida Falk 7", "Eva Holm 9")}  alert:success "Sailor deleted"`,
};

checkTable(itemGone, [
  {
    when: "of what was picked the one row of that name is gone",
    says: "looks again",
    ...picked,
    after: crew("Ida Falk 7", "Eva Holm 9"),
  },
  {
    when: "another row is gone with it",
    says: "nothing",
    others: "may",
    ...picked,
    after: crew("Ida Falk 7"),
  },
  {
    when: "another row is gone instead",
    says: "nothing",
    others: "may",
    ...picked,
    after: crew("Ida Falk 7", "Jon Vik 8"),
  },
  {
    when: "another row of that name is left",
    says: "nothing",
    others: "may",
    ...picked,
    before: crew(...all, "Kim and Jon Vik 4"),
    after: crew("Ida Falk 7", "Eva Holm 9", "Kim and Jon Vik 4"),
  },
  {
    when: "nothing was sent for it",
    says: "nothing",
    others: "may",
    ...picked,
    requests: [],
    after: crew("Ida Falk 7", "Eva Holm 9"),
  },
  { when: "a link deleted its row, and the site says so", says: "looks again", ...byLink },
]);
