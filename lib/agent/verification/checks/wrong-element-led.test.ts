import { checkTable } from "@/tests/support/check-table";
import { wrongElement } from "./wrong-element";

const beds = `
  heading "Beds"
  table "Beds"
    row "Rose bed 12"
      link "Show" >https://garden.test/beds/12 #show
      link "Edit" >https://garden.test/beds/12/edit #edit
    row "Herb bed 4"
      link "Show" >https://garden.test/beds/4
      link "Edit" >https://garden.test/beds/4/edit
`;
const shown = {
  step: 'Press "Edit" at the Rose bed',
  before: beds,
  on: "#show",
  urlAfter: "https://garden.test/beds/12",
  after: '\n  heading "Rose bed 12"',
};

const menus = (rose: string, herb: string, open = "") => `
  table "Beds"
    row "Rose bed of Ida Falk"
      checkbox [unchecked] #one
      button "Options" [${rose},popup] #rose
${open}
    row "Herb bed of Nils Holm"
      checkbox [unchecked] #two
      button "Options" [${herb},popup] #herb
`;
const list =
  '      list "Choices"\n        menuitem "Edit"\n        menuitem "Show"\n        menuitem "Delete"';
const menu = {
  step: "Open the Options menu of Nils Holm",
  before: menus("collapsed", "collapsed"),
  on: "#rose",
  after: menus("expanded", "collapsed", list),
};
const talk = (...names: string[]) =>
  `\n  list "Talks"\n${names.map((name) => `    item "${name}"`).join("\n")}\n  heading "Talk"`;
const talks = talk("Ida and Nils 9:40 See you there", "Ada and Nils 8:12 Fine", "Ida and Ada 7:01 No");
const other = {
  step: 'Open the talk "Ada and Nils"',
  before: talks,
  on: "Ida and Nils 9:40 See you there",
  after: talks.replace('"Talk"', '"Ida and Nils"'),
};

const commands = '\n  list "Commands" #commands\n    menuitem "Rename"\n    menuitem "Copy"';
const files = (menu: string): string =>
  `\n  list "Files"\n    item "tides.csv 2 days ago"\n      button "tides.csv"\n    item "moons.csv"\n      button "moons.csv"${menu}`;
const renamed = {
  step: "Rework the name of tides.csv",
  before: files(commands),
  on: "Copy",
  after: files("").replace('button "tides.csv"', 'textbox "" ="tides.csv"'),
};

checkTable(wrongElement, [
  {
    when: "the menu that was opened at the thing shut with the choice",
    says: "nothing",
    others: "may",
    ...renamed,
  },
  {
    when: "the commands stay, as those of a bar do",
    says: "refuted",
    ...renamed,
    after: renamed.after + commands,
  },
  {
    when: "the step names another command of the menu",
    says: "refuted",
    ...renamed,
    step: "Rename tides.csv",
  },
  { when: "the link beside it was followed", says: "refuted", ...shown },
  { when: "the step begins with the other one's name", says: "refuted", ...shown, step: "Edit the bed 12" },
  {
    when: "the link that was followed led where the other one leads",
    says: "nothing",
    others: "may",
    ...shown,
    before: beds.replace("/beds/12 #show", "/beds/12/edit #show"),
    urlAfter: "https://garden.test/beds/12/edit",
    after: '\n  heading "Edit Rose bed 12"',
  },
  {
    when: "the step says the link that was followed",
    says: "nothing",
    others: "may",
    ...shown,
    step: 'Show the Rose bed to press "Edit" there',
  },
  { when: "the menu of another entry is open", says: "refuted", ...menu },
  {
    when: "the menu of the entry is open",
    says: "nothing",
    others: "may",
    ...menu,
    step: "Open the Options menu of Ida Falk",
  },
  { when: "another name has a part of the quoted one", says: "refuted", ...other },
  {
    when: "the entry says more than the quoted name",
    says: "nothing",
    others: "may",
    ...other,
    step: 'Open the talk "Ida and Nils"',
  },
]);

const autoAccept = (state: string) => `\n  clickable "Auto-accept payments" ${state} #auto`;
checkTable(wrongElement, [
  {
    when: "what is called by another verb shows that it was on, and is no longer",
    says: "nothing",
    others: "may",
    step: "Turn off the auto-acceptance of payments",
    before: autoAccept("[.on]"),
    on: "#auto",
    after: autoAccept(""),
  },
  {
    when: "it shows neither",
    says: "refuted",
    step: "Turn off the auto-acceptance of payments",
    before: autoAccept(""),
    on: "#auto",
    after: autoAccept(""),
  },
]);
