import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { paysOtherSum } from "./other-sum";

const page = (balance: string) => `
  heading "${balance}" #balance
  button "Pay" #pay
`;
const paid = (step: string, from: string, to: string): boolean =>
  paysOtherSum(groundOf(aVerificationCase({ step, before: page(from), after: page(to), on: "#pay" })));

describe("a balance that moved by another sum than the step says", () => {
  it.each<[string, string, string, boolean]>([
    ["Send the payment of $25", "$1,509.53", "$1,457.53", true],
    ["Send the payment of $25", "$1,509.53", "$1,484.53", false],
    ["Send the payment of $25.00", "$1,509", "$1,484", false],
    ["Send the payment of $1,000", "$1,509.53", "$509.53", false],
    ["Transfer 25 € to Ida", "1.509,50 €", "1.484,50 €", false],
    ["Transfer 25 € to Ida", "1.509,50 €", "1.457,50 €", true],
    ["Send the payment of $25", "$1,509.53", "$1,509.53", false],
    ["Send the payment", "$1,509.53", "$1,457.53", false],
    ["Send $25 of the $40", "$1,509.53", "$1,457.53", false],
    ["Open the payment of $25", "$1,509.53", "$1,457.53", false],
    ["Send the payment of $25", "3 payments", "4 payments", false],
  ])("%s: %s, %s", (step, from, to, expected) => {
    expect(paid(step, from, to)).toBe(expected);
  });
});
