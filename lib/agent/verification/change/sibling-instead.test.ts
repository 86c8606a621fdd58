import { expect, it } from "vitest";
import { wrongElement } from "@/lib/agent/verification/checks/wrong-element";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { isSiblingInstead } from "./sibling-instead";

const nav = `
  heading "Orchard"
  link "Pears" >/pears #pears
  link "Plums" >/plums #plums
`;
const led = {
  step: "Open the plums",
  before: nav,
  on: "#pears",
  urlAfter: "https://orchard.test/pears",
  url: "https://orchard.test/",
  after: '\n  heading "Pears"\n  item "Conference"',
};
const trees = (own: string, other: string): string => `
  heading "Trees"
  table
    row "${own}"
      link "Prune" >/trees/1 #one
    row "${other}"
      link "Prune" >/trees/2 #two
`;
const row = {
  step: "Click Prune for Old Russet",
  before: trees("Young Pippin 3 years", "Old Russet 40 years"),
  on: "#one",
  url: "https://orchard.test/trees",
  urlAfter: "https://orchard.test/trees/1",
  after: '\n  heading "Prune Young Pippin"\n  textbox "Note"',
};
const menu = (marked = ""): string => `
  heading "Harvest"
  button "View" #view
  list "Views"
    option "By week"${marked} #week
    option "By month" #month
`;
const boxes = (wind: string, frost: string): string => `
  form
    checkbox "Warn of wind" [${wind}] #wind
    checkbox "Warn of frost" [${frost}] #frost
`;

checkTable(wrongElement, [
  { when: "the other link of two was followed to its own place", says: "refuted", ...led },
  { when: "the step says both", says: "nothing", others: "may", ...led, step: "Open the plums and pears" },
  {
    when: "the place is that of the other one",
    says: "nothing",
    others: "may",
    ...led,
    urlAfter: "https://orchard.test/plums",
    after: '\n  heading "Plums"',
  },
  { when: "the control of another row led to that row", says: "refuted", ...row },
  {
    when: "it is the row that is meant",
    says: "nothing",
    others: "may",
    ...row,
    on: "#two",
    urlAfter: "https://orchard.test/trees/2",
    after: '\n  heading "Prune Old Russet"\n  textbox "Note"',
  },
  {
    when: "the step says something of both rows",
    says: "nothing",
    others: "may",
    ...row,
    step: "Click Prune for Old Russet beside Young Pippin",
  },
  {
    when: "another option of one list was chosen",
    says: "refuted",
    step: "Choose By month in the view list",
    before: menu(),
    on: "#week",
    after: '\n  heading "Harvest"\n  button "By week" #view\n',
  },
  {
    when: "another box was ticked",
    says: "refuted",
    step: "Tick Warn of frost",
    before: boxes("unchecked", "unchecked"),
    on: "#wind",
    after: boxes("checked", "unchecked"),
  },
  {
    when: "the box that is named was ticked",
    says: "nothing",
    others: "may",
    step: "Tick Warn of frost",
    before: boxes("unchecked", "unchecked"),
    on: "#frost",
    after: boxes("unchecked", "checked"),
  },
]);

const instead = (rivalId: string, parts: CaseParts): boolean => {
  const ground = groundOf(aVerificationCase(parts));
  const rival = ground.nodesBefore.findIndex(({ id }) => id === rivalId);
  return isSiblingInstead({ ...ground, fit: { fit: "other", rival, reason: "" } });
};
const ticked = {
  step: "Tick Warn of frost",
  before: boxes("unchecked", "unchecked"),
  on: "#wind",
  after: boxes("checked", "unchecked"),
};
const chosen = {
  step: "Choose By month in the view list",
  before: menu(),
  on: "#week",
  after: '\n  heading "Harvest"\n  button "By week" #view\n',
};
it.each<[string, string, CaseParts, boolean]>([
  ["a link to a place of its own", "plums", led, true],
  ["a link to where both lead", "plums", { ...led, before: nav.replace(">/plums", ">/pears") }, false],
  ["a link that was not followed", "plums", { ...led, urlAfter: "https://orchard.test/apples" }, false],
  [
    "a place that is not called by it",
    "plums",
    {
      ...led,
      url: "https://orchard.test/",
      before: nav.replace("/pears", "/p/1"),
      urlAfter: "https://orchard.test/p/1",
      after: '\n  heading "Fruit"',
    },
    false,
  ],
  ["what the step says as well", "plums", { ...led, step: "Open the plums beside the pears" }, false],
  [
    "what the step does not say in full",
    "plums",
    { ...led, before: nav.replace("Plums", "Yellow plums") },
    false,
  ],
  ["the control of another row", "two", row, true],
  ["one that led nowhere", "two", { ...row, urlAfter: row.url }, false],
  [
    "a row of which the step says something as well",
    "two",
    { ...row, step: "Click Prune for Old Russet, not Young Pippin" },
    false,
  ],
  ["a box that was ticked", "frost", ticked, true],
  ["a box that stayed as it was", "frost", { ...ticked, after: ticked.before }, false],
  ["an option of one list", "month", chosen, true],
  [
    "an option beside one that is chosen already",
    "month",
    { ...chosen, before: menu().replace('"By month"', '"By month" [selected]') },
    false,
  ],
])("was used instead: %s", (_, rival, parts, says) => expect(instead(rival, parts)).toBe(says));
