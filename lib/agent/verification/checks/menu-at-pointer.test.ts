import { checkTable } from "@/tests/support/check-table";
import { menuAtPointer } from "./menu-at-pointer";

const folder = (commands: readonly string[], role = "menuitem") => `
  heading "Drawings"
  list "Files"
    item "Stairs.dwg" #stairs
    item "Roof.dwg" #roof
${commands.map((command) => `  ${role} "${command}"`).join("\n")}`;
const press = {
  step: "Right-click Stairs.dwg",
  does: "rightClick",
  before: folder([]),
  on: "#stairs",
  after: folder(["Open", "Rename", "Delete"]),
} as const;

checkTable(menuAtPointer, [
  { when: "a menu came up", says: "verified", ...press },
  {
    when: "the step asks for the menu",
    says: "verified",
    ...press,
    step: "Open the context menu of Stairs.dwg",
  },
  {
    when: "the step says that it is to be open",
    says: "verified",
    ...press,
    step: "The context menu of Stairs.dwg should be open",
  },
  {
    when: "the step says what for",
    says: "verified",
    ...press,
    step: "Right-click Stairs.dwg to open its menu",
  },
  {
    when: "what it is called says where it leads",
    says: "verified",
    ...press,
    step: "Right-click the shortcut to Stairs.dwg",
  },
  { when: "nothing came up", says: "nothing", ...press, after: press.before },
  { when: "one command came up", says: "nothing", ...press, after: folder(["Open"]) },
  {
    when: "what came up is no menu",
    says: "nothing",
    ...press,
    after: folder(["Open", "Rename"], "item"),
  },
  { when: "it was pressed with the first button", says: "nothing", ...press, does: "click" },
  { when: "another file was pressed", says: "nothing", ...press, on: "#roof" },
  {
    when: "something is to be chosen as well",
    says: "nothing",
    ...press,
    step: "Right-click Stairs.dwg and choose Rename",
  },
  {
    when: "something is to be chosen then",
    says: "nothing",
    ...press,
    step: "Right-click Stairs.dwg, then choose Rename",
  },
  {
    when: "the step names the deed that the menu is for",
    says: "nothing",
    ...press,
    step: "Right-click Stairs.dwg to delete it",
  },
  {
    when: "the step wants the file opened",
    says: "nothing",
    ...press,
    step: "Open Stairs.dwg",
  },
]);
