import { partClosed } from "@/lib/agent/verification/checks/part-closed";
import { partOpened } from "@/lib/agent/verification/checks/part-opened";
import { checkTable } from "@/tests/support/check-table";

const shut = '\n  heading "Seeds"\n  button "1" #badge\n  button "Add to basket" #add';
const open = (cross = "×") =>
  `\n  heading "Seeds"\n  button "Add to basket" #add\n  button "${cross}" #cross\n  image "Kale"\n  button "Order" #order`;
const lines = "Seeds\nBasket\nKale, 2 bags";
const opening = {
  step: "Open the shopping basket",
  before: shut,
  text: "Seeds",
  on: "#badge",
  after: open(),
  textAfter: lines,
};
const closing = {
  step: "Close the basket",
  before: open(),
  text: lines,
  on: "#cross",
  after: shut,
  textAfter: "Seeds",
};

checkTable(partOpened, [
  { when: "its title came, and a cross", says: "verified", ...opening },
  {
    when: "its title came with how much is in it, by a control that is called so",
    says: "verified",
    ...opening,
    before: shut.replace('"1"', '"Basket 2"'),
    after: open("close"),
    textAfter: "Seeds\nBasket (2)\nKale, 2 bags",
  },
  {
    when: "the title that came says more than how much is in it",
    says: "nothing",
    ...opening,
    textAfter: "Seeds\nBasket of 2026\nKale, 2 bags",
  },
  { when: "its title came, and no cross", says: "nothing", ...opening, after: open("Help") },
  {
    when: "something else came with a cross",
    says: "nothing",
    ...opening,
    textAfter: "Seeds\nBasket of the month: ten kinds\nKale",
  },
  {
    when: "a control that says something else was pressed",
    says: "nothing",
    ...opening,
    before: shut.replace('"1"', '"Help me"'),
  },
]);

checkTable(partClosed, [
  { when: "its cross and its title went", says: "verified", ...closing },
  { when: "its cross is named by a letter", says: "verified", ...closing, before: open("X") },
  {
    when: "its cross is called what it is for",
    says: "verified",
    ...closing,
    before: open("close"),
    text: "Seeds\nBasket (2)\nKale, 2 bags",
  },
  { when: "what went is called a command", says: "nothing", ...closing, before: open("Close all") },
  { when: "another thing went", says: "nothing", ...closing, text: "Seeds\nNews\nKale, 2 bags" },
  {
    when: "the cross is still there",
    says: "nothing",
    ...closing,
    after: `${shut}\n  button "×" #cross`,
  },
]);
