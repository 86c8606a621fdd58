import { checkTable } from "@/tests/support/check-table";
import { numberCounted } from "./number-counted";

const jobs = (hours: string, basket = "Basket 1", more = "") => `
  link "${basket}" #basket
  list "Jobs"
    item "Tent · ${hours}" #tent
      button "One hour more for the tent" #more
      button "One hour less for the tent" #less
    item "Stage · 5 h"
      button "One hour more for the stage" #other
  heading "Green tea"
  button "Green tea to the basket" #put
${more}
`;
const more = {
  step: "Give the tent one hour more",
  before: jobs("2 h"),
  after: jobs("3 h"),
  on: "#more",
  requests: ["PATCH /jobs/6 200"],
};
const amount = (quantity: string, table = "4") => `
  form "Kettle"
    textbox "Quantity" ="${quantity}"
    button "Increase quantity" #plus
    button "To the till" #buy
  form "Table"
    textbox "Table" ="${table}"
`;
const raise = {
  step: "Raise the quantity to 2",
  before: amount("1"),
  on: "#plus",
  after: amount("2"),
  again: true,
};
const put = {
  step: "Add the green tea to the basket",
  before: jobs("2 h"),
  after: jobs("2 h", "Basket 2"),
  on: "#put",
  requests: ["POST /basket 200"],
};

const kept = {
  step: "Raise the tent to 3 hours",
  before: jobs("2 h"),
  after: jobs("3 h"),
  on: "#more",
};

const lamps = (count: string, other = "4") => `
  list "Cart"
    item "Desk lamp Quantity: ${count}"
      button "-" #less
      button "+" #plus
    item "Floor lamp Quantity: ${other}"
      button "-" #less2
      button "+" #plus2
  list "Goods"
    item "Desk lamp"
      button "To the cart"
    item "Floor lamp"
      button "To the cart"
`;
const lower = {
  step: "Lower the number of desk lamps by one",
  before: lamps("3"),
  on: "#less",
  after: lamps("2"),
  again: true,
};

checkTable(numberCounted, [
  { when: "the step says by how much, and the page keeps that", says: "verified", ...lower },
  { when: "it went by two", says: "nothing", ...lower, after: lamps("1") },
  { when: "it went the other way", says: "nothing", ...lower, after: lamps("4") },
  { when: "that of another entry went", says: "nothing", ...lower, after: lamps("3", "3") },
  {
    when: "it was pressed at another entry",
    says: "nothing",
    ...lower,
    on: "#less2",
    after: lamps("3", "3"),
  },
  { when: "the first look cannot know whether it stays", says: "looks again", ...lower, again: false },
  { when: "the page keeps the count, and may take it back", says: "looks again", ...kept },
  { when: "the page keeps the count", says: "verified", again: true, ...kept },
  { when: "the count is another", says: "nothing", again: true, ...kept, after: jobs("4 h") },
  {
    when: "the page keeps a count that the step does not say",
    says: "nothing",
    again: true,
    ...kept,
    step: "Give the tent one hour more",
  },
  { when: "one more was asked for", says: "verified", ...more },
  {
    when: "the number is the one that is told",
    says: "verified",
    ...more,
    step: "Raise the hours more for the tent to 3",
  },
  {
    when: "another number is told",
    says: "nothing",
    ...more,
    step: "Raise the hours more for the tent to 4",
  },
  { when: "it went the other way", says: "nothing", ...more, after: jobs("1 h") },
  { when: "it went by two", says: "nothing", ...more, after: jobs("4 h") },
  { when: "the site took nothing", says: "nothing", ...more, requests: [] },
  { when: "the site refused it", says: "nothing", ...more, requests: ["PATCH /jobs/6 409"] },
  {
    when: "an error came with it",
    says: "nothing",
    ...more,
    after: jobs("3 h", "Basket 1", '  alert "Could not be saved"'),
  },
  { when: "the number beside the control is the one that the step says", says: "verified", ...raise },
  { when: "it is so since a moment ago", says: "looks again", ...raise, again: false },
  { when: "it is another number", says: "nothing", ...raise, after: amount("3") },
  { when: "the step says no number", says: "nothing", ...raise, step: "Raise the quantity" },
  { when: "the control counts nothing", says: "nothing", ...raise, on: "#buy" },
  { when: "another field changed with it", says: "nothing", ...raise, after: amount("2", "7") },
  { when: "the place counts one more", says: "verified", ...put },
  { when: "the place counts one less", says: "nothing", ...put, after: jobs("2 h", "Basket 0") },
  { when: "another place counts", says: "nothing", ...put, step: "Add the green tea to the wish list" },
]);

const priced = (price: string) =>
  `\n  list "Cart"\n    item "Desk lamp 7 ${price}"\n      button "+" #plus\n    item "Floor lamp"`;
checkTable(
  numberCounted,
  (
    [
      ["Quantity: 1 $ 22.50", "Quantity: 2 $ 22.50", "verified"],
      ["$30 -1+ in all: $30", "$30 -2+ in all: $60", "verified"],
      ["1 € in all", "2 € in all", "nothing"],
      ["Quantity: 1 $ 22.50", "Quantity: 3 $ 22.50", "nothing"],
      ["$30 -1+ in all: $30", "$30 -1+ in all: $60", "nothing"],
    ] as const
  ).map(([was, is, says]) => ({
    when: `its entry goes from ${was} to ${is}`,
    says,
    others: "may" as const,
    step: 'Raise the quantity of the "Desk lamp 7" to 2',
    before: priced(was),
    after: priced(is),
    on: "#plus",
    again: true,
  })),
);
