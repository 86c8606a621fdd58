import { checkTable } from "@/tests/support/check-table";
import { itemGone } from "./item-gone";

const cart = (...lines: string[]) => `
  heading "Your cart"
${lines.map((line) => `  item "${line}"`).join("\n")}
  button "Clear cart" #clear
`;
const clear = {
  step: "Clear the cart",
  before: cart("Storm lamp", "Desk lamp"),
  text: "Your cart\nStorm lamp\nDesk lamp",
  on: "#clear",
  mutating: true,
};

checkTable(itemGone, [
  {
    when: "the page says so, and has yet to stay so",
    says: "looks again",
    others: "may",
    ...clear,
    after: '\n  heading "Your cart"',
    textAfter: "Your cart\nThe cart is empty.",
  },
  ...["The cart is empty.", "Your cart is now empty", "There are no items in your cart"].map((line) => ({
    when: `the page says "${line}"`,
    says: "verified" as const,
    again: true,
    ...clear,
    after: '\n  heading "Your cart"',
    textAfter: `Your cart\n${line}`,
  })),
  ...["The list is empty.", "The cart holds no lamp", "The cart was emptied with care"].map((line) => ({
    when: `the page says "${line}"`,
    says: "nothing" as const,
    others: "may" as const,
    ...clear,
    after: '\n  heading "Your cart"\n  button "Clear cart"',
    textAfter: `Your cart\n${line}`,
  })),
  {
    when: "it said so before",
    says: "nothing",
    others: "may",
    ...clear,
    text: `${clear.text}\nThe cart is empty.`,
    after: '\n  heading "Your cart"\n  button "Clear cart"',
    textAfter: "Your cart\nThe cart is empty.",
  },
  {
    when: "nothing went",
    says: "nothing",
    others: "may",
    ...clear,
    after: clear.before,
    textAfter: `${clear.text}\nThe cart is empty.`,
  },
  {
    when: "something broke",
    says: "nothing",
    others: "may",
    ...clear,
    after: '\n  heading "Your cart"\n  button "Clear cart"\n  alert "Error: could not be cleared"',
    textAfter: "Your cart\nThe cart is empty.\nError: could not be cleared",
  },
]);

const cups = cart("Mocha 3", "Latte 1");
checkTable(
  itemGone,
  (
    [
      ["Reduce the Mocha from 3 to 2", "nothing"],
      ["Lower the Mocha by 2", "nothing"],
      ["Remove the Mocha from the cart", "verified"],
      ["Reduce the Mocha from 3 to 0", "verified"],
    ] as const
  ).map(([step, says]) => ({
    when: `the whole row went, for: ${step}`,
    says,
    again: true,
    others: "may" as const,
    step,
    before: cups.replace('item "Mocha 3"', 'item "Mocha 3"\n    button "Remove all Mocha" #all'),
    on: "#all",
    after: cart("Latte 1"),
    mutating: true,
  })),
);
