import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { headingSays, headingTold, linesTurned } from "./heading-told";

const goal = 'Submit the log "North tower" for review';
const page = (heading: string) => aPage(`heading:1 "${heading}"`);

it.each([
  ["Submitted", [{ name: "North tower", value: "submitted" }]],
  ["Submitting", []],
  ["Draft", []],
])("takes the thing's own heading with %s for what has become of it", (state, told) => {
  expect(headingTold(page("North tower Draft"), page(`North tower ${state}`), goal)).toEqual(told);
});

it("takes a page of another thing, and what said so before, for nothing", () => {
  expect(headingTold(page("South tower Draft"), page("South tower Submitted"), goal)).toEqual([]);
  expect(headingTold(page("North tower Submitted"), page("North tower, submitted"), goal)).toEqual([]);
  const both = aPage('heading:1 "North tower"\nheading "North tower submitted in May"');
  expect(headingTold(both, both, goal)).toEqual([]);
  const two = (state: string) => aPage(`heading "North tower"\nheading "North tower annex ${state}"`);
  expect(headingTold(two("Draft"), two("Submitted"), goal)).toEqual([]);
});

it.each([
  ["North tower Submitted", true],
  ["North tower Draft", false],
  ["My logs", undefined],
])("reads %s as %s", (heading, says) => {
  expect(headingSays("North tower", "submitted", page(heading))).toBe(says);
});

it.each<[string, string, string, string[]]>([
  ["the line that says it now", "Mill Lane, 840, Open", "Mill Lane, 840, Paid", ["Mill Lane, 840, Paid"]],
  ["none where it said so before", "Mill Lane, 840, Paid", "Mill Lane, 841, Paid", []],
  ["none that is only the state", "Open", "Paid", []],
  ["none that is new as a whole", "Mill Lane, 840, Open", "All of it is paid now", []],
  ["none that says something else", "Mill Lane, 840, Open", "Mill Lane, 840, Closed", []],
])("reads back %s", (_, was, is, lines) => {
  const invoice = (text: string, name = "INV-2043") => aPage(`heading:1 "${name}"`, { text });
  const asked = "Mark invoice INV-2043 as paid";
  expect(linesTurned(invoice(was), invoice(is), asked)).toEqual(lines);
  expect(linesTurned(invoice(was, "Invoices"), invoice(is, "Invoices"), asked)).toEqual([]);
});

it("reads back a line of a list in which the thing itself is named", () => {
  const files = (one: string, other: string) =>
    aPage('heading:1 "Files"', { text: `budget.xlsx in ${one}\nplan.docx in ${other}` });
  const asked = "Move the file budget.xlsx to the folder Archive";
  expect(linesTurned(files("Inbox", "Inbox"), files("Archive", "Inbox"), asked)).toEqual([
    "budget.xlsx in Archive",
  ]);
  expect(linesTurned(files("Inbox", "Inbox"), files("Inbox", "Archive"), asked)).toEqual([]);
});
