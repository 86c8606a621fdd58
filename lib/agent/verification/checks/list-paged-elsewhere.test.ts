import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { checkTable, judgedBy } from "@/tests/support/check-table";
import { listPaged } from "./list-paged";

const pager = (...names: string[]) => `
  button "‹" #back
  button "3" #three
  button "›" #on
  list "Letters"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const first = pager("Ash", "Birch");
const turned = {
  step: "Go to page 3 of the letters",
  before: first,
  text: "Page 1 of 9",
  on: "#three",
  after: pager("Fern", "Rose"),
  again: true,
};
const named = (told: string, ...names: string[]) => pager(...names).replace('"Letters"', `"${told}"`);

checkTable(listPaged, [
  {
    when: "the list says that it turned to another page",
    says: "refuted",
    ...turned,
    textAfter: "Page 2 of 9",
  },
  {
    when: "the list is called by another page",
    says: "refuted",
    ...turned,
    before: named("Letters, page 1 of 9", "Ash", "Birch"),
    text: "Letters",
    after: named("Letters, page 2 of 9", "Fern", "Rose"),
  },
  {
    when: "it says so with a stroke",
    says: "refuted",
    ...turned,
    step: "Show the third page",
    text: "Letters: page 1 / 9",
    textAfter: "Letters: page 4 / 9",
  },
  { when: "it is where it was for now", says: "nothing", ...turned, textAfter: "Page 1 of 9", again: false },
  { when: "it is where it was for good", says: "refuted", ...turned, textAfter: "Page 1 of 9" },
  {
    when: "it is the page that the step says",
    says: "verified",
    ...turned,
    textAfter: "Page 3 of 9",
  },
  {
    when: "two lists say two pages",
    says: "nothing",
    ...turned,
    textAfter: "Page 2 of 9\nPage 4 of 5",
  },
  {
    when: "two lines say the same",
    says: "refuted",
    ...turned,
    text: "Page 1 of 9\nPage 1 of 9, of letters",
    textAfter: "Page 2 of 9\nPage 2 of 9, of letters",
  },
  {
    when: "something tells of a page of its own",
    says: "refuted",
    ...turned,
    text: "Page 1 of 9\nMore on page 7",
    textAfter: "Page 2 of 9\nMore on page 7",
  },
  {
    when: "no page was told before",
    says: "nothing",
    ...turned,
    text: "Letters",
    textAfter: "Page 2 of 9",
  },
  { when: "none is told now", says: "nothing", ...turned, textAfter: "Letters" },
  {
    when: "the step turns to the following one",
    says: "nothing",
    others: "may",
    ...turned,
    step: "Go to the next page of the letters",
    on: "#on",
    textAfter: "Page 2 of 9",
  },
  {
    when: "the words only end like that",
    says: "nothing",
    ...turned,
    text: "Frontpage 1 of 9",
    textAfter: "Frontpage 2 of 9",
  },
]);

it("needs one look at another page", () => {
  const once = { ...turned, again: false };
  expect(judgedBy(listPaged, { ...once, textAfter: "Page 2 of 9" })).toBe("refuted");
});

const numbered = (present: number, ...names: string[]) => `
  list "Pages"
${[1, 2, 3].map((page) => `    item "${page}" ${page === present ? "[.active]" : ""}`).join("\n")}
  textbox "" ="${present}" &"Go to" #go
  list "Letters"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const typed = {
  step: 'Go to page 3 by the "Go to" field',
  before: numbered(1, "Ash", "Birch"),
  on: "#go",
  does: "setValue" as const,
  value: "3",
  enter: true,
  after: numbered(3, "Fern", "Rose"),
  again: true,
};

checkTable(listPaged, [
  { when: "its number was typed, and it is marked with other entries", says: "verified", ...typed },
  {
    when: "another number was typed",
    says: "nothing",
    ...typed,
    value: "2",
    after: numbered(2, "Fern", "Rose"),
  },
  { when: "it led to another page", says: "nothing", ...typed, after: numbered(2, "Fern", "Rose") },
  { when: "the same entries are shown", says: "nothing", ...typed, after: numbered(3, "Ash", "Birch") },
  {
    when: "only the field holds the number",
    says: "nothing",
    ...typed,
    before: numbered(1, "Ash", "Birch").replace('"Go to"', '"Page"'),
    after: numbered(1, "Fern", "Rose").replace('="1"', '="3"').replace('"Go to"', '"Page"'),
  },
]);

it.each<[Partial<CaseParts>, boolean]>([
  [{}, true],
  [{ does: "scroll", value: "down", step: "Click Next" }, false],
  [{ does: "goBack", value: "down", step: "Go to the last page" }, false],
  [{ does: "hover", step: "Go to the last page" }, false],
  [{ does: "setValue", value: "oak", step: "Go to the last page" }, false],
  [{ does: "setValue", value: "oak" }, false],
])("%j turns a page: %s", (parts, says) =>
  expect(listPaged.applies(groundOf(aVerificationCase({ ...typed, ...parts })))).toBe(says),
);
