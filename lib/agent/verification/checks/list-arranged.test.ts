import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";

const plants = (by: string, ...names: string[]) => `
  combobox "Sort by" ="${by}" |"Name|Height" #sort
  list "Plants"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const sort = {
  step: "Sort the plants by height",
  does: "select" as const,
  on: "#sort",
  value: "Height",
  before: plants("Name", "Ash", "Birch", "Yew"),
};
const filters = (shade: string, ...names: string[]) => `
  button "All" #all
  button "Shade" ${shade} #shade
  button "Sun" #sun
  list "Plants"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const filter = {
  step: 'Show only the "Shade" plants',
  before: filters("", "Fern", "Rose", "Ivy"),
  on: "#shade",
};
const searched = (text: string, ...names: string[]) => `
  textbox:search "Search plants" ="${text}" #q
  list "Plants"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const search = {
  step: 'Search the plants for "fern"',
  does: "setValue" as const,
  enter: true,
  on: "#q",
  value: "fern",
  before: searched("", "Fern", "Rose", "Ivy"),
};

const twice = (shade: string, ...names: string[]) => `
  list "Menu"
    button "Shade" #menu-shade
  ${filters(shade, ...names).trim()}
`;
const priced = (...names: string[]) => `
  button "Price" #price
  list "Trees"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const cheapest = {
  step: "Sort the trees by price, cheapest first",
  before: priced("Ash 12", "Yew 30", "Oak 4"),
  on: "#price",
};
const found = (text: string, ...names: string[]) => `
  textbox:search "Search" ="" #other
${searched(text, ...names)
  .replace("Search plants", "Search")
  .trim()
  .replace(/^/, "  ")}
`;
const asTable = (outline: string) => outline.replaceAll("item ", "row ").replace("list ", "table ");
const twoSearches = {
  ...search,
  step: "Search for fern",
  before: found("", "Fern", "Rose", "Ivy", "Tree fern"),
};

const proposed = (text: string, ...names: string[]) => `
  form:search "Search"
    textbox:search "Search plants" ="${text}" #q
    list "Proposals"
${names.map((name) => `      item "${name}"`).join("\n")}
  list "Plants"
    item "Fern"
    item "Rose"
    item "Ivy"
`;

