import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

const shop = (row: string, cart: readonly string[], control = "Add") => `
  heading "Prints"
  list "Prints"
    item "${row} €12"
      button "${control}" #add
    item "Red Kite, large €14"
      button "${control}" #kite
  list "Cart"
${cart.map((name) => `    item "${name}"`).join("\n")}
`;
const add = {
  step: "Add Grey Heron print to the cart",
  before: shop("Grey Heron print", []),
  on: "#add",
  after: shop("Grey Heron print", ["Grey Heron print"]),
  requests: ["POST /cart 201"],
};
const inCapitals = {
  ...add,
  step: "Add the large Grey Heron picture to the cart",
  before: shop("Grey Heron, large", []),
  after: shop("Grey Heron, large", ["Grey Heron"]),
};
const nothing = { says: "nothing", others: "may" } as const;

checkTable(itemAppeared, [
  { when: "what the step and the entry say came to the cart", says: "verified", ...add },
  {
    when: "it is written in small letters",
    says: "verified",
    ...add,
    step: "Add grey heron print to the cart",
  },
  { when: "nothing came", ...nothing, ...add, after: add.before },
  { when: "another one came", ...nothing, ...add, after: shop("Grey Heron print", ["Red Kite"]) },
  { when: "it was pressed at another entry", ...nothing, ...add, on: "#kite" },
  {
    when: "the control orders it",
    says: "verified",
    ...add,
    before: shop("Grey Heron print", [], "Order"),
    after: shop("Grey Heron print", ["Grey Heron print"], "Order"),
  },
  {
    when: "the control compares it",
    ...nothing,
    ...add,
    before: shop("Grey Heron print", [], "Compare"),
    after: shop("Grey Heron print", ["Grey Heron print"], "Compare"),
  },
  { when: "the name in capitals came to the cart", says: "verified", ...inCapitals },
  {
    when: "another name came to the cart",
    ...nothing,
    ...inCapitals,
    after: shop("Grey Heron, large", ["Grey Goose"]),
  },
  {
    when: "the step says two names",
    ...nothing,
    ...inCapitals,
    step: "Add the large Grey Heron by Runa Vik to the cart",
  },
  {
    when: "the step says one word in small letters",
    ...nothing,
    ...add,
    step: "Add print to the cart",
    before: shop("print", []),
    after: shop("print", ["print"]),
  },
]);

const tags = (...more: string[]) => `
  heading "Photo"
  combobox "Tag" #tag
  textbox "Place" #place
  button "Moss" #moss
${more.map((row) => `  ${row}`).join("\n")}
`;
const tag = {
  step: 'Add the tag "Moss green"',
  before: tags(),
  on: "#tag",
  after: tags('option "Moss green"', 'option "Sea blue"'),
};

checkTable(itemAppeared, [
  { when: "a list that was pressed proposes it", ...nothing, ...tag },
  {
    when: "a field that was pressed proposes it",
    ...nothing,
    ...tag,
    step: 'Add the place "Moss green"',
    on: "#place",
  },
  { when: "a button brought it", says: "verified", ...tag, on: "#moss", after: tags('item "Moss green"') },
  {
    when: "a field that took it brought it",
    says: "verified",
    ...tag,
    does: "setValue",
    value: "Moss green",
    enter: true,
    after: tags('item "Moss green"'),
  },
]);

const board = (entered: string, cards: readonly string[], holder = "region") => `
  heading "Jams"
  ${holder} "New card"
    textbox "Title" ="${entered}" #title
    button "Add card" #add
${cards.map((card, at) => `  textbox "Label" ="${card}" #card${at}`).join("\n")}
`;
const card = {
  step: 'Add the card "Plum jam"',
  before: board("Plum jam", ["Fig jam"]),
  on: "#add",
  after: board("", ["Fig jam", "Plum jam"]),
  requests: ["POST /cards 201"],
};

checkTable(itemAppeared, [
  { when: "a field came that holds it, and its own is empty", says: "verified", ...card },
  {
    when: "the field that it was entered in is gone",
    says: "verified",
    ...card,
    after: board("", ["Fig jam", "Plum jam"]).replace('    textbox "Title" ="" #title\n', ""),
  },
  {
    when: "its own field holds it still",
    ...nothing,
    ...card,
    after: board("Plum jam", ["Fig jam", "Plum jam"]),
  },
  {
    when: "its own field holds something else",
    ...nothing,
    ...card,
    after: board("Pear jam", ["Fig jam", "Plum jam"]),
  },
  {
    when: "another card held it, and holds something else",
    ...nothing,
    ...card,
    before: board("Plum jam", ["Plum jam"]),
  },
  {
    when: "no form is marked, and another field that is empty now held it as well",
    says: "verified",
    ...drafted("region"),
  },
  { when: "a form is marked, and a field beside it held it as well", ...nothing, ...drafted("form") },
  { when: "the site was told nothing", ...nothing, ...card, requests: [] },
]);

function drafted(holder: string) {
  const draft = (held: string): string => `\n  textbox "Draft" ="${held}" #draft`;
  const before = `${board("Plum jam", ["Fig jam"], holder)}${draft("Plum jam")}`;
  return { ...card, before, after: `${board("", ["Fig jam", "Plum jam"], holder)}${draft("")}` };
}
