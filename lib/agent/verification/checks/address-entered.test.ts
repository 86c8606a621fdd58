import { checkTable } from "@/tests/support/check-table";
import { valueReadBack } from "./value-read-back";

const value = "https://oaks.test/list";
const form = (name: string, held: string, more = ""): string => `
  form "Feed"
    textbox "${name}" ="${held}" #feed
    textbox "Title"
${more}`;
const entered = {
  step: `Enter the address ${value}`,
  does: "setValue" as const,
  value,
  before: form("URL, with https://", ""),
  on: "#feed",
  after: form("URL, with https://", value),
};

checkTable(valueReadBack, [
  { when: "the one field for such holds it", says: "verified", ...entered },
  {
    when: "both call it by another of its names",
    says: "verified",
    ...entered,
    step: `Type the link ${value}`,
    before: form("Website", ""),
    after: form("Website", value),
  },
  {
    when: "a field that searches is called so too",
    says: "verified",
    ...entered,
    before: `${form("URL", "")}\n  textbox "Search url or tag"`,
    after: `${form("URL", value)}\n  textbox "Search url or tag"`,
  },
  {
    when: "two fields are for such",
    says: "nothing",
    ...entered,
    before: form("URL", "", '    textbox "Site URL"'),
    after: form("URL", value, '    textbox "Site URL"'),
  },
  {
    when: "the field is for something else",
    says: "nothing",
    ...entered,
    before: form("Motto", ""),
    after: form("Motto", value),
  },
  {
    when: "it is no address of a page",
    says: "nothing",
    ...entered,
    step: "Enter the address Elm Street 4",
    value: "Elm Street 4",
    after: form("URL, with https://", "Elm Street 4"),
  },
]);
