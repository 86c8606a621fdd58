import { checkTable } from "@/tests/support/check-table";
import { choiceReadBack } from "./choice-read-back";
import { controlFlipped } from "./control-flipped";
import { itemAppeared } from "./item-appeared";
import { itemGone } from "./item-gone";
import { listArranged } from "./list-arranged";
import { stateHeldAlready } from "./state-held-already";
import { toggleReadBack } from "./toggle-read-back";
import { valueNotAccepted } from "./value-not-accepted";

/** The step's own control was used, and the controls of the page did what another one of it does. */

const boxes = (gift: string, bill: string) => `
  checkbox "Wrap it as a gift" [${gift}] #gift
  checkbox "Printed invoice" [${bill}] #bill
`;
const taken = { requests: ["POST /options 200"] };

checkTable(toggleReadBack, [
  {
    when: "the step has something done, and the box is ticked",
    says: "verified",
    step: "Have the order wrapped as a gift",
    before: boxes("unchecked", "checked"),
    on: "#gift",
    after: boxes("checked", "checked"),
    ...taken,
  },
  {
    when: "the step has something done, and the box lost its tick",
    says: "nothing",
    step: "Have the order wrapped as a gift",
    before: boxes("checked", "checked"),
    on: "#gift",
    after: boxes("unchecked", "checked"),
    ...taken,
  },
  {
    when: "the step leaves something out, and the box lost its tick",
    says: "verified",
    step: "Leave out the printed invoice",
    before: boxes("unchecked", "checked"),
    on: "#bill",
    after: boxes("unchecked", "unchecked"),
    ...taken,
  },
  {
    when: "the step leaves something out, and the box is ticked",
    says: "nothing",
    step: "Leave out the printed invoice",
    before: boxes("unchecked", "unchecked"),
    on: "#bill",
    after: boxes("unchecked", "checked"),
    ...taken,
  },
]);

const card = (column: string) =>
  `\n  dialog "Edit card"\n    combobox "Column" ="${column}" |"To do|Review|Done" #column\n    button "Save"`;
const move = { before: card("Review"), on: "#column", does: "select" as const, value: "Done" };

checkTable(choiceReadBack, [
  {
    when: "a thing is to be moved, and its form is yet to be sent",
    says: "nothing",
    step: 'Move "Roof" to Done',
    ...move,
    after: card("Done"),
  },
  {
    when: "the field is to be set",
    says: "verified",
    again: true,
    step: "Set the column to Done",
    ...move,
    after: card("Done"),
  },
]);

const basket = (quantity: string, total: string) =>
  `\n  item "Jogger"\n    combobox "Quantity" ="${quantity}" |"1|2|3" #q\n  heading "Total of ${total} items"`;
const three = {
  step: "Set the quantity to 3",
  before: basket("1", "2"),
  on: "#q",
  does: "select" as const,
  value: "3",
};

checkTable(valueNotAccepted, [
  {
    when: "the list shows another option than the one chosen",
    says: "refuted",
    ...three,
    after: basket("2", "3"),
  },
  {
    when: "the list shows the option chosen",
    says: "nothing",
    others: "may",
    ...three,
    after: basket("3", "4"),
  },
]);

checkTable(itemAppeared, [
  {
    when: "the number that was chosen came up elsewhere",
    says: "nothing",
    others: "may",
    ...three,
    after: basket("1", "3"),
  },
]);

const person = (button: string, followers: string) =>
  `\n  heading "Gardeners"\n  table "People"\n    row "Odile, ${followers} followers" #odile\n      button "${button}" #follow`;

checkTable(controlFlipped, [
  {
    when: "nobody here is called as the step says",
    says: "nothing",
    others: "may",
    step: "Follow Yuki",
    before: person("Follow", "1"),
    on: "#follow",
    after: person("Unfollow", "2"),
    requests: ["POST /follow/odile 200"],
  },
]);

const problem = (mark = "Mark controlled") =>
  `\n  list "Problems"\n    item "Gout" [.active] #gout\n      button "${mark}" #mark\n    item "Flu" [.active]`;

checkTable(stateHeldAlready, [
  {
    when: "the button still offers to mark it so",
    says: "nothing",
    step: 'Mark the problem "Gout" as controlled',
    before: problem(),
    on: "#mark",
    after: problem(),
  },
]);

const snippet = (name: string) =>
  `\n  list "Texts"\n    item "${name}" #one\n      button "Share" #share\n    item "Thanks" #two\n      button "Share"`;

checkTable(itemGone, [
  {
    when: "the entry is there still, called a little otherwise",
    says: "nothing",
    step: 'Delete the text "Greeting"',
    before: snippet("Greeting"),
    on: "#share",
    after: snippet("Greeting, shared"),
    requests: ["PUT /state 200"],
  },
]);

const results = (...names: string[]) =>
  `\n  textbox:search "Search" ="fern" #q\n  heading "Results"\n${names.map((name) => `  item "${name}"`).join("\n")}`;
const searchFern = {
  step: "Search for fern",
  before: results("Rose", "Ivy").replace("Results", "Plants").replace('="fern"', '=""'),
  on: "#q",
  does: "setValue" as const,
  value: "fern",
  enter: true,
  urlAfter: "https://garden.test/search?q=fern",
};

checkTable(listArranged, [
  {
    when: "the search led to a page that speaks of none",
    says: "nothing",
    others: "may",
    ...searchFern,
    after: results(),
  },
  {
    when: "the search led to a page that shows some",
    says: "verified",
    ...searchFern,
    after: results("Tree fern"),
  },
]);
