import { checkTable } from "@/tests/support/check-table";
import { nothingChanged } from "./nothing-changed";

const tabs = (open: string, shut: string, ...more: string[]) => `
  heading "Allotment"
  tablist "Plots"
    tab "North" ${open} #north
    tab "South" ${shut} #south
  list "Beds"
    item "Kale"
${more.map((row) => `  ${row}`).join("\n")}
`;
const came = 'item "Visitors 4"';
const pressed = {
  step: "Open the South tab",
  before: tabs("[selected]", ""),
  on: "#south",
  after: tabs("[selected]", "", came),
  again: true,
};

checkTable(nothingChanged, [
  { when: "the tab before is the open one still", says: "refuted", ...pressed },
  { when: "it is the first look", says: "looks again", ...pressed, again: false },
  {
    when: "something else came, and no tab is marked",
    says: "nothing",
    others: "may",
    ...pressed,
    before: tabs("", ""),
    after: tabs("", "", came),
  },
  {
    when: "the one before is the open one no more",
    says: "nothing",
    others: "may",
    ...pressed,
    after: tabs("", "", came),
  },
  {
    when: "the one that was pressed was the open one",
    says: "nothing",
    others: "may",
    ...pressed,
    before: tabs("[selected]", "[selected]"),
    after: tabs("[selected]", "", came),
  },
  {
    when: "several may be open",
    says: "nothing",
    others: "may",
    ...pressed,
    before: tabs("[selected]", "[selected]"),
    after: tabs("[selected]", "[selected]", came),
  },
  {
    when: "the open one bore no mark before",
    says: "nothing",
    others: "may",
    ...pressed,
    before: tabs("", ""),
  },
  {
    when: "the tab went",
    says: "nothing",
    others: "may",
    ...pressed,
    after: tabs("[selected]", "", came).replace('    tab "South"  #south\n', ""),
  },
  {
    when: "it is a button",
    says: "nothing",
    others: "may",
    ...pressed,
    step: "Open South",
    before: tabs("[selected]", "").replace('tab "South"', 'button "South"'),
    after: tabs("[selected]", "", came).replace('tab "South"', 'button "South"'),
  },
  {
    when: "what is marked is no tab",
    says: "nothing",
    others: "may",
    ...pressed,
    before: tabs("[selected]", "").replace('tab "North"', 'button "North"'),
    after: tabs("[selected]", "", came).replace('tab "North"', 'button "North"'),
  },
  {
    when: "the open one is of another row of tabs",
    says: "nothing",
    others: "may",
    ...pressed,
    before: tabs("", "", 'tablist "Views"', '  tab "Map" [selected]'),
    after: tabs("", "", 'tablist "Views"', '  tab "Map" [selected]', came),
  },
  {
    when: "the step may mean another tab",
    says: "nothing",
    others: "may",
    ...pressed,
    step: "Open the fallow beds",
  },
]);
