import { checkTable } from "@/tests/support/check-table";
import { controlConsumed } from "./control-consumed";
import { foldedInstead } from "./folded-instead";
import { itemAppeared } from "./item-appeared";
import { itemGone } from "./item-gone";
import { knownDestination } from "./known-destination";
import { listArranged } from "./list-arranged";
import { nothingChanged } from "./nothing-changed";
import { stateHeldAlready } from "./state-held-already";
import { toggleReadBack } from "./toggle-read-back";
import { wrongElement } from "./wrong-element";

const nothing = { says: "nothing" } as const;
const maybe = { says: "nothing", others: "may" } as const;

const baskets = (...names: string[]): string =>
  `\n  heading "Basket"\n  link "Home"\n  link "Shop"\n  link "News"\n  link "Help"\n  link "Terms"\n  link "About"${names
    .map((name) => `\n  item "${name}, six plants in a pot"\n    link "${name}"\n    button "Remove"`)
    .join("")}`;
const remove = {
  step: 'Remove "Kale"',
  before: baskets("Leek", "Kale"),
  on: "Remove in Kale",
  requests: ["POST /basket 200 fetch"],
  text: "Leek\nKale",
  textAfter: "Kale",
};
const remaining =
  '\n  heading "Basket"\n  link "Home"\n  link "Shop"\n  link "News"\n  link "Help"\n  link "Terms"\n  link "About"\n  link "Kale"\n  button "Remove" #left';
checkTable(itemGone, [
  { when: "the one that is left is no entry of a list any more", ...nothing, ...remove, after: remaining },
  {
    when: "the one that is left is another",
    says: "verified",
    ...remove,
    after: remaining.replace("Kale", "Leek"),
    textAfter: "Leek",
  },
  {
    when: "the row that was pressed is still told by a line",
    ...nothing,
    ...remove,
    step: "Delete the pot of kale",
    after: remaining,
    text: "Leek, six plants in a pot\nKale, six plants in a pot",
    textAfter: "Kale, six plants in a pot",
  },
]);

const shell =
  '\n  heading "Basket"\n  link "Home"\n  link "Shop"\n  link "News"\n  link "Help"\n  link "Terms"';
const pots = (...names: string[]): string =>
  `${shell}${names.map((name) => `\n  item "${name}"\n    button "Remove"`).join("")}`;
checkTable(itemGone, [
  {
    when: "of two the one that is left is told by a line only",
    ...nothing,
    step: 'Remove "Kale"',
    before: pots("Leek", "Kale"),
    on: "Remove in Kale",
    after: `${shell}\n  button "Remove" #left`,
    text: "Leek\nKale",
    textAfter: "Kale",
    requests: ["POST /basket 200 fetch"],
  },
]);

const question = (shut: string): string =>
  `\n  item "Are you sure? It is gone for good."\n    button "Delete note"${shut}\n    button "Cancel"\n  heading "Notes"`;
checkTable(controlConsumed, [
  {
    when: "what takes something away is shut, and asks still",
    ...maybe,
    step: "Delete the note",
    before: question(""),
    on: "Delete note",
    after: question(" [disabled]"),
    requests: ["DELETE /notes/3 200 fetch"],
  },
]);

const commands = (...names: string[]): string =>
  `\n  heading "Letters"\n  region "Bar"${names.map((name) => `\n    button "${name}"`).join("")}\n  list "All"\n    item "One"\n    item "Two"`;
const marking = { step: "Archive", on: "Archive", after: commands(), requests: ["PUT /letters 200 fetch"] };
checkTable(controlConsumed, [
  {
    when: "a bar of commands went as a whole",
    ...maybe,
    ...marking,
    before: commands("Star", "Archive", "Print", "Move"),
  },
  {
    when: "the command went",
    says: "verified",
    ...marking,
    before: commands("Archive", "Print"),
    after: commands("Print"),
  },
]);

const sections = '\n  region "Address"\n    button "Edit"\n  region "Person"\n    button "Edit"';
checkTable(itemAppeared, [
  {
    when: "what is quoted says where the control is",
    ...nothing,
    step: 'Click "Edit" in the section "Address"',
    before: sections,
    on: "Edit in Person",
    after: `${sections}\n  heading "Name and Address"`,
  },
]);

