import { checkTable } from "@/tests/support/check-table";
import { itemGone } from "./item-gone";

const page = (tab: string, ...names: string[]) => `
  heading "Seeds"
  tab "Old" ${tab} #old
  list "Seeds"
${names.map((name) => `    item "${name}"`).join("\n")}
  button "Remove" #remove
`;
const all = ["Basil", "Chives", "Dill", "Fennel"];
const basil = { step: 'Remove "Basil"', before: page("", ...all), on: "#remove" };

checkTable(itemGone, [
  { when: "it is gone", says: "verified", ...basil, after: page("", "Chives", "Dill", "Fennel") },
  { when: "two others are gone with it", says: "nothing", ...basil, after: page("", "Fennel") },
  {
    when: "one other is gone with it",
    says: "verified",
    ...basil,
    after: page("", "Dill", "Fennel"),
  },
  {
    when: "two others are gone with it, and the site was told",
    says: "verified",
    ...basil,
    after: page("", "Fennel"),
    requests: ["DELETE /seeds/1 204"],
  },
  {
    when: "the menu is shut whose command the step says to press",
    says: "nothing",
    step: 'Press "Delete list"',
    before:
      '\n  heading "Seeds"\n  button "Actions Delete list Cancel the lease" #menu\n  item "Delete list"',
    on: "#menu",
    after: '\n  heading "Seeds"\n  button "Cancel the lease" #menu',
    again: true,
  },
  {
    when: "a tab was turned to that does not show it",
    says: "nothing",
    ...basil,
    on: "#old",
    after: page("[selected]", "Chives", "Dill", "Fennel"),
  },
]);
