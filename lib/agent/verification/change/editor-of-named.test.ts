import { formCame } from "@/lib/agent/verification/checks/form-came";
import { checkTable } from "@/tests/support/check-table";

const pools = (more = ""): string => `
  heading "Pools"
  button "Edit Pool" #first
  button "Edit Pool"
  button "New"${more}`;
const dialog = (name: string, heading = "Edit Pool"): string => `
  dialog
    heading "${heading}"
    textbox "Name" ="${name}" [disabled]
    textbox "Slots" ="2"
    button "Save"`;
const opened = {
  step: "Edit the pool oak_pool",
  nextStep: "Enter 5 as slots",
  before: pools(),
  text: "oak_pool\nelm_pool",
  on: "#first",
  after: pools(dialog("oak_pool")),
  requests: [],
  again: true,
};
checkTable(formCame, [
  { when: "a field of the dialog says the name", says: "verified", ...opened },
  { when: "it says another one", says: "nothing", ...opened, after: pools(dialog("elm_pool")) },
  { when: "it says a longer one", says: "nothing", ...opened, after: pools(dialog("oak_pool_old")) },
  {
    when: "the dialog is for something else",
    says: "nothing",
    others: "may",
    ...opened,
    after: pools(dialog("oak_pool", "Delete Pool")),
  },
  { when: "it was to be done by this", says: "nothing", ...opened, last: true },
  {
    when: "something was stored",
    says: "nothing",
    others: "may",
    ...opened,
    requests: ["POST /pools/oak 200"],
  },
  { when: "nothing came up", says: "nothing", ...opened, after: pools() },
]);
