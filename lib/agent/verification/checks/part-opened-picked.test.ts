import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

const folder = (role: string, states = "", more = "") => `
  list "Files"
    item "Harvest a day ago"
      ${role} "Harvest" #harvest ${states}${more}
`;
const picked = (role: string, ...commands: string[]) => ({
  step: "Open the folder Harvest",
  before: folder(role),
  on: "#harvest",
  after: folder(role, "[selected]", commands.map((name) => `\n  button "${name}"`).join("")),
});
checkTable(partOpened, [
  {
    when: "the folder is only picked, and the commands for it came up",
    says: "nothing",
    ...picked("button", "Rename", "Delete"),
  },
  {
    when: "the folder is marked, and a single command came up",
    says: "verified",
    ...picked("button", "Rename"),
  },
  {
    when: "the folder is marked, and other controls came up",
    says: "verified",
    ...picked("button", "Sort", "View"),
  },
  { when: "the tab is the selected one", says: "verified", ...picked("tab", "Rename", "Delete") },
]);
