import { type Act, clickStored, keyOf, wordingsTable } from "@/tests/support/wordings";

const product = (size: string, wished: boolean, more = "") => `
  heading "Wool jumper"
  list "Size"
${["S", "M", "L", "XL"].map((name) => `    radio "${name}" [${name === size ? "checked" : "unchecked"}] #s-${name}`).join("\n")}
  list "Colour"
${["Moss", "Rust"].map((name) => `    radio "${name}" [${name === "Moss" ? "checked" : "unchecked"}] #c-${name}`).join("\n")}
  button "Add to cart" #add
  button "${wished ? "Remove from wishlist" : "Add to wishlist"}" #wish
  list "You may also like"
    item "Wool scarf"
      button "${more === "scarf" ? "Remove from wishlist" : "Add to wishlist"}" #wish-scarf
`;
const sizes = (name: string): Act =>
  clickStored(`#s-${name}`, product("S", false), product(name, false), { mutating: false });

const ship = (way: string) => `
  heading "Delivery"
  form "Delivery options"
${[
  ["Standard", "3-5 days, free"],
  ["Express", "1-2 days, $9.00"],
  ["Pick up in store", "today, free"],
]
  .map(
    ([name, what]) =>
      `    radio "${name} ${what}" [${name === way ? "checked" : "unchecked"}] #w-${keyOf(name ?? "")}`,
  )
  .join("\n")}
    button "Continue to payment" #pay
  status "Delivery ${way === "Express" ? "$9.00" : "free"}"
`;
const ships = (way: string): Act =>
  clickStored(`#w-${keyOf(way)}`, ship(way === "Standard" ? "Express" : "Standard"), ship(way), {
    mutating: false,
  });

const facets = (chosen: readonly string[]) => `
  heading "Boots"
  region "Filters"
    heading "Brand"
${["Alder", "Birch", "Cedar"].map((name) => `    checkbox "${name} (${name.length})" [${chosen.includes(name) ? "checked" : "unchecked"}] #b-${name}`).join("\n")}
    checkbox "In stock only" [unchecked] #stock
${chosen.map((name) => `  button "${name} ×" #chip-${name}`).join("\n")}
  status "${chosen.length === 0 ? 6 : 2 * chosen.length} products"
  list "Products"
${["Alder", "Birch", "Cedar"]
  .filter((name) => chosen.length === 0 || chosen.includes(name))
  .map((name) => `    item "${name} boot low"\n    item "${name} boot high"`)
  .join("\n")}
`;
const brands = (name: string, by = `#b-${name}`): Act =>
  clickStored(by, facets([]), facets([name]), { mutating: false });
const unbrands = (name: string): Act =>
  clickStored(
    `#chip-${name}`,
    facets(["Alder", "Birch"]),
    facets(["Alder", "Birch"].filter((one) => one !== name)),
    {
      mutating: false,
    },
  );

wordingsTable([
  {
    wanted: "a size is chosen",
    steps: [
      "Choose size M",
      "Select the size M",
      "Size: M",
      "Pick M as the size",
      "The size should be M",
      'Click "M" under Size',
      "Size M must be selected",
      "Choose the medium size (M)",
    ],
    act: sizes("M"),
    others: {
      another: sizes("L"),
      nothing: clickStored("#s-M", product("S", false), product("S", false), { mutating: false }),
    },
    told: 6,
  },
  {
    wanted: "a thing is put on the wishlist",
    steps: [
      "Add the Wool jumper to the wishlist",
      "Put the jumper on the wishlist",
      "Click the heart to add the jumper to the wishlist",
      "The Wool jumper should be on the wishlist",
      "Save the Wool jumper to my wishlist",
      'Press "Add to wishlist"',
    ],
    act: clickStored("#wish", product("S", false), product("S", true)),
    others: {
      removed: clickStored("#wish", product("S", true), product("S", false)),
      "the other thing": clickStored("#wish-scarf", product("S", false), product("S", false, "scarf")),
      nothing: clickStored("#wish", product("S", false), product("S", false)),
    },
    told: 3,
  },
  {
    wanted: "a way of delivery is chosen",
    steps: [
      "Choose express delivery",
      "Select Express as the delivery option",
      "Delivery: Express",
      "The delivery option should be Express",
      'Pick "Express" (1-2 days)',
      "Have it delivered by express",
      "Express must be chosen as delivery",
    ],
    act: ships("Express"),
    others: { another: ships("Pick up in store"), standard: ships("Standard") },
    told: 4,
  },
  {
    wanted: "only a brand is listed",
    steps: [
      "Filter by the brand Birch",
      "Show only boots by Birch",
      'Tick "Birch" under Brand',
      "Only products of the brand Birch should be listed",
      "Check the Birch checkbox in the Brand filter",
      "Limit the results to Birch",
      "Restrict the boots to the brand Birch",
    ],
    act: brands("Birch"),
    others: {
      another: brands("Cedar"),
      "taken off": unbrands("Birch"),
      nothing: clickStored("#b-Birch", facets([]), facets([]), { mutating: false }),
    },
    told: 5,
  },
  {
    wanted: "a brand is no longer a filter",
    steps: [
      "Remove the Birch filter",
      "Click the × of the Birch chip",
      "Remove the filter chip Birch",
      "Drop Birch from the filters",
      "The results should no longer be filtered by Birch",
      "Clear the brand filter Birch",
    ],
    act: unbrands("Birch"),
    others: { another: unbrands("Alder"), added: brands("Birch") },
    told: 0,
  },
]);
