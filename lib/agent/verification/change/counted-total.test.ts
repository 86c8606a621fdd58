import { describe, expect, it } from "vitest";
import { type CaseParts, ruled, ruledInTheEnd } from "@/tests/support/a-verification-case";

const shelf = (alert = "") => `
${alert === "" ? "" : `  alert "${alert}"`}
  list "Books"
    item "Tides £18.99 In stock"
      heading "Tides"
      button "Add to basket" #tides
    item "Dunes £12.50 In stock"
      heading "Dunes"
      button "Add to basket" #dunes
`;
const sold = (parts: Partial<CaseParts> = {}): CaseParts => ({
  step: 'Put "Tides" into the basket from this overview',
  on: "#tides",
  before: shelf(),
  text: "Basket total: £38.98",
  after: shelf("Tides has been added to your basket."),
  textAfter: "Basket total: £57.97\nTides has been added to your basket.",
  requests: ["POST /basket/add/180 302 document"],
  ...parts,
});

describe("a sum of the cart that the site tells", () => {
  it("went up with the message about the thing", () => expect(ruledInTheEnd(sold())).toBe("verified"));

  it.each<[string, Partial<CaseParts>]>([
    [
      "the message is of another thing",
      { after: shelf("Dunes has been added to your basket."), textAfter: "Basket total: £57.97" },
    ],
    ["the sum stayed", { textAfter: "Basket total: £38.98\nTides has been added to your basket." }],
    ["the sum fell", { textAfter: "Basket total: £19.99\nTides has been added to your basket." }],
    ["the site refused it", { requests: ["POST /basket/add/180 500 document"] }],
    ["several were asked for", { step: 'Put two of "Tides" into the basket' }],
    ["the other one was pressed", { on: "#dunes" }],
  ])("proves nothing where %s", (_, parts) => expect(ruledInTheEnd(sold(parts))).not.toBe("verified"));
});

const cups = `
  list "Menu"
    item "Mocha $8.00 espresso"
      clickable "Mocha" #mocha
    item "Latte $7.50 milk"
      clickable "Latte" #latte
`;
const local = (textAfter: string, parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Put one Mocha in the cart",
  on: "#mocha",
  before: cups,
  text: "cart (0)\nTotal: $0.00",
  textAfter,
  mutating: true,
  ...parts,
});

describe("a cart that the page keeps itself", () => {
  it("has one more, and costs so much more", () =>
    expect(ruledInTheEnd(local("cart (1)\nTotal: $8.00"))).toBe("verified"));

  it.each<[string, CaseParts]>([
    ["it costs what another thing does", local("cart (1)\nTotal: $7.50")],
    ["only the count went up", local("cart (1)\nTotal: $0.00")],
    ["it has two more", local("cart (2)\nTotal: $16.00")],
    ["another one was pressed", local("cart (1)\nTotal: $7.50", { on: "#latte" })],
  ])("proves nothing where %s", (_, parts) => expect(ruledInTheEnd(parts)).not.toBe("verified"));
});

const header = (cart: string, more = "") => `
  link "${cart}" >/cart #cart
${more}
  list "Trousers"
    item "Slim pant $25"
      link "Slim pant"
      button "Add to cart" #slim
    item "Wide pant $30"
      link "Wide pant"
      button "Add to cart" #wide
`;
const badge = (after: string, parts: Partial<CaseParts> = {}): CaseParts => ({
  step: 'Add "Slim pant" to the cart',
  on: "#slim",
  before: header("Cart"),
  after: header(after),
  ...parts,
});

describe("what leads to the cart", () => {
  it.each<[string, CaseParts]>([
    ["the first thing", badge("Cart 1")],
    ["one more", badge("Cart 3", { before: header("Cart 2") })],
  ])("counts %s", (_, parts) => expect(ruledInTheEnd(parts)).toBe("verified"));

  it.each<[string, CaseParts]>([
    ["it counts two more", badge("Cart 4", { before: header("Cart 2") })],
    ["it counts one less", badge("Cart 1", { before: header("Cart 2") })],
    ["the other one was pressed", badge("Cart 1", { on: "#wide" })],
    ["nothing speaks of a cart", badge("Cart 1", { step: 'Add "Slim pant" to the wishes' })],
    ["the site refused it", badge("Cart 1", { requests: ["POST /cart 500"] })],
    [
      "another counter counts as well",
      badge("Cart 1", {
        before: header("Cart", '  button "Bag 0" #bag'),
        after: header("Cart 1", '  button "Bag 1" #bag'),
      }),
    ],
  ])("proves nothing where %s", (_, parts) => expect(ruledInTheEnd(parts)).not.toBe("verified"));
});

