import { checkTable } from "@/tests/support/check-table";
import { choiceReadBack } from "./choice-read-back";
import { toggleReadBack } from "./toggle-read-back";

const settings = (lamp: string, ...buttons: string[]) => `
  region "Greenhouse"
    heading "Settings"
    textbox "Owner" ="Ida" #owner
    checkbox "Lamp at night" [${lamp}] #lamp
${buttons.map((button) => `    ${button}`).join("\n")}
`;
const tick = { step: 'Tick "Lamp at night"', on: "#lamp" };
const ticked = (...buttons: string[]) => ({
  before: settings("unchecked", ...buttons),
  after: settings("checked", ...buttons),
});

checkTable(toggleReadBack, [
  {
    when: "a button below keeps all that was entered",
    says: "verified",
    ...tick,
    ...ticked('button "Save settings"'),
  },
  {
    when: "a button below makes the new thing, beside one that gives up",
    says: "verified",
    ...tick,
    ...ticked('button "Create greenhouse"', 'button "Cancel"'),
  },
  {
    when: "nothing below keeps it: the box may act at once, or not at all",
    says: "nothing",
    ...tick,
    ...ticked('button "Help"'),
  },
  {
    when: "a button that makes a new thing stands there by itself",
    says: "nothing",
    ...tick,
    ...ticked('button "Create greenhouse"'),
  },
  {
    when: "the button only keeps how the list is looked at",
    says: "nothing",
    ...tick,
    ...ticked('button "Save view"'),
  },
  {
    when: "no step is left that would keep it",
    says: "nothing",
    ...tick,
    ...ticked('button "Save settings"'),
    last: true,
  },
  {
    when: "the box stands in an entry that has commands of its own",
    says: "nothing",
    step: "Tick the sand bed",
    on: "#sand",
    before:
      '\n  list "Beds"\n    item "Sand bed"\n      checkbox "" [unchecked] #sand\n      button "Edit"\n  textbox "New bed"\n  button "Save"',
    after:
      '\n  list "Beds"\n    item "Sand bed"\n      checkbox "" [checked] #sand\n      button "Edit"\n  textbox "New bed"\n  button "Save"',
  },
  {
    when: "it is off again",
    says: "nothing",
    ...tick,
    before: settings("unchecked", 'button "Save"'),
  },
]);

const profile = (sort: string, ...keepers: string[]) => `
  item "About Posts 3"
    link "About"
    heading "Settings"
${keepers.map((keeper) => `    ${keeper}`).join("\n")}
    combobox "Sort posts" #sort |"Oldest first|Newest first" ="${sort}"
  region "Links"
    link "Terms"
`;
const sorted = (...keepers: string[]) =>
  ({
    step: 'Set "Sort posts" to "Newest first"',
    on: "#sort",
    does: "select",
    value: "Newest first",
    nextStep: "Save the changes",
    again: true,
    before: profile("Oldest first", ...keepers),
    after: profile("Newest first", ...keepers),
  }) as const;
const keeper = 'button "Save changes"';

checkTable(choiceReadBack, [
  {
    when: "the one button that keeps all stands above it, and is pressed next",
    says: "verified",
    ...sorted(keeper),
  },
  {
    when: "nothing is said of what comes next",
    says: "nothing",
    ...sorted(keeper),
    nextStep: "Open the terms",
  },
  { when: "no step is left that would keep it", says: "nothing", ...sorted(keeper), last: true },
  {
    when: "there is another such button, and nobody knows which one keeps it",
    says: "nothing",
    ...sorted(keeper, 'button "Save"'),
  },
  { when: "the button cannot be pressed", says: "nothing", ...sorted('button "Save changes" [disabled]') },
  { when: "the button keeps something else", says: "nothing", ...sorted('button "Save picture"') },
]);

const order = (size: string, below = 'button "Add this jug to cart"', between = "") => `
  heading "Blue jug"
  combobox "Size" #size |"S|M|L" ="${size}"
  combobox "Number" #number |"1|2|3" ="1"
${between}  ${below}
`;
const choose = { step: "Select the size L", on: "#size", does: "select", value: "L" } as const;

checkTable(choiceReadBack, [
  {
    when: "the button below puts it into the cart with what was chosen",
    says: "verified",
    again: true,
    ...choose,
    before: order("M"),
    after: order("L"),
  },
  {
    when: "the choice may filter the table between it and the button",
    says: "nothing",
    ...choose,
    before: order("M", 'button "Save"', '  table "Jugs"\n    row "Blue jug M"\n'),
    after: order("L", 'button "Save"', '  table "Jugs"\n    row "Blue jug M"\n'),
  },
]);
