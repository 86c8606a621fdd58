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
  // The name stands in the midst of much else.
  [
    `Look at what we talked of last week, ${"and at what was said since then, ".repeat(5)}confirm the removal of the tag birch (wild), ${"and go on with what is left to do, ".repeat(5)}then stop`,
    "b1",
    true,
  ],
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

it.each<[step: string, gone: string, stays: string, says: boolean]>([
  ["Remove the tag red of the bed red rose", "red", "red rose", false],
  ["Delete the note Milk from the list Milk run", "Milk", "Milk run", false],
  ["Delete the plan North in the folder North bed", "North", "North bed", false],
  // What it is called may itself be joined so, or stand before where it is.
  ["Remove the tag oak of heaven", "oak", "oak of heaven", true],
  ["Remove the tag red rose of the bed red", "red", "red rose", true],
  ["Remove the tag red rose of the bed red rose", "red", "red rose", true],
  ["In the list of tags, remove red rose", "red", "red rose", true],
])("%s, where %s went and %s stays: %s", (step, gone, stays, says) => {
  const list = (...names: string[]): string =>
    `\n  list "All"\n${names.map((name, at) => `    item "${name}"\n      button "Delete" #${names.length - at}`).join("\n")}`;
  const parts = { step, before: list(gone, stays, "Zed"), after: list(stays, "Zed"), on: "#3" };
  expect(staysWithMoreOfName(groundOf(aVerificationCase(parts)))).toBe(says);
});

it("reads a long step against a long list in no time", () => {
  const row = (at: number): string => `    row "birch ${at} lorem ipsum dolor sit amet" #r-${at}`;
  const list = (from: number): string =>
    `\n  table "Tags"\n${Array.from({ length: 1_000 - from }, (_, at) => row(at + from)).join("\n")}`;
  const long = Array.from({ length: 85 }, (_, at) => `ipsum${at} dolor sit amet`).join(" ");
  const ground = groundOf(
    aVerificationCase({
      ...taken("b1", `Delete birch 0 lorem ${long}`),
      before: list(0),
      after: list(1),
      on: "#r-0",
    }),
  );
  const start = performance.now();
  staysWithMoreOfName(ground);
  expect(performance.now() - start).toBeLessThan(500);
});
