import { expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { groundOf } from "@/lib/agent/verification/ground";
import { aPage } from "@/tests/support/a-page";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { entryOfAddress } from "./entry-of-address";

const page = `
table "Readers"
  row "11 ida2@lib.test Guest"
    button "" #second
    link "ida2@lib.test" #link
  row "10 ida@lib.test Member" #ida
    button "" #first
  row "9 Ole Guest"
    button "" #ole
  row "ole@lib.test"
  row "ole@lib.test once more"
list "Files"
  item "plan.pdf.bak" #bak
    button "" #away
  item "plan.pdf" #plan
`;
const { nodes } = aPage(page);
const at = (id: string) => nodes.findIndex((node) => node.id === id);

it.each<[string, string, string, string | undefined]>([
  ["another entry bears just that address", "Delete the reader ida@lib.test", "second", "ida"],
  ["a file of a longer name", 'Delete "plan.pdf"', "away", "plan"],
  ["its own entry bears it", "Delete the reader ida@lib.test", "first", undefined],
  ["its own entry bears no address", "Delete the reader ida@lib.test", "ole", undefined],
  ["two entries bear it", "Delete the reader ole@lib.test", "second", undefined],
  ["no entry bears it", "Delete the reader eva@lib.test", "second", undefined],
  ["the step tells a name as well", 'Delete the card "Guest" of ida@lib.test', "second", undefined],
  ["two addresses", "Merge ida@lib.test with ole@lib.test", "second", undefined],
  ["it goes to that address", "Send the card to ida@lib.test", "second", undefined],
  ["it goes to that address, by an unknown verb", "Assign the card to ida@lib.test", "second", undefined],
  ["it is written behind `with`", "Share the card with the reader ida@lib.test", "second", undefined],
  ["it is written behind `as`", "Show the cards as ida@lib.test", "second", undefined],
  ["it is written behind `by`", "Close the card by ida@lib.test", "second", undefined],
  ["it comes from that address", "Remove the card from ida@lib.test", "second", undefined],
  ["it is lent to that address", "Lend the book to ida@lib.test", "second", undefined],
  ["what is pressed is for that address", "Click Assign for the reader ida@lib.test", "second", undefined],
  ["a word of its own entry is said", "Suspend the guest ida@lib.test", "second", undefined],
  ["its own number is said, behind it", "Block ida@lib.test of card 11", "second", undefined],
  ["an unknown verb", "Suspend the reader ida@lib.test", "second", "ida"],
  ["an unknown verb alone", "Ban ida@lib.test", "second", "ida"],
  ["the row of that address", "Click the bin in the row of ida@lib.test", "second", "ida"],
  ["from a list", "Delete ida@lib.test from the list", "second", "ida"],
  ["the control is called by its address", "Open the reader ida@lib.test", "link", undefined],
])("%s", (_, step, target, meant) => {
  const found = entryOfAddress(nodes, at(target), readStepIntent(step));
  expect(found === undefined ? undefined : nodes[found]?.id).toBe(meant);
});

it.each<[string, string]>([
  ["Click the bin of the reader ida@lib.test", "other"],
  ["Click the bin of the reader ida2@lib.test", "this"],
])("%s, by the one of ida2: %s", (step, fit) => {
  const before = page
    .replace('button "" #second', 'button "Delete" #second')
    .replace('button "" #first', 'button "Delete"');
  const found = groundOf(aVerificationCase({ step, before, on: "#second" })).fit.fit;
  expect(found).toBe(fit);
});

const tickets = `
table "Tickets"
  row "12 Leak ole@lib.test"
    button "Assign" #a12
  row "13 Door ida@lib.test"
    button "Assign" #a13
`;
it.each([
  "Assign ticket 12 to ida@lib.test",
  "Reassign ticket 12 to ida@lib.test",
  "Transfer ticket 12 to ida@lib.test",
  "Click Assign in the row of ticket 12 for ida@lib.test",
  'Assign ticket 12 to "ida@lib.test"',
  "Assign ida@lib.test to ticket 12",
])("%s, in its own row, is not refuted", (step) => {
  const after = `${tickets}dialog "Assign"\n  combobox "To"\n  button "OK"`;
  expect(ruled({ step, before: tickets, after, on: "#a12" }).says).not.toBe("refuted");
});

it.each<[string, string, string | undefined]>([
  ["a point behind it is no part of it", "Owned by (ida2@lib.test).", "ida"],
  ["a place in the net is one", "https://shop.lib.test/beds", "ida"],
  ["what goes on behind it is another word", "plan.pdf_2", undefined],
  ["a number with its unit is none", "2.5 kg", undefined],
  ["one that is far too long is none", `${"a".repeat(100)}@lib.test`, undefined],
])("%s", (_, name, meant) => {
  const list = aPage(`table "Readers"\n  row "${name}"\n    button "" #bin\n  row "ida@lib.test" #ida`).nodes;
  const bin = list.findIndex(({ id }) => id === "bin");
  const found = entryOfAddress(list, bin, readStepIntent("Delete the reader ida@lib.test"));
  expect(found === undefined ? undefined : list[found]?.id).toBe(meant);
});

it.each([["a-"], ["a."], ["a@"], ["a.b "]])("reads a long name of %s at once", (piece) => {
  const name = piece.repeat(100_000);
  const rows = nodes.map((node) => (node.role === "row" ? { ...node, name } : node));
  const start = performance.now();
  entryOfAddress(rows, at("second"), readStepIntent("Delete the reader ida@lib.test"));
  expect(performance.now() - start).toBeLessThan(1500);
});