const page = (items: string, message = "") => `
  button "${items}"
  heading "Storm lamp"
  button "Add to basket" #add
${message === "" ? "" : `  alert "${message}"`}
`;
const counted = (parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Add the Storm lamp to the basket",
  on: "#add",
  before: page("0 item(s) - $0.00"),
  text: "0 item(s) - $0.00\nStorm lamp",
  after: page("1 item(s) - $84.20", "Success: You have added Storm lamp to your basket!"),
  textAfter: "1 item(s) - $84.20\nStorm lamp\nSuccess: You have added Storm lamp to your basket!",
  requests: ["POST /basket/add 200 xhr"],
  ...parts,
});
const none = "Success: You have added Storm lamp to your basket!";

describe("a shop that counts its items", () => {
  it("counts one more of the thing that heads its page", () =>
    expect(ruledInTheEnd(counted())).toBe("verified"));

  it.each<[string, Partial<CaseParts>]>([
    [
      "it counts as many as before",
      { after: page("0 item(s) - $0.00", none), textAfter: `0 item(s) - $0.00\n${none}` },
    ],
    [
      "its sum falls while its count goes up",
      {
        before: page("1 item(s) - $90.00"),
        text: "1 item(s) - $90.00\nStorm lamp",
        after: page("2 item(s) - $84.20", none),
        textAfter: `2 item(s) - $84.20\nStorm lamp\n${none}`,
      },
    ],
    [
      "the message is of another thing",
      {
        after: page("1 item(s) - $84.20", "Success: You have added Oil lamp to your basket!"),
        textAfter: "1 item(s) - $84.20\nStorm lamp\nSuccess: You have added Oil lamp to your basket!",
      },
    ],
    ["the step is about another list", { step: "Add the Storm lamp to the comparison" }],
    ["the step is about another thing", { step: "Add the Oil lamp to the basket" }],
  ])("proves nothing where %s", (_, parts) => expect(ruledInTheEnd(counted(parts))).not.toBe("verified"));
});

const lamps = (...more: string[]) => `
  button "Shopping cart" #way
${more.join("\n")}
  list "Lamps"
    item "Storm lamp $25"
      button "Add to cart" #storm
    item "Desk lamp $30"
      button "Add to cart" #desk
`;
const bare = (parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Add the Storm lamp to the cart",
  on: "#storm",
  before: lamps(),
  after: lamps(),
  text: "(0)\nStorm lamp",
  textAfter: "(1)\nStorm lamp",
  mutating: true,
  ...parts,
});

describe("a number without a word beside the way to the cart", () => {
  it.each<[string, Partial<CaseParts>]>([
    ["in brackets", {}],
    ["alone", { text: "2\nStorm lamp", textAfter: "3\nStorm lamp" }],
    ["on the page of the thing", onPage("Storm lamp")],
  ])("counts one more, %s", (_, parts) => expect(ruledInTheEnd(bare(parts))).toBe("verified"));

  it("has to last", () => {
    const { says } = ruled(bare());
    expect(says).toBe("looks again");
  });

  it.each<[string, Partial<CaseParts>]>([
    ["it counts two more", { textAfter: "(2)\nStorm lamp" }],
    ["it counts one less", { text: "(2)\nStorm lamp" }],
    ["another number changed too", { text: "(0)\n8\nStorm lamp", textAfter: "(1)\n9\nStorm lamp" }],
    ["it came where none was", { text: "Storm lamp" }],
    ["the other one was pressed", { on: "#desk" }],
    [
      "nothing leads to a cart",
      { after: lamps().replace("Shopping cart", "Menu"), before: lamps().replace("Shopping cart", "Menu") },
    ],
    [
      "what speaks of a cart only puts things in",
      {
        before: lamps().replace("Shopping cart", "Into the cart"),
        after: lamps().replace("Shopping cart", "Into the cart"),
      },
    ],
    ["it is to go elsewhere", { step: "Add the Storm lamp to the wishes" }],
    ["the page is that of another thing", onPage("Desk lamp")],
  ])("proves nothing where %s", (_, parts) => expect(ruledInTheEnd(bare(parts))).not.toBe("verified"));
});

function onPage(heading: string): Partial<CaseParts> {
  const shown = `\n  button "Shopping cart" #way\n  heading "${heading}"\n  button "Add to cart" #storm`;
  return { before: shown, after: shown };
}
