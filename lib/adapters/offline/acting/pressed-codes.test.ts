import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { pressedCodes } from "./pressed-codes";

const seat = (name: string, state = "unpressed") => `button "${name}" #${name.toLowerCase()} [${state}]`;
const plan = (...seats: string[]) => aPage([...seats, seat("G1"), seat("G2")].join("\n")).nodes;
const goal = "Reserve seats F7 and F8 for The Seagull";

it.each<[string, ReturnType<typeof plan>, string]>([
  ["the first", plan(seat("F6"), seat("F7"), seat("F8")), 'click("f7")'],
  ["the next", plan(seat("F6"), seat("F7", "pressed"), seat("F8")), 'click("f8")'],
  ["none once all are", plan(seat("F7", "pressed"), seat("F8", "pressed")), "nothing"],
  ["none where one is taken", plan(seat("F7"), seat("F8", "unpressed disabled")), "nothing"],
  [
    "none where one is there twice",
    plan(seat("F7"), seat("F7").replace("#f7", "#again"), seat("F8")),
    "nothing",
  ],
  ["none where one is covered", plan(`${seat("F7")} !`, seat("F8")), "nothing"],
  [
    "the one that is shown",
    plan(seat("F7", "unpressed hidden").replace("#f7", "#old"), seat("F7"), seat("F8")),
    'click("f7")',
  ],
  ["none that is called otherwise", plan(seat("F71"), seat("AF8")), "nothing"],
  ["none that does not stay pressed", plan(seat("F7", ""), seat("F8", "")), "nothing"],
  ["none of a few buttons", aPage(`${seat("F7")}\n${seat("F8")}`).nodes, "nothing"],
])("of a plan of places is pressed %s", (_, nodes, expected) => {
  expect(pressedCodes(goal, nodes)?.action ?? "nothing").toBe(expected);
});

const cart = (name: string) => `button "${name}" #${name.toLowerCase().replace(" ", "-")} [unpressed]`;
const carts = aPage(["Cart E4", "Cart E5", "Oven E6", "Cart E7", "2 Cart E8"].map(cart).join("\n")).nodes;

it.each<[string, string, string]>([
  ["behind its kind", "Rent the cart E5", "cart-e5"],
  ["behind the kind of the list", "Rent carts E9, E5 and E4", "cart-e5"],
  ["behind the kind of its own list", "Rent oven E9 and the carts E1 & E7", "cart-e7"],
  ["behind no other kind", "Rent the cart E6", "nothing"],
  ["behind no kind of another code", "Rent carts E1 for the stall at oven E4", "nothing"],
  ["behind nothing else", "Rent the cart E8", "nothing"],
])("a place is called by its code %s", (_, asked, expected) => {
  const action = pressedCodes(asked, carts)?.action ?? "nothing";
  expect(action.replace(/^click\("(.*)"\)$/u, "$1")).toBe(expected);
});
