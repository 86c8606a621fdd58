import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { otherEntryTook } from "./other-entry-took";

const page = (home: string, office: string, form = "") => `
  list "Addresses"
    item "Home ${home}" #home
    item "Office ${office}" #office
    item "Cabin Rome" #cabin
    item "Farm Bern" #farm
    item "Shop Oslo" #shop
${form}`;
const form = '  form ""\n    textbox "City" ="Boston"\n    button "Save" #save';
const took = (step: string, after: string): boolean =>
  otherEntryTook(
    groundOf(aVerificationCase({ step, before: page("Leeds", "York", form), on: "#save", after })),
  );

describe("what the step says of one entry", () => {
  it.each<[string, string, string, boolean]>([
    ["was taken by another one", "Save the office address with Boston", page("Boston", "York"), true],
    ["was taken by that one", "Save the office address with Boston", page("Leeds", "Boston"), false],
    ["was taken by both", "Save the office address with Boston", page("Boston", "Boston"), false],
    ["was taken by none", "Save the office address with Boston", page("Leeds", "York"), false],
    ["tells neither of them", "Save the address with Boston", page("Boston", "York"), false],
    ["tells both of them", "Save the office address at home with Boston", page("Boston", "York"), false],
  ])("%s", (_, step, after, says) => expect(took(step, after)).toBe(says));
});

it("tells nothing by the heading of a table", () => {
  const table = (name: string): string =>
    `\n  table "Checks"\n    row "Name State"\n    row "${name} up"\n    row "Backup down"\n  button "Save" #save`;
  const renamed = (step: string): boolean =>
    otherEntryTook(
      groundOf(aVerificationCase({ step, before: table("Logs"), on: "#save", after: table("Logs old") })),
    );
  expect(renamed("Store the new name")).toBe(false);
  expect(renamed("Store the new state of the backup")).toBe(true);
});
