import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { orderedNothing } from "./ordered-nothing";

const ordered: CaseParts = {
  step: "Place the order",
  before: '\n  heading "Till"\n  button "Order with duty to pay" #order',
  text: "Till",
  after: '\n  heading "Seeds"\n  link "Go on buying"',
  textAfter: "Seeds\nYour basket is empty.",
  on: "#order",
};

it.each<[string, Partial<CaseParts>, boolean]>([
  ["the basket that came is empty", {}, true],
  ["it is the cart", { textAfter: "Your cart is currently empty" }, true],
  ["it is the bag", { textAfter: "The bag is now empty" }, true],
  ["the basket is not empty", { textAfter: "Your basket is full" }, false],
  ["the basket is almost empty", { textAfter: "Your basket is emptying" }, false],
  ["somebody thanks for it", { textAfter: "Thank you!\nYour basket is empty." }, false],
  ["it has a number", { textAfter: "Order no. 81\nYour basket is empty." }, false],
  ["it has a number, told otherwise", { textAfter: "Order no 81\nYour basket is empty." }, false],
  ["it is told as placed", { textAfter: "Your order was placed\nYour basket is empty." }, false],
  ["it was empty before", { text: "Till\nYour basket is empty." }, false],
  ["the purchase is confirmed", { step: "Please confirm my purchase" }, true],
  ["the checkout is ended", { step: "Complete the checkout" }, true],
  ["only the orders are shown", { step: "Show the order" }, false],
  ["it is only shown how", { step: "Show how to place the order" }, false],
  ["the orders are sent on", { step: "Send the orders to Ann" }, false],
  ["nobody knows the page before", { unseen: true }, false],
])("%s: %s", (_, parts, is) => {
  expect(orderedNothing(groundOf(aVerificationCase({ ...ordered, ...parts })))).toBe(is);
});

it("is doubted", () => {
  const ground = groundOf(aVerificationCase(ordered));
  expect(doubtOfMeaning({ ground, check: "form-submitted", reason: "" })).toBe("But the basket was empty.");
});
