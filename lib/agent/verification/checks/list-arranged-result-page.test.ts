import { checkTable } from "@/tests/support/check-table";
import { listArranged } from "./list-arranged";

const home = (typed = ""): string =>
  `\n  textbox "Search:" ="${typed}" #q\n  heading "Boats"\n  link "About" >/about`;
const results = (head: string, found: string, typed = "heron"): string =>
  `\n  textbox "Search:" ="${typed}" #q\n  heading "${head}"\n${found}\n  link "About" >/about`;
const hit = "Lost: no hits of heron on the radar";
const searched = {
  step: 'Search the site for "heron"',
  before: home(),
  on: "#q",
  does: "setValue" as const,
  value: "heron",
  enter: true,
  urlAfter: "https://garden.test/search?q=heron",
  after: results("Results (1)", `  link "${hit}" >/log/6`),
  text: "Boats",
  textAfter: `Results (1)\n${hit}`,
  again: true,
};

checkTable(listArranged, [
  {
    when: "the page of results holds the query, and a link that came bears it",
    says: "verified",
    ...searched,
  },
  {
    when: "nothing that came bears it",
    says: "nothing",
    ...searched,
    after: results("Results (0)", '  text "Nothing here"'),
    textAfter: "Results (0)\nNothing here",
  },
  {
    when: "a line says that there are no hits of it",
    says: "nothing",
    ...searched,
    after: results("Results (0)", '  text "There were no hits for heron"'),
    textAfter: "Results (0)\nThere were no hits for heron",
  },
  {
    when: "the page is headed by something else",
    says: "nothing",
    ...searched,
    after: results("News", `  link "${hit}" >/log/6`),
    textAfter: `News\n${hit}`,
    others: "may",
  },
  {
    when: "the page holds another query",
    says: "nothing",
    ...searched,
    after: results("Results (1)", `  link "${hit}" >/log/6`, "stork"),
    others: "may",
  },
  {
    when: "the address asks for something else",
    says: "nothing",
    ...searched,
    urlAfter: "https://garden.test/search?q=stork",
    others: "may",
  },
]);