checkTable(listArranged, [
  {
    when: "what was typed is only proposed in the field's own form",
    says: "nothing",
    ...search,
    enter: false,
    before: proposed(""),
    after: proposed("fern", "Royal fern"),
  },
  {
    when: "one of two that go by the name is marked, and other items are shown",
    says: "verified",
    ...filter,
    step: "Show only the shade plants",
    before: twice("", "Fern", "Rose", "Ivy"),
    after: twice("[pressed]", "Fern", "Ivy"),
  },
  {
    when: "one of two that go by the name is marked, and nothing else",
    says: "nothing",
    ...filter,
    step: "Show only the shade plants",
    before: twice("", "Fern", "Rose", "Ivy"),
    after: twice("[pressed]", "Fern", "Rose", "Ivy"),
  },
  {
    when: "the select holds the choice, and the order is another one",
    says: "verified",
    ...sort,
    after: plants("Height", "Yew", "Ash", "Birch"),
  },
  {
    when: "the filter is marked, and other items are shown",
    says: "verified",
    ...filter,
    after: filters("[pressed]", "Fern", "Ivy"),
  },
  {
    when: "the field holds what is searched, and other items are shown",
    says: "verified",
    ...search,
    after: searched("fern", "Fern"),
  },
  {
    when: "the filter is the present one, and other items are shown",
    says: "verified",
    ...filter,
    after: filters("[current]", "Fern", "Ivy"),
  },
  {
    when: "items without a list around them stand in another order",
    says: "verified",
    ...sort,
    before: plants("Name", "Ash", "Birch", "Yew")
      .replace('  list "Plants"\n', "")
      .replace(/ {4}item/g, "  item"),
    after: plants("Height", "Yew", "Ash", "Birch")
      .replace('  list "Plants"\n', "")
      .replace(/ {4}item/g, "  item"),
  },
  {
    when: "items came that are about what is searched",
    says: "verified",
    ...search,
    before: searched(""),
    after: searched("fern", "Fern", "Tree fern"),
  },
  {
    when: "the address held it before, and the field holds nothing",
    says: "nothing",
    ...search,
    url: "https://garden.test/beds?q=fern",
    after: searched("", "Fern"),
  },
  {
    when: "the address is another one and holds nothing of it",
    says: "nothing",
    ...search,
    after: searched("", "Fern"),
    urlAfter: "https://garden.test/beds?page=1",
  },
  {
    when: "the filter was marked before",
    says: "nothing",
    others: "may",
    ...filter,
    before: filters("[pressed]", "Fern", "Rose", "Ivy"),
    after: filters("[pressed]", "Fern", "Ivy"),
  },
  {
    when: "the address holds what is searched",
    says: "verified",
    ...search,
    after: searched("", "Fern"),
    urlAfter: "https://garden.test/beds?q=fern",
  },
  {
    when: "the select holds the choice, and the order stayed",
    says: "nothing",
    ...sort,
    after: plants("Height", "Ash", "Birch", "Yew"),
  },
  {
    when: "the order is another one, and the select holds another choice",
    says: "nothing",
    ...sort,
    before: plants("Height", "Ash", "Birch", "Yew"),
    after: plants("Name", "Yew", "Ash", "Birch"),
  },
  {
    when: "the text was entered, and the items stayed",
    says: "nothing",
    ...search,
    after: searched("fern", "Fern", "Rose", "Ivy"),
  },
  {
    when: "an item came by itself that is not about what is searched",
    says: "nothing",
    ...search,
    after: searched("fern", "Fern", "Rose", "Ivy", "Moss"),
  },
  {
    when: "another text was entered",
    says: "nothing",
    ...search,
    value: "rose",
    after: searched("rose", "Rose"),
  },
  {
    when: "the filter is marked, and the items stayed",
    says: "nothing",
    ...filter,
    after: filters("[pressed]", "Fern", "Rose", "Ivy"),
  },
  {
    when: "another filter was pressed",
    says: "nothing",
    ...filter,
    on: "#sun",
    after: filters("", "Rose").replace("#sun", "[pressed] #sun"),
  },
  {
    when: "the items changed, and no control shows why",
    says: "nothing",
    ...filter,
    after: filters("", "Fern", "Ivy"),
  },
  {
    when: "entries stand by their numbers as was asked",
    says: "verified",
    ...cheapest,
    after: priced("Oak 4", "Ash 12", "Yew 30"),
  },
  {
    when: "entries stand the other way round",
    says: "nothing",
    others: "may",
    ...cheapest,
    after: priced("Yew 30", "Ash 12", "Oak 4"),
  },
  {
    when: "another number stands so, and this one the other way round",
    says: "nothing",
    others: "may",
    ...cheapest,
    before: priced("Ash 12, 5", "Yew 30, 2", "Oak 4, 9"),
    after: priced("Yew 2, 30", "Ash 5, 12", "Oak 9, 4"),
  },
  {
    when: "numbers below zero stand the other way round",
    says: "nothing",
    others: "may",
    ...cheapest,
    before: priced("Ash -9", "Yew -2", "Oak -5"),
    after: priced("Yew -2", "Oak -5", "Ash -9"),
  },
  {
    when: "days of the month stand so, and months do not",
    says: "nothing",
    others: "may",
    ...cheapest,
    step: "Sort the trees by planting, newest first",
    after: priced("Ash 5 May", "Yew 4 June", "Oak 3 July"),
    before: priced("Yew 4 June", "Ash 5 May", "Oak 3 July"),
  },
  {
    when: "of two search fields one holds it, and what is left holds it",
    says: "verified",
    ...twoSearches,
    after: found("fern", "Fern", "Tree fern"),
  },
  {
    when: "of two search fields one holds it, and something else is left too",
    says: "nothing",
    others: "may",
    ...twoSearches,
    after: found("fern", "Fern", "Rose"),
  },
  {
    when: "what is left of a table beside it are its heading and its foot",
    says: "verified",
    ...twoSearches,
    before: asTable(found("", "Plant Place", "Plant Place", "Fern", "Rose")),
    after: asTable(found("fern", "Plant Place", "Plant Place", "Fern")),
  },
  {
    when: "another row of a table is left between them",
    says: "nothing",
    others: "may",
    ...twoSearches,
    before: asTable(found("", "Plant Place", "Fern", "Moss", "Rose", "Tree fern")),
    after: asTable(found("fern", "Plant Place", "Fern", "Moss", "Tree fern")),
  },
]);
