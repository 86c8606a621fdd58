import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const menu = `list
  link "Home"
  link "My Account" #used
  link "Bank Accounts"`;
const filters = `list
  button "Date: all" #used
  button "Amount: all"`;

const halls = `list
  link "Great Hall" #used
  link "Hall"`;

it.each([
  ["Open Bank Accounts in the side menu", menu, "other"],
  ["Go to the bank accounts", menu, "other"],
  ["Open the account", menu, "this"],
  ["Open the amount filter", filters, "other"],
  ["Open the date filter", filters, "this"],
  ["Open the hall", halls, "unclear"],
])("%s", (step, before, expected) => {
  expect(groundOf(aVerificationCase({ step, before, on: "#used" })).fit.fit).toBe(expected);
});
