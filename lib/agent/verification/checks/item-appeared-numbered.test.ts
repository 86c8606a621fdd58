import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

const crate = (held: string, ...parts: string[]): string => `
  heading "Crate 1"
  link "Home" >/
  link "Crates" >/crates
  table "Goes with"
${parts.map((part) => `    row "Goes with ${part}"`).join("\n")}
  form "" #form
    textbox "Crate no." ="${held}" #no
    button "Add" #add
  button "Add" #other`;
const linked = {
  step: "Add the link to #5",
  goal: "Link the crates 1 and 5",
  before: crate("5", "Crate #9: Oars"),
  on: "#add",
  after: crate("", "Crate #9: Oars", "Crate #5: Sails"),
  requests: ["POST /crates/1/links 200"],
  again: true,
};

checkTable(itemAppeared, [
  { when: "the entry of that number came", says: "verified", ...linked },
  {
    when: "an entry of another number came",
    says: "nothing",
    ...linked,
    after: crate("", "Crate #9: Oars", "Crate #55: Tar"),
  },
  { when: "the form held another number", says: "nothing", ...linked, before: crate("6", "Crate #9: Oars") },
  {
    when: "two entries came",
    says: "nothing",
    ...linked,
    after: crate("", "Crate #9: Oars", "Crate #5: Sails", "Crate #7: Tar"),
  },
  {
    when: "one of the list bore it before",
    says: "nothing",
    ...linked,
    before: crate("5", "Crate #5: Oars"),
    after: crate("", "Crate #5: Oars", "Crate #5: Sails"),
  },
  { when: "nothing was stored", says: "nothing", ...linked, requests: [] },
  { when: "it was refused", says: "nothing", ...linked, requests: ["POST /crates/1/links 422"] },
]);