const people = '\n  item "Person and address"\n    button "Edit" #one\n    button "Edit" #two';
checkTable(itemAppeared, [
  {
    when: "of two controls alike one brought up what the step says of the place",
    ...nothing,
    step: 'Click "Edit" in the section "Address"',
    before: people,
    on: "#one",
    after: `${people}\n  heading "Address"`,
  },
]);

const chips = (all: string, intro: string, ...posts: string[]): string =>
  `\n  button "All" #all${all}\n  button "Intros" #intros${intro}${posts.map((post) => `\n  item "${post}"`).join("")}`;
checkTable(foldedInstead, [
  {
    when: "a filter was chosen that shows less",
    ...maybe,
    step: "Open the intros",
    before: chips(" [.active]", "", "Sale", "Fair"),
    on: "#intros",
    after: chips("", " [.active]"),
  },
]);

const toolbar = '\n  button "Mark Read" #read\n  button "Mark Unread" #unread\n  item "Two letters"';
checkTable(wrongElement, [
  {
    when: "the step says the control with words between",
    ...maybe,
    step: "Mark the two chosen letters as unread",
    before: toolbar,
    on: "#unread",
  },
  {
    when: "the control is for the reverse",
    says: "refuted",
    step: "Mark the two chosen letters as unread",
    before: toolbar,
    on: "#read",
  },
]);

const plain = '\n  button "" #sun\n  heading "Beds"';
checkTable(nothingChanged, [
  ...["Switch to dark mode", "Use the light theme", "Zoom in"].map((step) => ({
    when: `it may show nowhere in the page's text: ${step}`,
    ...nothing,
    step,
    before: plain,
    on: "#sun",
    again: true,
  })),
  {
    when: "it would show",
    says: "refuted" as const,
    step: "Open the beds",
    before: plain,
    on: "#sun",
    again: true,
  },
]);

checkTable(stateHeldAlready, [
  {
    when: "a star is the picture of a command",
    ...nothing,
    step: "Star the chosen letters",
    before: '\n  button "★ Star" #star\n  item "Two letters"',
    on: "#star",
    again: true,
  },
  {
    when: "a star that a click would have turned over looks as before",
    ...nothing,
    step: "Star the letter",
    before: '\n  item "Letter"\n    button "★" #star',
    on: "#star",
    again: true,
  },
]);

const options = (state: string): string =>
  `\n  textbox "Find"\n  item "Sown" #sown\n  item "Growing" #growing${state}`;
const choose = { step: 'Choose "Growing" in the open list', before: options(""), on: "#growing" };
checkTable(toggleReadBack, [
  {
    when: "the option is only where the pointer is",
    ...maybe,
    ...choose,
    after: options(" [.garden-option-is-active]"),
  },
  { when: "the option is selected", says: "verified", ...choose, after: options(" [.is-selected]") },
]);

const rows = (...names: string[]): string =>
  `\n  table "Beds"\n    row "Name Yield"\n      button "Yield" #yield${names[0]}${names
    .slice(1)
    .map((name) => `\n    row "${name}"`)
    .join("")}`;
const sort = {
  on: "#yield",
  before: rows("", "Kale", "Leek", "Mint", "Dill"),
  after: rows(" [.active]", "Dill", "Mint", "Leek", "Kale"),
};
checkTable(listArranged, [
  {
    when: "which way the rows stand cannot be read",
    ...maybe,
    step: "Sort the beds by yield, highest first",
    ...sort,
  },
  {
    when: "the step leaves open which way",
    says: "verified",
    again: true,
    step: "Sort the beds by yield",
    ...sort,
  },
]);

const cellar =
  '\n  list\n    item\n      link "Add cask" #add >/casks/add\n  link "Casks of oak" #oak >/casks\n  link "Casks of ash" >/casks/ash';
checkTable(
  knownDestination,
  (
    [
      ["makes something of which the step says nothing", "nothing", "Go back to the list of casks"],
      ["makes what the step wants made", "verified", "Open the page to add a cask"],
    ] as const
  ).map(([when, says, step]) => ({
    when: `the link ${when}`,
    says,
    others: "may" as const,
    step,
    before: cellar,
    on: "#add",
    urlAfter: "https://garden.test/casks/add",
    titleAfter: "Casks",
    after: '\n  heading "Cask"\n  textbox "Name"',
  })),
);
