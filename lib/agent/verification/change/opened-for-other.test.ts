import { partOpened } from "@/lib/agent/verification/checks/part-opened";
import { checkTable } from "@/tests/support/check-table";

const page = (dialog = ""): string => `
  heading "Tasks"
  button "Import" #import
  button "Create" #create
  list "Tasks"
    item "Water the ferns"
${dialog}
`;
const dialog = (title: string, button: string): string =>
  page(`  dialog "${title}"\n    textbox "Title"\n    button "${button}"`);
const open = { step: "Open the form for a new task", before: page() };

checkTable(partOpened, [
  {
    when: "what came up and what opened it say nothing of making one",
    says: "nothing",
    ...open,
    on: "#import",
    after: dialog("Import tasks", "Import"),
  },
  {
    when: "they say that one is made",
    says: "verified",
    ...open,
    on: "#create",
    after: dialog("Create task", "Save"),
  },
]);
