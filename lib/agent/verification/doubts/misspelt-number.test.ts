import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { misspeltNumber } from "./misspelt-number";

const form = (account: string, other = "") => `
  form "Account"
    textbox "Account number" ="${account}"
    textbox "Routing number" ="${other}"
    button "Save" #save
`;
const found = (goal: string, before: string): string | undefined =>
  misspeltNumber(groundOf(aVerificationCase({ step: "Save the account", goal, before, on: "#save" })));

describe("a number that was entered otherwise than the goal says it", () => {
  it.each<[string, string, string, string | undefined]>([
    ["turned", "Add the account 112233445", form("112233454"), "112233454"],
    ["another digit", "Add the account 112233445", form("112233446"), "112233446"],
    ["turned, and short", "Add the card 4417", form("4471"), "4471"],
    ["as it is", "Add the account 112233445", form("112233445"), undefined],
    ["it is in another field", "Add the account 112233445", form("112233446", "112233445"), undefined],
    ["quite another", "Add the account 112233445", form("998877665"), undefined],
    ["longer", "Add the account 112233445", form("1122334450"), undefined],
    ["two digits are others", "Add the account 112233445", form("112233467"), undefined],
    ["a year", "Plan it for 2027", form("2026"), undefined],
    ["a part of a day", "Plan it for 2027-04-17", form("2072"), undefined],
    ["another address", "Let the printer answer at 10.0.4.11", form("10.0.4.1"), "10.0.4.1"],
    ["the address as it is", "Let the printer answer at 10.0.4.11", form("10.0.4.11"), undefined],
    ["the address in another field", "Let it answer at 10.0.4.11", form("10.0.4.1", "10.0.4.11"), undefined],
    ["quite another address", "Add the network 10.0.4.0/24", form("10.0.4.0/24", "10.0.4.1"), undefined],
    ["a mask beside it", "Let it answer at 10.0.4.11", form("10.0.4.11", "255.255.255.0"), undefined],
    ["both addresses are told", "Move it from 10.0.4.1 to 10.0.4.11", form("10.0.4.1"), undefined],
    ["no number is told", "Add the account", form("112233454"), undefined],
  ])("%s", (_, goal, before, expected) => {
    expect(found(goal, before)).toBe(expected);
  });
});
