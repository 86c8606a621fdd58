import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

const page = (more = ""): string => `
  heading "Observatory"
  button "Sky settings" #settings
${more}`;
const came = (inside: string): string =>
  page(`  region "1 note"\n    dialog "Sky settings"\n${inside}\n      button "Close"`);
const open = { step: "Open the sky settings", before: page(), on: "#settings" };

checkTable(partOpened, [
  {
    when: "only a message came, in the frame that messages have",
    says: "nothing",
    others: "may",
    ...open,
    after: came('      status "Sky settings read"'),
  },
  {
    when: "a dialog came in such a frame",
    says: "verified",
    ...open,
    after: came('      textbox "Latitude"'),
  },
]);
