import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { countedThere } from "./counted-there";

const typed = (value = "2", name = "Quantity of Olive soap, 90 g bar"): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name },
  value,
});
const url = "https://soap.test/cart";
const page = (entries: string[], heading = "Basket") =>
  aPage(`heading:1 "${heading}"\nlist\n${entries.map((name) => `  item "${name}"`).join("\n")}`, { url });
type Parts = { entered?: Entered[]; goal?: string; heading?: string; query?: string };
function told(entries: string[], parts: Parts = {}): boolean {
  const {
    entered = [typed()],
    goal = "Put two bars of olive soap into the basket",
    heading,
    query = "",
  } = parts;
  const snapshot = { ...page(entries, heading), url: `${url}${query}` };
  return countedThere(entered, { snapshot, task: aTask({ goal }) }).length > 0;
}
const own = "Olive soap, 90 g bar 2";

it.each<[string, string[], Parts?]>([
  ["in a row with its number", ["Clay mask 1", own]],
  ["with the number before it", ["2 × Olive soap, 90 g bar € 7.80 Remove"]],
  ["with what it costs", ["Olive soap, 90 g bar € 3.90 2 € 7.80"]],
  ["with what it costs, written the other way", ["Olive soap, 90 g bar 3.90 € 2 7.80 €"]],
  ["with what the number is called", ["Olive soap, 90 g bar Quantity: 2"]],
  ["of a field that ends with that word", [own], { entered: [typed("2", "Olive soap, 90 g bar: quantity")] }],
  ["where the goal has it in digits", [own], { goal: "Put 2 bars of olive soap into the basket" }],
])("what a field for a number is called after is there %s", (_, entries, parts) => {
  expect(told(entries, parts)).toBe(true);
});

it.each<[string, string[], Parts?]>([
  ["stands there twice", [own, own]],
  ["came to twice as many", ["Olive soap, 90 g bar 4"]],
  ["came to twice as many, with two in stock", ["Olive soap, 90 g bar 4, in stock: 2"]],
  ["has the number as its sum", ["Olive soap, 90 g bar € 2"]],
  ["has the number as a part of its sum", ["Olive soap, 90 g bar € 2.00"]],
  ["has it as a sum or as its number", ["Olive soap, 90 g bar 2 € 4 8 €"]],
  ["has the number as a measure", ["Olive soap, 90 g bar 2 kg"]],
  ["is called by more words", ["Olive soap, 90 g bar with lavender 2"]],
  ["is called by other words before it", ["Refill for Olive soap, 90 g bar 2"]],
  ["is another thing", ["Olive soap, 250 g bar 2"]],
  ["is on another page", [own], { heading: "Wish list" }],
  ["is told by the address", [own], { query: "?item=Olive+soap,+90+g+bar" }],
  ["has not all words of the goal", [own], { goal: "Put two bars of olive soap with lemon into the basket" }],
  ["is not the number of the goal", [own], { goal: "Put three bars of olive soap into the basket" }],
  ["went along with another choice", [own], { entered: [typed(), typed("5", "Size")] }],
  ["is what no field is called after", [own], { entered: [typed("2", "Quantity")] }],
  ["is no number", ["Olive soap, 90 g bar two"], { entered: [typed("two")] }],
])("it proves nothing where it %s", (_, entries, parts) => {
  expect(told(entries, parts)).toBe(false);
});
