import { expect, it } from "vitest";
import { itemGone } from "@/lib/agent/verification/checks/item-gone";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";

const beds = `
  list "Beds"
    item "North bed 4 m"
      button "delete" #north
    item "South bed 6 m"
      button "delete"
  button "close" #close`;
const tags = (herbs: string, head = "North bed", cross = "close") => `${beds}
  heading "${head}"
  list
${herbs}
    item "Shade"
      button "${cross}" #shade`;
const herbs = (cross = "close", more = "") => `    item "Herbs"
      button "${cross}" #herbs${more}`;
const fitOfStep = (step: string, before: string, on = "#herbs"): string =>
  groundOf(aVerificationCase({ step, before, on })).fit.fit;

it.each<[string, string, boolean]>([
  ["Remove the tag Herbs from North bed", tags(herbs()), true],
  ['Take the tag "Herbs" off', tags(herbs()), true],
  ["Remove the tag Herbs from North bed", tags(herbs("×"), "North bed", "×"), true],
  // Of another bed, another tag, twice there, and an entry with controls of its own.
  ["Remove the tag Herbs from South bed", tags(herbs()), false],
  ["Remove the tag Roses from North bed", tags(herbs()), false],
  ["Remove the tag Herbs from North bed", `${tags(herbs())}\n    item "Herbs"\n      button "close"`, false],
  ["Remove the tag Herbs from North bed", tags(herbs("close", '\n      button "edit"')), false],
])("%s, by the cross in its entry", (step, before, isMeant) => {
  expect(fitOfStep(step, before) === "this").toBe(isMeant);
});

checkTable(itemGone, [
  {
    when: "the entry of the tag went by its cross",
    says: "verified",
    step: "Remove the tag Herbs from North bed",
    before: tags(herbs("×"), "North bed", "×"),
    on: "#herbs",
    requests: ["PUT /beds/1 200"],
    after: tags("", "North bed", "×"),
  },
  {
    when: "the entry of another tag went by its cross",
    says: "nothing",
    others: "may",
    step: "Remove the tag Herbs from North bed",
    before: tags(herbs("×"), "North bed", "×"),
    on: "#shade",
    requests: ["PUT /beds/1 200"],
    after: `${beds}\n  heading "North bed"\n  list\n${herbs("×")}`,
  },
]);
