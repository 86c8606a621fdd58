import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isAgreedForOther } from "./agreed-for-other";

const boards = (names: readonly string[], more = ""): string => `
  heading "Boards"
  table "Boards"
${names.map((name) => `    row "${name} today"\n      link "${name}" >/boards/${name.length}`).join("\n")}${more}`;
const question = (name: string): string => `
  dialog "Delete boards"
    list
      item "${name}"
    button "Cancel"
    button "Yes" #yes`;
const agreed: CaseParts = {
  step: 'Confirm, so that "Notes (old)" is gone',
  before: boards(["Notes", "Notes (old)", "Plans"], question("Notes")),
  on: "#yes",
  after: boards(["Notes (old)", "Plans"]),
  requests: ["DELETE /boards 204 xhr", "GET /boards 200 xhr"],
  again: true,
};
it.each<[string, boolean, Partial<CaseParts>]>([
  ["another one was listed, and went", true, {}],
  ["the one that was listed is there still", false, { after: boards(["Notes", "Notes (old)", "Plans"]) }],
  ["the one quoted went", false, { after: boards(["Notes", "Plans"]) }],
  ["both went", false, { after: boards(["Plans"]) }],
  [
    "the question lists the one quoted",
    false,
    { before: boards(["Notes", "Notes (old)"], question("Notes (old)")) },
  ],
  ["the site was not told to delete", false, { requests: ["POST /boards 200 xhr"] }],
  ["the site refused it", false, { requests: ["DELETE /boards 500 xhr"] }],
  ["the step quotes nothing", false, { step: "Confirm the deletion" }],
])("%s: %s", (_, is, parts) => {
  expect(isAgreedForOther(groundOf(aVerificationCase({ ...agreed, ...parts })))).toBe(is);
});
