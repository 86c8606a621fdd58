import { describe, expect, it } from "vitest";
import { ruled } from "@/tests/support/a-verification-case";
import { type CheckRow, judgedBy } from "@/tests/support/check-table";
import { listNotRead } from "./list-not-read";

const boats = ["Heron", "Kingfisher", "Osprey", "Teal"];
const harbour = (...names: string[]): string => `
  heading "Harbour"
  button "Only sail boats" #sail
  textbox "Find" #find
  combobox "Kind" |"Sail|Motor" #kind
  list "Boats"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const told = "Boats could not be loaded";
const shown = {
  step: "Show only the sail boats",
  before: harbour(...boats),
  on: "#sail",
  after: harbour(),
  text: "",
  textAfter: told,
  requests: ["GET /boats 500"],
};
const lines = (count: number, word: string): string =>
  Array.from({ length: count }, (_, at) => `${word} of pier ${"abcdefghijklmno"[at]}`).join("\n");
const read = { ...shown, before: harbour(), text: lines(12, "Tide"), textAfter: told };

const menu = (...more: string[]): string =>
  `\n  list "Boats"\n    item "Heron"\n      checkbox "" [unchecked]\n      link "Actions" -> "#" #actions\n    item "Teal"\n${more.join("\n")}`;
const inVain = {
  step: "Open the actions of Heron",
  before: menu(),
  on: "#actions",
  after: menu('  status "Actions"').replace("[unchecked]", "[checked]"),
  textAfter: "Actions",
  text: "",
  requests: ["GET /menu 500 xhr"],
  again: true,
};

