import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const cards = `
  clickable "Eva Reed portrait Eva Reed Harbour master of Whitby" #eva
  clickable "Sam Boyle portrait Sam Boyle Lighthouse keeper of Skye" #sam
`;
const short = `
  clickable "Eva Reed"
  clickable "Sam Boyle" #sam
`;
const people = `
  list "People"
    item "Eva Reed reed@boats.test 0151 442 100"
    item "Sam Boyle boyle@boats.test 0151 442 101" #sam
`;

it.each([
  ["Open Eva Reed", cards, "#sam", "other"],
  ["Open Sam Boyle", cards, "#sam", "this"],
  ["Open Mia Strand", cards, "#sam", "unclear"],
  ["Choose Eva Reed as the recipient", people, "#sam", "other"],
  ["Choose Sam Boyle as the recipient", people, "#sam", "this"],
  ["Choose Mia Strand as the recipient", people, "#sam", "unclear"],
  ["Open Eva Reed", short, "#sam", "other"],
])("%s", (step, before, on, expected) => {
  expect(groundOf(aVerificationCase({ step, before, on })).fit.fit).toBe(expected);
});
