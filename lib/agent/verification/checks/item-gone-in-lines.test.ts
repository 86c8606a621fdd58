import { checkTable } from "@/tests/support/check-table";
import { itemGone } from "./item-gone";

const hides = (role: string, rows: readonly string[]) => `
  heading "Hides"
  table "Hides"
${rows.map((row, at) => `    ${role} "${row}"\n      button "Remove" #remove${at}`).join("\n")}
`;
const [reed, moss] = ["4711 · 2 m · Reed lake north …", "4712 · 3 m · Moss lake south …"];
const cells = (...names: string[]) => names.join("\n");
const drop = {
  step: 'Remove the hide "Reed bank"',
  before: hides("row", [reed, moss]),
  on: "#remove0",
  after: hides("row", [moss]).replace("#remove0", "#remove1"),
  text: cells("Hides", "Reed bank", "Moss bank"),
  textAfter: cells("Hides", "Moss bank"),
  requests: ["DELETE /hides/4711 204"],
};
const nothing = { says: "nothing", others: "may" } as const;

checkTable(itemGone, [
  { when: "its row is gone, and the line that calls it", says: "verified", ...drop },
  { when: "its row is gone, and the line is there still", ...nothing, ...drop, textAfter: drop.text },
  { when: "no line called it", ...nothing, ...drop, text: cells("Hides", "Moss bank") },
  { when: "the line is gone, and its row is not", ...nothing, ...drop, after: drop.before },
  {
    when: "it stood in no row of a table",
    ...nothing,
    ...drop,
    before: hides("item", [reed, moss]),
    after: hides("item", [moss]).replace("#remove0", "#remove1"),
  },
  {
    when: "it stood beside the rows",
    ...nothing,
    ...drop,
    before: `${hides("row", [reed, moss])}  button "Remove" #apart`,
    after: `${drop.after}  button "Remove" #apart`,
    on: "#apart",
  },
]);

const jars = (...names: string[]) => `
  heading "Jars"
  list "Jars"
${names.map((name) => `    item "${name}"${name.startsWith("*") ? " [selected]" : ""}`).join("\n")}
  button "Remove selected" #remove
`;
const marked = {
  step: 'Remove the selected jars "Plum" and "Pear"',
  before: jars("* Plum", "* Pear", "Quince"),
  on: "#remove",
  after: jars("Quince"),
  requests: ["DELETE /jars 204"],
};

checkTable(itemGone, [
  { when: "those that were marked are gone, as the step quotes them", says: "verified", ...marked },
  { when: "the step quotes none", says: "verified", ...marked, step: "Remove the selected jars" },
  {
    when: "one that is quoted was not marked",
    ...nothing,
    ...marked,
    before: jars("* Plum", "* Quince", "Pear"),
    after: jars("Pear"),
  },
  { when: "one that is quoted is there still", ...nothing, ...marked, after: jars("* Pear", "Quince") },
  {
    when: "another one is gone as well",
    ...nothing,
    ...marked,
    after: '\n  heading "Jars"\n  list "Jars"\n  button "Remove selected" #remove',
  },
]);
