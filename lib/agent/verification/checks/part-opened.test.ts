import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

const page = (...more: string[]) => `
  heading "Observatory"
  button "Sky settings" [collapsed] #settings
  button "Share" #share
  list "Nights"
    item "Monday"
    item "Tuesday"
  link "Live feed 5" #feed
${more.join("\n")}
`;
const open = { step: "Open the sky settings", before: page(), on: "#settings" };
const expanded = page().replace("[collapsed]", "[expanded]");
const tabs = (first: string, second: string) => `
  list "Views"
    tab "Planets" ${first} #planets
    tab "Comets" ${second} #comets
  region "Chart"
`;
const wizard = (present: number) => `
  list "Steps"
${["Place", "Date", "Lens"].map((name, at) => `    item "${name}" ${at === present ? "[current]" : ""} #step${at}`).join("\n")}
  button "Next" #next
`;

checkTable(partOpened, [
  { when: "the control says that it is expanded", says: "verified", ...open, after: expanded },
  {
    when: "a dialog by its name came up",
    says: "verified",
    ...open,
    after: page('  dialog "Sky settings"', '    checkbox "Grid"'),
  },
  {
    when: "a menu at the control came up",
    says: "verified",
    step: "Open the share menu",
    before: page(),
    on: "#share",
    after: page('  list "Share menu"', '    menuitem "Copy address"', '    menuitem "Print"'),
  },
  {
    when: "the tab became the present one",
    says: "verified",
    step: "Open the Comets tab",
    before: tabs("[selected]", ""),
    after: tabs("", "[selected]"),
    on: "#comets",
  },
  {
    when: "the step at that place became the present one",
    says: "verified",
    step: "Go to the second step",
    before: wizard(0),
    after: wizard(1),
    on: "#next",
  },
  { when: "nothing opened", says: "nothing", ...open },
  {
    when: "another step became the present one",
    says: "nothing",
    step: "Go to the second step",
    before: wizard(0),
    after: wizard(2),
    on: "#next",
  },
  {
    when: "another tab became the present one",
    says: "nothing",
    step: "Open the Comets tab",
    before: tabs("", ""),
    after: tabs("[selected]", ""),
    on: "#comets",
  },
  {
    when: "only a message came up",
    says: "nothing",
    ...open,
    after: page('  alert "Sky settings are locked"'),
  },
  {
    when: "only a counter elsewhere moved",
    says: "nothing",
    ...open,
    after: page().replace("feed 5", "feed 6"),
  },
  {
    when: "an advertisement came up",
    says: "nothing",
    ...open,
    after: page('  dialog "Win a telescope"', '    button "No, thanks"'),
  },
  {
    when: "another control was clicked, and its part opened",
    says: "nothing",
    ...open,
    on: "#share",
    after: page('  list "Share menu"', '    menuitem "Copy address"', '    menuitem "Print"'),
  },
  {
    when: "it was expanded before",
    says: "nothing",
    ...open,
    before: expanded,
    after: expanded,
  },
  { when: "it collapsed", says: "nothing", ...open, before: expanded, after: page() },
  {
    when: "the control only took the focus",
    says: "nothing",
    ...open,
    after: page().replace("[collapsed]", "[collapsed focused]"),
  },
]);
