import { checkTable } from "@/tests/support/check-table";
import { valueNotAccepted } from "./value-not-accepted";

const form = (name: string, kind: string, button = "Update"): string => `
  form "Boat"
    textbox "Name" ="${name}" #name
    combobox "Kind" ="${kind}" |"Canoe|Dinghy" #kind
    button "${button}" #update`;
const typed = {
  step: 'Rename the boat to "Heron"',
  does: "setValue" as const,
  value: "Heron",
  before: form("Teal", "Canoe"),
  on: "#name",
  after: form("Heron", "Canoe"),
  last: true,
  again: true,
};
const chosen = {
  ...typed,
  step: "Move the boat to the kind Dinghy",
  does: "select" as const,
  value: "Dinghy",
  on: "#kind",
  after: form("Teal", "Dinghy"),
};
const emptied = { ...typed, step: "Clear the name field", value: "", after: form("Teal", "Canoe") };

checkTable(valueNotAccepted, [
  // It may be all that was wanted: a doubt for those that would believe it, and no proof against it.
  { when: "the last step only typed what was to be kept", says: "nothing", others: "may", ...typed },
  { when: "the last step only chose it", says: "nothing", others: "may", ...chosen },
  { when: "the step is typing it", says: "nothing", others: "may", ...typed, step: "Enter the name Heron" },
  {
    when: "the site keeps it at once",
    says: "nothing",
    others: "may",
    ...typed,
    requests: ["PUT /boats/1 200"],
  },
  { when: "further steps follow", says: "nothing", others: "may", ...typed, last: false },
  {
    when: "nothing in the form keeps it",
    says: "nothing",
    others: "may",
    ...typed,
    before: form("Teal", "Canoe", "Help"),
    after: form("Heron", "Canoe", "Help"),
  },
  { when: "a field that was to be cleared holds what it held", says: "refuted", ...emptied },
  { when: "it is empty", says: "nothing", others: "may", ...emptied, after: form("", "Canoe") },
]);
