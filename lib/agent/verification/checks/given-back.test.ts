import { checkTable } from "@/tests/support/check-table";
import { givenBack } from "./given-back";

const form = (button: string, told = ""): string => `
  heading "Settings"
  form
    textbox "Rows" ="20"
    button "${button}" #save${told}`;
const told = '\n  alert:success "Settings updated."';
const saved = {
  step: "Save the settings",
  before: form("Save"),
  on: "#save",
  after: form("Save", told),
  requests: ["POST /settings 302 document", "GET /settings 200 document"],
  again: true,
};
checkTable(givenBack, [
  { when: "it came back as it was sent, and the site says so", says: "verified", ...saved },
  { when: "the site says nothing", says: "nothing", others: "may", ...saved, after: form("Save") },
  {
    when: "it is published as well",
    says: "nothing",
    others: "may",
    ...saved,
    before: form("Publish"),
    after: form("Publish", told),
  },
  {
    when: "the site refused it",
    says: "nothing",
    others: "may",
    ...saved,
    requests: ["POST /settings 500 document"],
  },
]);
