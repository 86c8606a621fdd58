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
checkTable(listArranged, [
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
]);