const rows: CheckRow[] = [
  { when: "what was to open was asked for, broke and did not come", says: "refuted", ...inVain },
  { when: "it has not come yet", says: "nothing", ...inVain, again: false },
  {
    when: "it came all the same",
    says: "nothing",
    ...inVain,
    after: menu('  list "Menu"', '    item "Sell"'),
  },
  { when: "it was answered", says: "nothing", ...inVain, requests: ["GET /menu 200 xhr"] },
  {
    when: "the page asks for something again and again",
    says: "nothing",
    ...inVain,
    requests: ["GET /beat 503", "GET /beat 503"],
  },
  { when: "the site broke, the entries went, and the page says so", says: "refuted", ...shown },
  { when: "it is the second look", says: "refuted", ...shown, again: true },
  { when: "nobody answered", says: "refuted", ...shown, requests: ["GET /boats failed"] },
  { when: "the answer is 0", says: "refuted", ...shown, requests: ["GET /boats 0"] },
  { when: "it was asked in the old way", says: "refuted", ...shown, requests: ["GET /boats 502 xhr"] },
  {
    when: "nobody knows which site was asked",
    says: "refuted",
    ...shown,
    requests: ["GET unknown/boats 500"],
  },
  {
    when: "it was typed",
    says: "refuted",
    ...shown,
    step: "Search for sail boats",
    on: "#find",
    does: "setValue",
    value: "sail",
  },
  {
    when: "another place came, and tells nearly nothing",
    says: "refuted",
    ...shown,
    urlAfter: "https://garden.test/sail",
    textAfter: `${told}\n${lines(8, "Sail")}`,
  },
  {
    when: "another place came, and tells enough",
    says: "nothing",
    ...shown,
    urlAfter: "https://garden.test/sail",
    textAfter: `${told}\n${lines(9, "Sail")}`,
  },
  {
    when: "another part of the place came, and tells enough",
    says: "nothing",
    ...shown,
    urlAfter: "https://garden.test/beds?kind=sail",
    textAfter: `${told}\n${lines(9, "Sail")}`,
  },
  {
    when: "the same place tells much besides",
    says: "refuted",
    ...shown,
    textAfter: `${told}\n${lines(9, "Sail")}`,
  },
  {
    when: "another address was answered",
    says: "nothing",
    ...shown,
    requests: ["GET /boats 500", "GET /crew 200"],
  },
  {
    when: "it was answered when it was asked again",
    says: "nothing",
    ...shown,
    requests: ["GET /boats 500", "GET /boats 200"],
  },
  {
    when: "it broke twice",
    says: "refuted",
    ...shown,
    requests: ["GET /boats 500", "GET /boats 503"],
  },
  {
    when: "the page came, and something else of it broke",
    says: "nothing",
    ...shown,
    requests: ["GET /boats 200 document", "GET /badge 500"],
  },
  {
    when: "the step itself speaks of what went wrong",
    says: "nothing",
    ...shown,
    step: "Show only the failed trips",
    textAfter: "1 trip failed",
  },
  { when: "the page itself broke", says: "nothing", ...shown, requests: ["GET /boats 500 document"] },
  { when: "it was answered", says: "nothing", ...shown, requests: ["GET /boats 200"] },
  { when: "it was refused", says: "nothing", ...shown, requests: ["GET /boats 404"] },
  { when: "it has no answer yet", says: "nothing", ...shown, requests: ["GET /boats"] },
  { when: "nothing was asked", says: "nothing", ...shown, requests: [] },
  { when: "a picture is missing", says: "nothing", ...shown, requests: ["GET /boats 500 image"] },
  { when: "another site broke", says: "nothing", ...shown, requests: ["GET weather.test/boats 500"] },
  { when: "it was a post that broke", says: "nothing", ...shown, requests: ["POST /boats 500"] },
  {
    when: "the site took something by it",
    says: "nothing",
    ...shown,
    requests: ["PUT /filter 200", "GET /boats 500"],
  },
  { when: "the page says nothing of it", says: "nothing", ...shown, textAfter: "" },
  { when: "the page says that there are none", says: "nothing", ...shown, textAfter: "No boats" },
  { when: "the page said so before", says: "nothing", ...shown, text: told },
  { when: "the entries stay", says: "nothing", ...shown, after: harbour(...boats) },
  { when: "half as many came for them", says: "refuted", ...shown, after: harbour("Smew", "Wigeon") },
  {
    when: "more than half as many came for them",
    says: "nothing",
    others: "may",
    ...shown,
    after: harbour("Smew", "Wigeon", "Garganey"),
  },
  {
    when: "three went, as few as tell",
    says: "refuted",
    ...shown,
    before: harbour(...boats.slice(1)),
  },
  { when: "only two went", says: "nothing", ...shown, before: harbour(...boats.slice(2)) },
  {
    when: "rows of a table went",
    says: "refuted",
    ...shown,
    before: harbour(...boats)
      .replaceAll("item", "row")
      .replace("list", "table"),
    after: harbour().replace("list", "table"),
  },
  {
    when: "buttons went",
    says: "nothing",
    ...shown,
    before: harbour(...boats).replaceAll("item", "button"),
  },
  { when: "most of what was to be read went", says: "refuted", ...read },
  { when: "ten lines went", says: "refuted", ...read, text: lines(10, "Tide") },
  { when: "nine lines went", says: "nothing", ...read, text: lines(9, "Tide") },
  {
    when: "a quarter of the lines came for them",
    says: "refuted",
    ...read,
    textAfter: `${told}\nTry later\nSee you`,
  },
  {
    when: "more than a quarter of the lines came for them",
    says: "nothing",
    ...read,
    textAfter: `${told}\n${lines(3, "Wind")}`,
  },
  { when: "the pointer only went there", says: "nothing", others: "may", ...shown, does: "hover" },
  {
    when: "it was chosen and sent by Enter",
    says: "refuted",
    ...shown,
    on: "#kind",
    does: "select",
    value: "Sail",
    enter: true,
  },
  {
    when: "Enter was pressed",
    says: "refuted",
    ...shown,
    step: "Search for sail boats",
    on: "#find",
    does: "press",
    value: "Enter",
  },
  { when: "nobody knows the page before", says: "nothing", ...shown, unseen: true },
];

describe("a list that could not be read", () => {
  it.each(rows)("$when: $says", (row) => {
    expect(judgedBy(listNotRead, row)).toBe(row.says);
    const says = ruled(row).says;
    if (row.says === "refuted") expect(says).toBe("refuted");
    if (row.says === "nothing" && !row.others) expect(says).not.toBe("verified");
  });
});
