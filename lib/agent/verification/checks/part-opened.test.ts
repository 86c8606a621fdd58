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
const removing = {
  step: 'Click "Remove filter"',
  before: '\n  button "Remove filter" #out\n  heading "Sky"',
  on: "#out",
  after: '\n  button "Remove filter" #out\n  heading "Sky"\n  dialog "Remove filter?"\n    button "Yes"',
};

const nights = (state: string, ...menu: string[]) => `
  list "Nights"
    item "Monday" ${state} #monday
      button "More" #more
${menu.join("\n")}
    item "Tuesday" #tuesday
      button "More" #more-too
`;

checkTable(partOpened, [
  {
    when: "the entry that was to be selected is marked so",
    says: "verified",
    step: "Select the night Monday",
    before: nights(""),
    on: "#monday",
    after: nights("[.selected]"),
  },
  {
    when: "the entry that was to be opened is merely marked",
    says: "nothing",
    step: "Open the night Monday",
    before: nights(""),
    on: "#monday",
    after: nights("[.selected]"),
  },
  {
    when: "a menu without markup came to the row",
    says: "verified",
    step: 'Open the menu "More" of Monday',
    before: nights(""),
    on: "#more",
    after: nights("", '      region "Copy Print" [.open]'),
  },
  {
    when: "something without markup came elsewhere",
    says: "nothing",
    step: 'Open the menu "More" of Monday',
    before: nights(""),
    on: "#more",
    after: `${nights("")}\n  region "Copy Print" [.open]`,
  },
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
  {
    when: "the last step became the present one",
    says: "verified",
    step: "Go to the last step",
    before: wizard(1),
    after: wizard(2),
    on: "#next",
  },
  {
    when: "only the page link is the present one now",
    says: "nothing",
    step: "Open page 2",
    before: '\n  button "Page 1" [current] #one\n  button "Page 2" #two',
    after: '\n  button "Page 1" #one\n  button "Page 2" [current] #two',
    on: "#two",
  },
  {
    when: "the control is marked, and a part of the page with it",
    says: "verified",
    step: "Open the moon phases",
    before: '\n  button "Moon phases" #moon\n  region "" #side\n  heading "Sky"',
    after: '\n  button "Moon phases" [.active] #moon\n  region "" [.is-open] #side\n  heading "Sky"',
    on: "#moon",
  },
  {
    when: "the step only says to click, and a dialog by the control's name came up",
    says: "verified",
    step: 'Click "Sky settings"',
    before: page(),
    on: "#settings",
    after: page('  dialog "Sky settings"', '    checkbox "Grid"'),
  },
  {
    when: "a step before the last is to click what removes a thing, and a dialog asks first",
    says: "verified",
    ...removing,
  },
  {
    when: "the step does not say which control it means, and the dialog that it asks for came up",
    says: "verified",
    step: "Open the telescope dialog",
    before: '\n  button "More" #m1\n  button "More" #m2',
    after: '\n  button "More" #m1\n  button "More" #m2\n  dialog "Telescope"\n    button "Aim"',
    on: "#m1",
  },
  {
    when: "a menu without a name came up at the control",
    says: "verified",
    step: "Open the share menu",
    before: page(),
    on: "#share",
    after: page('  list ""', '    menuitem "Copy address"', '    menuitem "Print"'),
  },
  { when: "nothing opened", says: "nothing", ...open },
  {
    when: "one of two controls alike expanded, and the step does not say which it means",
    says: "nothing",
    step: "Open the details",
    before: '\n  button "Details" [collapsed] #d1\n  button "Details" [collapsed] #d2',
    after: '\n  button "Details" [expanded] #d1\n  button "Details" [collapsed] #d2',
    on: "#d1",
  },
  {
    when: "the step is to change something for good, and its control expanded",
    says: "nothing",
    ...open,
    mutating: true,
    after: expanded,
  },
  {
    when: "only the control is marked",
    says: "nothing",
    step: "Open the moon phases",
    before: '\n  button "Moon phases" #moon\n  heading "Sky"',
    after: '\n  button "Moon phases" [.active] #moon\n  heading "Sky"',
    on: "#moon",
  },
  {
    when: "the second step became the present one while something else was pressed",
    says: "nothing",
    step: "Go to the second step",
    before: `${wizard(0)}  button "Help" #help`,
    after: `${wizard(1)}  button "Help" #help`,
    on: "#help",
  },
  {
    when: "a step became the present one, and the wording names no place",
    says: "nothing",
    step: "Go to the lens settings",
    before: wizard(0),
    after: wizard(1),
    on: "#next",
  },
  {
    when: "the step only says to click, and a list came up",
    says: "nothing",
    step: 'Click "Share"',
    before: page(),
    on: "#share",
    after: page('  list "Share"', '    menuitem "Copy address"', '    menuitem "Print"'),
  },
  {
    when: "the last step is to click what removes a thing, and a dialog asks first",
    says: "nothing",
    ...removing,
    last: true,
  },
  {
    when: "the dialog came up on another page",
    says: "nothing",
    ...open,
    after: page('  dialog "Sky settings"', '    checkbox "Grid"'),
    urlAfter: "https://garden.test/other",
  },
  {
    when: "a part with other things to do came up elsewhere",
    says: "nothing",
    ...open,
    after: page('  region ""', '    button "Rate us"', '    button "Later"'),
  },
  {
    when: "one thing to do came up at the control",
    says: "nothing",
    step: "Open the share menu",
    before: page(),
    on: "#share",
    after: page('  button "Rate us"'),
  },
  {
    when: "the step does not say which control it means, and a list came up",
    says: "nothing",
    step: "Open the telescope",
    before: '\n  button "More" #m1\n  button "More" #m2',
    after: '\n  button "More" #m1\n  button "More" #m2\n  list "Telescope"\n    item "Aim"',
    on: "#m1",
  },
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
