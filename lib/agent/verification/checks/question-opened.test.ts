import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

const shed = (...more: string[]) => `
  heading "Shed"
  button "F7" ^"New shelf" #f7
  button "Sizes" [popup] #sizes
${more.join("\n")}
`;
const prompt = ['  region "" #q', '  textbox "" =""', '  button "OK"', '  button "Cancel"'];
const ask = {
  step: "Open the prompt for a new shelf",
  before: shed(),
  on: "#f7",
  after: shed(...prompt),
  text: "Shed",
  textAfter: "Shed\nNew shelf",
};
const bar = (more = "", list = "") => `
  heading "Shed"
  item "Bar"
    button "Sizes" [popup] #sizes
${more}${list}
`;
const listed = `    list "Pick"
      link "Narrow"
      link "Wide"`;
const colours = '    button "Colours" [popup]\n';
const sizes = { step: "Show the list of widths", before: bar(), on: "#sizes", after: bar("", listed) };

checkTable(partOpened, [
  { when: "a field with the two answers came up, and says what it is for", says: "verified", ...ask },
  { when: "it says that it is for something else", says: "nothing", ...ask, textAfter: "Shed\nSearch" },
  {
    when: "a field came up alone",
    says: "nothing",
    others: "may",
    ...ask,
    after: shed('  textbox "Search" =""'),
  },
  { when: "the only control for a list brought one up", says: "verified", ...sizes },
  {
    when: "there are two such controls",
    says: "nothing",
    ...sizes,
    before: bar(colours),
    after: bar(colours, listed),
  },
]);
