import { type Act, clickStored, keyOf, wordingsTable } from "@/tests/support/wordings";

type Lines = Readonly<Record<string, number>>;
const prices: Readonly<Record<string, number>> = { "Blue mug": 8, "Blue plate": 12, "Tea towel": 5 };
const full: Lines = { "Blue mug": 2, "Blue plate": 1, "Tea towel": 3 };
type Rest = { code?: string; typed?: string; told?: string; saved?: readonly string[] };
const cart = (lines: Lines, { code = "", typed = "", told = "", saved = [] }: Rest = {}) => {
  const sum = Object.entries(lines).reduce((all, [name, count]) => all + count * (prices[name] ?? 0), 0);
  return `
  link "Cart ${Object.values(lines).reduce((all, one) => all + one, 0)}" >/cart
  heading "Your cart"
  list "Cart items"
${Object.entries(lines)
  .map(
    ([name, count]) => `    item "${name} $${prices[name]}.00 each $${count * (prices[name] ?? 0)}.00"
      link "${name}" >/p/${keyOf(name)} #l-${keyOf(name)}
      button "Decrease quantity" #less-${keyOf(name)}
      textbox:number "Quantity" ="${count}" #n-${keyOf(name)}
      button "Increase quantity" #more-${keyOf(name)}
      button "Save for later" #later-${keyOf(name)}
      button "Remove item" #x-${keyOf(name)}`,
  )
  .join("\n")}
${saved.length > 0 ? `  heading "Saved for later"\n  list "Saved for later"\n${saved.map((name) => `    item "${name}"\n      button "Move to cart" #back-${keyOf(name)}\n      button "Delete" #del-${keyOf(name)}`).join("\n")}` : ""}
  form "Summary"
    textbox "Promo code" ="${typed}"${told ? ` [invalid] ^"${told}"` : ""} #code
    button "Apply" #apply
${code ? `    item "${code} -10%"\n      button "Remove code" #uncode` : ""}
    item "Subtotal $${sum}.00"
    item "Total $${code ? (sum * 9) / 10 : sum}"
    button "Check out" #out
${told ? `  alert "${told}"` : ""}`;
};
const changes = (on: string, name: string, by: number): Act =>
  clickStored(on, cart(full), cart({ ...full, [name]: (full[name] ?? 0) + by }));
const drops = (name: string): Act =>
  clickStored(
    `#x-${keyOf(name)}`,
    cart(full),
    cart(Object.fromEntries(Object.entries(full).filter(([one]) => one !== name))),
  );
const keeps = (name: string): Act =>
  clickStored(
    `#later-${keyOf(name)}`,
    cart(full),
    cart(Object.fromEntries(Object.entries(full).filter(([one]) => one !== name)), { saved: [name] }),
  );
const counts = (name: string, count: string, stored = true): Act => ({
  does: "setValue",
  on: `#n-${keyOf(name)}`,
  value: count,
  before: cart(full),
  after: cart(stored ? { ...full, [name]: Number(count) } : full),
  mutating: true,
});
const applies = (typed: string, rest: Rest, more: Partial<Act> = {}): Act =>
  clickStored("#apply", cart(full, { typed }), cart(full, rest), more);

wordingsTable([
  {
    wanted: "one more of a thing in the cart",
    steps: [
      "Increase the quantity of the Blue mug by one",
      "Increase the quantity of Blue mug to 3",
      "Raise the number of Blue mugs to 3",
      "Click the plus button next to Blue mug",
      'Press "Increase quantity" in the row of Blue mug',
      "The quantity of the Blue mug should be 3",
      "Set the quantity of the Blue mug to 3 with the + button",
      "There should be 3 Blue mugs in the cart",
    ],
    act: changes("#more-Bluemug", "Blue mug", 1),
    others: {
      less: changes("#less-Bluemug", "Blue mug", -1),
      "of another": changes("#more-Blueplate", "Blue plate", 1),
      nothing: changes("#more-Bluemug", "Blue mug", 0),
      removed: drops("Blue mug"),
    },
    told: 0,
  },
  {
    wanted: "a number of things in the cart",
    steps: [
      "Set the quantity of the Blue plate to 4",
      "Enter 4 as the quantity of Blue plate",
      "Change the quantity of the Blue plate from 1 to 4",
      "The quantity of Blue plate must be 4",
      "Blue plate: quantity 4",
      "In the row of Blue plate, type 4 into the Quantity field",
      "Update the number of Blue plates to 4",
    ],
    act: counts("Blue plate", "4"),
    others: {
      "another number": counts("Blue plate", "5"),
      "of another": counts("Blue mug", "4"),
      "not kept": counts("Blue plate", "4", false),
    },
    told: 6,
  },
  {
    wanted: "a thing is taken out of the cart",
    steps: [
      "Remove the Blue plate from the cart",
      "Click the trash icon next to Blue plate",
      "Take the Blue plate out of the cart",
      "The Blue plate should no longer be in the cart",
      "Delete the second item of the cart",
      'Press "Remove item" in the row of "Blue plate"',
      "The cart must not contain the Blue plate",
    ],
    act: drops("Blue plate"),
    others: {
      sister: drops("Blue mug"),
      later: keeps("Blue mug"),
      "nothing but a toast": clickStored(
        "#x-Blueplate",
        cart(full),
        cart(full, { told: "Only 2 Tea towels left" }),
      ),
    },
    told: 7,
  },
  {
    wanted: "a thing is kept for later",
    steps: [
      "Save the Blue plate for later",
      'Click "Save for later" at the Blue plate',
      "The Blue plate should be saved for later",
      "Move the Blue plate to the saved for later list",
      "Put Blue plate aside (Save for later)",
      'In the row of Blue plate, press "Save for later"',
    ],
    act: keeps("Blue plate"),
    others: { sister: keeps("Blue mug"), removed: drops("Blue plate") },
    told: 5,
  },
  {
    wanted: "a code is used",
    steps: [
      "Apply the promo code SPRING10",
      'Apply the code "SPRING10"',
      "Click Apply to use the promo code",
      "The promo code SPRING10 should be applied",
      "Redeem the promo code SPRING10",
      "Use the entered code by pressing Apply",
      "The discount of SPRING10 must be applied to the cart",
    ],
    act: applies("SPRING10", { code: "SPRING10" }, { requests: ["POST /cart/code 200"] }),
    others: {
      "not valid": applies("SPRING10", { typed: "SPRING10", told: "This code is not valid" }),
      emptied: applies("SPRING10", {}),
      removed: clickStored("#uncode", cart(full, { code: "SPRING10" }), cart(full)),
    },
    told: 5,
  },
]);
