import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

const fields = '\n    textbox "Height"\n    textbox "Colour"\n    button "Keep"';
const page =
  '\n  heading "Towers"\n  link "Create Tower" #make\n  link "Plan" #plan\n  item "North tower"\n    link "Tower" #north\n  item "South tower"\n    link "Tower" #south';
const open = { step: "Open the form for a new tower", before: page, on: "#make" };

checkTable(partOpened, [
  {
    when: "a form without a word of it came up at the control that is called so",
    says: "verified",
    ...open,
    after: `${page}\n  dialog ""${fields}`,
  },
  {
    when: "a form came up at a control that is called something else",
    says: "nothing",
    ...open,
    on: "#plan",
    after: `${page}\n  dialog ""${fields}`,
  },
]);
