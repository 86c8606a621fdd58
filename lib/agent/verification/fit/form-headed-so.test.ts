import { expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { groundOf } from "@/lib/agent/verification/ground";
import { aPage } from "@/tests/support/a-page";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { formHeadedSo } from "./form-headed-so";

const form = (title: string, id: string, field = "Amount", more = ""): string =>
  `form "${title}" #${id}\n  textbox "${field}" #${id}-amount${more}\n  button "Send" #${id}-go`;
const forms = (...all: string[]): string => all.join("\n");
const transfer = form("Make a transfer", "transfer");
const loan = form("Request a loan", "loan");
const step = 'Enter "40" as the amount of the transfer';

it.each<[string, string, string, string, string]>([
  ["the one that its heading tells", step, forms(transfer, loan), "loan", "transfer"],
  [
    "the one with that heading before it",
    step,
    forms('heading "Transfer money"', form("", "transfer"), 'heading "Request a loan"', form("", "loan")),
    "loan",
    "transfer",
  ],
  ["no other than it", step, forms(transfer, loan), "transfer", "none"],
  [
    "no other where the field says the word",
    step,
    forms(transfer, form("Request a loan", "loan", "Transfer amount")),
    "loan",
    "none",
  ],
  [
    "no other where it stands near the field",
    step,
    forms(transfer, form("Request a loan", "loan", "Amount", ' &"Transfer"')),
    "loan",
    "none",
  ],
  [
    "no other where that one says it too",
    step,
    forms(transfer, form("Planned transfers", "plan")),
    "transfer",
    "none",
  ],
  ["none of two", step, forms(transfer, form("Planned transfers", "plan"), loan), "loan", "none"],
  ["none where no heading says it", step, forms(form("Pay a bill", "bill"), loan), "loan", "none"],
  ["none where the step says no more", 'Enter "40" as the amount', forms(transfer, loan), "loan", "none"],
  [
    "none without a field",
    step,
    forms('form "Make a transfer" #transfer\n  button "Begin"', loan),
    "loan",
    "none",
  ],
  [
    "none where the heading is not right before the form",
    step,
    forms(loan, 'heading "Transfer money"', 'button "Help"', form("", "transfer")),
    "loan",
    "none",
  ],
  [
    "none in another part of the page",
    step,
    forms(loan, 'region "More"\n  form "Make a transfer" #transfer\n    textbox "Amount"\n    button "Send"'),
    "loan",
    "none",
  ],
  ["none for what stands in no form", step, forms('textbox "Amount" #bare-amount', transfer), "bare", "none"],
])("of forms with a field called alike the step means %s", (_, said, outline, own, expected) => {
  const { nodes } = aPage(outline);
  const at = nodes.findIndex(({ id }) => id === `${own}-amount`);
  expect(nodes[formHeadedSo(nodes, at, readStepIntent(said)) ?? -1]?.id ?? "none").toBe(expected);
});

it.each<[string, string, boolean]>([
  ["#loan-amount", "Sum", true],
  ["#transfer-amount", "Amount", false],
])("%s, while the field of the form that the step means is %s, is another one: %s", (on, field, isOther) => {
  const before = `\n${forms(form("Make a transfer", "transfer", field), loan)}`;
  const ground = groundOf(aVerificationCase({ step, before, on, does: "setValue", value: "40" }));
  expect(ground.fit.fit === "other").toBe(isOther);
});
