import { checkTable } from "@/tests/support/check-table";
import { choiceShown } from "./choice-shown";

const list = (shown: string, isOpen = false) => `
  heading "Yarn"
  button "${shown} a page" ${isOpen ? "[expanded]" : ""} #size
${isOpen ? ["10", "20", "50"].map((size) => `  option "${size}" #o${size}`).join("\n") : ""}
  link "Needles"
`;
const chosen = {
  step: 'Choose "20" as the size of the page',
  before: list("10", true),
  on: "#o20",
  after: list("20"),
  urlAfter: "https://garden.test/beds?pageSize=20",
  again: true,
};

checkTable(choiceShown, [
  { when: "the address asks for it", says: "verified", ...chosen },
  {
    when: "the address asks for it and more",
    says: "verified",
    ...chosen,
    urlAfter: `${chosen.urlAfter}&page=1`,
  },
  {
    when: "the address asks for it in other letters",
    says: "verified",
    ...chosen,
    step: 'Choose "Rust" as the colour',
    before: list("Moss", true).replaceAll("20", "Rust"),
    on: "#oRust",
    after: list("Rust"),
    urlAfter: "https://garden.test/beds?colour=rust",
  },
  { when: "it has yet to last", says: "looks again", ...chosen, again: false },
  {
    when: "the address asks for another one",
    says: "nothing",
    others: "may",
    ...chosen,
    urlAfter: "https://garden.test/beds?pageSize=50",
  },
  {
    when: "the address asks for one that holds it",
    says: "nothing",
    others: "may",
    ...chosen,
    urlAfter: "https://garden.test/beds?pageSize=200",
  },
  {
    when: "it is what the address calls the question",
    says: "nothing",
    others: "may",
    ...chosen,
    urlAfter: "https://garden.test/beds?20=on",
  },
  {
    when: "another page asks for it",
    says: "nothing",
    others: "may",
    ...chosen,
    urlAfter: "https://garden.test/sheds?pageSize=20",
  },
  { when: "the address stays", says: "verified", ...chosen, urlAfter: "https://garden.test/beds" },
  { when: "it is shown nowhere", says: "nothing", others: "may", ...chosen, after: list("Some") },
]);
