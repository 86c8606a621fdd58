import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { staysWithMoreOfName } from "./more-of-name";

const all = ["b1 birch Grows in bogs", "b2 birch (wild) Seen in the wood", "e1 elm Rare", "o1 oak tree Old"];
const tags = (gone = "", asks = false): string => `
  heading "Tags"
  table "Tags"
${all
  .filter((name) => gone === "" || !name.startsWith(gone))
  .map((name, at) => `    row "${name}"\n      button "Edit"\n      button "Delete" #x-${at}`)
  .join("\n")}
${asks ? '  dialog "Warning"\n    text "Delete the tag?"\n    button "Cancel"\n    button "Confirm" #yes' : ""}`;
const taken = (gone: string, step: string): CaseParts => ({
  step,
  before: tags("", true),
  after: tags(gone),
  on: "#yes",
  requests: ["DELETE /tags/b1 200"],
  mutating: true,
});

it.each<[string, string, boolean]>([
  ["Confirm the removal of the tag birch (wild)", "b1", true],
  ["Confirm to delete birch (wild)", "b1", true],
  ["Remove the tag oak tree, and leave birch", "b1", false],
  // What went says all of it, or as much as any other.
  ["Confirm the removal of the tag birch (wild)", "b2", false],
  ["Confirm the removal of the tag birch", "b1", false],
  ["Confirm the removal of the tag birch", "b2", false],
  ["Confirm the removal of the tag elm", "e1", false],
  // Nothing is to be taken away.
  ["Confirm the tag birch (wild)", "b1", false],
])("%s, and %s went: %s", (step, gone, says) => {
  const parts = taken(gone, step);
  expect(staysWithMoreOfName(groundOf(aVerificationCase(parts)))).toBe(says);
  if (says) expect(ruled({ ...parts, again: true }).says).not.toBe("verified");
});

it("leaves what went by its whole name to the checks", () =>
  expect(ruled({ ...taken("b2", "Confirm the removal of the tag birch (wild)"), again: true }).says).toBe(
    "verified",
  ));
