import { checkTable } from "@/tests/support/check-table";
import { numberCounted } from "./number-counted";

const till =
  '\n  heading "Till"\n  button "Decrease quantity" #less\n  button "Increase quantity" #more\n  button "Pay" #pay';
const lines = (count: string, sum: string, more = "") =>
  `Green tea\nQuantity: ${count}\nIn all: ${sum}\n${more}`;
const lower = {
  step: "Lower the quantity by one",
  before: till,
  on: "#less",
  text: lines("3", "24.60"),
  textAfter: lines("2", "16.40"),
  again: true,
};
const told = { ...lower, requests: ["PATCH /till 200"] };
const nothing = { says: "nothing", others: "may" } as const;

checkTable(numberCounted, [
  { when: "its line counts one less, beside what it costs", says: "verified", ...lower },
  { when: "it is so since a moment ago", says: "looks again", ...lower, again: false },
  { when: "the site was told", says: "verified", ...told },
  {
    when: "it went to the number that the step says",
    says: "verified",
    ...told,
    step: "Set the quantity to 2",
  },
  { when: "it went to another number", ...nothing, ...told, step: "Set the quantity to 4" },
  {
    when: "two lines are labelled so",
    ...nothing,
    ...told,
    text: `Mint\nQuantity: 3\n${lines("3", "24.60")}`,
    textAfter: `Mint\nQuantity: 3\n${lines("2", "16.40")}`,
  },
  { when: "it went by two", ...nothing, ...told, textAfter: lines("1", "8.20") },
  { when: "it went the other way", ...nothing, ...told, textAfter: lines("4", "32.80") },
  { when: "it stayed, and what it costs went", ...nothing, ...told, textAfter: lines("3", "16.40") },
  {
    when: "two lines are called so",
    ...nothing,
    ...told,
    text: lines("3", "24.60", "Quantity of bags: 3"),
    textAfter: lines("2", "16.40", "Quantity of bags: 2"),
  },
  {
    when: "another line is called so since then",
    ...nothing,
    ...told,
    textAfter: lines("2", "16.40", "Quantity of bags: 2"),
  },
  {
    when: "another line was called so before",
    ...nothing,
    ...told,
    text: lines("3", "24.60", "Quantity of bags: 2"),
  },
  { when: "the step calls it otherwise", ...nothing, ...told, step: "Lower the number of spoons by one" },
  {
    when: "what the line says behind the number is the step's word",
    ...nothing,
    ...told,
    text: lines("3", "24.60").replace("Quantity: 3", "So far 3 as the quantity"),
    textAfter: lines("2", "16.40").replace("Quantity: 2", "So far 2 as the quantity"),
  },
  { when: "what was pressed counts nothing", ...nothing, ...told, on: "#pay" },
]);
