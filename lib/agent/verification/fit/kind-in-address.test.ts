import { expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { groundOf } from "@/lib/agent/verification/ground";
import { aPage } from "@/tests/support/a-page";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { kindInAddress } from "./kind-in-address";

const { nodes } = aPage(`
table "Loans"
  row "Dune Reader 12 Hall"
    link "Dune" #book >/books/7
    link "Reader 12" #reader >/members/12
    link "Hall" #hall >/branches/2
    link "Prolong" >/loans/7/prolong?return=12
    link "Edit" >/covers/4/edit
  row "Emma Reader 3 Mill"
    link "Emma" #other >/books/8`);
const at = (id: string) => nodes.findIndex((node) => node.id === id);

it.each<[string, string, string, string | undefined]>([
  ["another link of the row leads to one", "Open the member of the loan Dune", "book", "reader"],
  ["the target itself leads to one", "Open the member of the loan Dune", "reader", undefined],
  ["no link of the row leads to one", "Open the shelf of the loan Dune", "book", undefined],
  ["only what changes it bears the word", "Open the cover of the loan Dune", "book", undefined],
  ["only what comes back bears the word", "Open the return of the loan Dune", "book", undefined],
  ["the step names the thing itself", "Open Dune", "book", undefined],
  ["something else is to be done", "Delete the member of the loan Dune", "book", undefined],
])("%s", (_, step, target, meant) => {
  const found = kindInAddress(nodes, at(target), readStepIntent(step));
  expect(found === undefined ? undefined : nodes[found]?.id).toBe(meant);
});

it.each<[string, string]>([
  ["Open the member of the loan Dune", "other"],
  ["Open the page of the loan Dune", "this"],
])("%s, by the link of the thing itself: %s", (step, fit) => {
  const before = `
    table "Loans"
      row "Dune Reader 12 Hall"
        link "Dune" #book >/books/7
        link "Reader 12" #reader >/members/12`;
  expect(groundOf(aVerificationCase({ step, before, on: "#book", after: before })).fit.fit).toBe(fit);
});
