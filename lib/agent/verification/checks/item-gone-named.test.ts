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

const roles = (...rows: string[]) => `
  table "Roles"
    row "Name Notes"
${rows.map((row) => `    row "${row}"\n      link "${row.split(" ")[0]}"\n      button "More"`).join("\n")}
`;
const rolesBefore = ["auditor Reads reports", "editor Edits", "viewer Read only"];
const asked = {
  step: "Delete the role viewer for good",
  before: `${roles(...rolesBefore)}  dialog "Delete role?"\n    button "Cancel"\n    button "Delete" #yes`,
  on: "#yes",
  requests: ["DELETE /roles/1 204"],
  again: true,
};
checkTable(itemGone, [
  {
    when: "the step calls an entry by its plain name that stays, and another one went with the question",
    says: "refuted",
    ...asked,
    after: roles("editor Edits", "viewer Read only"),
  },
  {
    when: "the step calls two entries by their names, of which one is to stay",
    says: "nothing",
    others: "may",
    ...asked,
    step: "Delete the role that editor and viewer have in common",
    after: roles("editor Edits", "viewer Read only"),
  },
  {
    when: "neither is left that the step calls by its name",
    says: "nothing",
    others: "may",
    ...asked,
    after: roles("editor Edits"),
  },
]);
