import { expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { groundOf } from "@/lib/agent/verification/ground";
import { aPage } from "@/tests/support/a-page";
import { aVerificationCase } from "@/tests/support/a-verification-case";
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
