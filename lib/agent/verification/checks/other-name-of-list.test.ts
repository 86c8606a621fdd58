import { checkTable } from "@/tests/support/check-table";
import { knownDestination } from "./known-destination";

const shop = `
  list "Coats"
    item "Alder rain coat 40 euros"
      link "Alder rain coat" >/coats/alder #alder
    item "Birch rain coat 30 euros"
      link "Birch rain coat" >/coats/birch #birch
`;
const opened = {
  step: "Open the page of the Birch coat",
  before: shop,
  on: "#birch",
  urlAfter: "https://garden.test/coats/birch",
  after: '\n  heading "Birch rain coat"\n  button "Buy"',
};
const other = {
  ...opened,
  on: "#alder",
  urlAfter: "https://garden.test/coats/alder",
  after: '\n  heading "Alder rain coat"\n  button "Buy"',
};

checkTable(knownDestination, [
  { when: "the link of the entry that bears the name was followed", says: "verified", ...opened },
  {
    when: "what came up was to be closed",
    says: "nothing",
    others: "may",
    ...opened,
    step: "Closed the page of the Birch coat",
  },
  { when: "that of another entry was", says: "nothing", others: "may", ...other },
]);
