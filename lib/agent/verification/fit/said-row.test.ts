import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isWrittenWhole, saysOtherRow } from "./said-row";

const list = (names: readonly string[]) => `
  heading "Keys"
  list "Keys"
${names.map((name, at) => `    item "${name}"\n      button "Revoke" #b${at}`).join("\n")}
`;

it.each<[string, readonly string[], boolean]>([
  ["Revoke the key of Hal Ames", ["Gil Ames 3 May", "Hal Ames 4 May"], true],
  ["Revoke the key of Gil Ames", ["Gil Ames 3 May", "Hal Ames 4 May"], false],
  ["Revoke the key after Hal Ames", ["Gil Ames 3 May", "Hal Ames 4 May"], false],
  ["Revoke the token deploy", ["deploy-staging read", "deploy read"], true],
  ["Revoke the token deploy-staging", ["deploy-staging read", "deploy read"], false],
  ["Revoke notes.txt", ["notes-old.txt", "notes.txt"], true],
  // One plain word alone is no name.
  ["Revoke the key for the garden", ["North gate", "garden gate"], false],
])("%s, in %j: %s", (step, names, isOther) => {
  const before = list(names);
  const after = before.replace('button "Revoke" #b0', 'button "Grant" #b0');
  expect(saysOtherRow(groundOf(aVerificationCase({ step, before, after, on: "#b0" })))).toBe(isOther);
});

it.each<[string, boolean]>([
  ["Revoke budget.xlsx", true],
  ["Revoke budget-old.xlsx", false],
  ["Revoke the budget", false],
])("%s: %s", (step, isWhole) => {
  const { nodesBefore } = groundOf(
    aVerificationCase({ step, before: list(["budget.xlsx", "budget-old.xlsx"]), on: "#b0" }),
  );
  const [own = -1, other = -1] = [...nodesBefore.keys()].filter((at) => nodesBefore[at]?.name === "Revoke");
  expect(isWrittenWhole(nodesBefore, own, other, step)).toBe(isWhole);
});

it("tells a choice from another one by what is written as one word", () => {
  const styles = `
  dialog "Apply style"
    item "Ag Body/Large Inter 16px" #large
    item "Ag Body/Small Inter 13px" #small
`;
  const isOther = (on: string, step = "Apply the style Body/Large to the layer"): boolean =>
    saysOtherRow(groundOf(aVerificationCase({ step, before: styles, on })));
  expect(isOther("#small")).toBe(true);
  expect(isOther("#large")).toBe(false);
  expect(isOther("#small", "Apply the second style")).toBe(false);
});

it.each<[string, boolean]>([
  ['Take "Desk" out of the routing of billing questions', true],
  ['Take "Desk" out of the routing of visit requests', false],
  ['Take "Desk" out of the routing', false],
])("%s: %s", (step, isOther) => {
  const before = `
  table "Routing"
    row "Visit Request Desk×"
      clickable "×" ~"Desk" #visit
    row "Billing Question Desk×"
      clickable "×" ~"Desk" #billing
`;
  expect(saysOtherRow(groundOf(aVerificationCase({ step, before, on: "#visit" })))).toBe(isOther);
});

const guests = (...rows: string[]): string => `
  table "Guests"
${rows.map((row, at) => `    row "${row}"\n      button "Seat" #b${at}`).join("\n")}
    item "Liv Moe liv@bay.example"
      button "Call"
  table "Waiting"
    row "Liv Moe liv@quay.example"
      button "Call"
`;
const [liv, other] = ["Liv Moe liv@pier.example", "Liv Moe liv2@pier.example"];

it.each<[string, readonly string[], boolean]>([
  ["Seat the Liv Moe whose e-mail is liv2@pier.example", [liv, other], true],
  ["Seat the Liv Moe whose e-mail is LIV2@pier.example.", [liv, other], true],
  ["Seat the Liv Moe whose e-mail is liv2@pier.example", [other, liv], false],
  ["Seat the Liv Moe whose e-mail is liv@pier.example", [liv, other], false],
  // Nobody in the list has it, or only a part of one.
  ["Seat the Liv Moe whose e-mail is liv3@pier.example", [liv, other], false],
  ["Seat the Liv Moe whose e-mail is liv@quay.example", [liv, other], false],
  ["Seat the Liv Moe whose e-mail is liv@bay.example", [liv, other], false],
  ["Seat the Liv Moe whose e-mail is 2@pier.example", [liv, other], false],
  ["Seat the Liv Moe of pier.example", [liv, other], false],
  // What it is to become, and what only tells where it is.
  ["Change the address of Liv Moe to liv2@pier.example", [liv, other], false],
  ['Store the address of Liv Moe as "liv2@pier.example"', [liv, other], false],
  ["Turn the address of Liv Moe into liv2@pier.example", [liv, other], false],
  ["Seat the Liv Moe below liv2@pier.example", [liv, other], false],
  ["Seat the Liv Moe whose e-mail is liv2@pier.example", ["", other], false],
])("by the address, %s, in %j: %s", (step, rows, isOther) => {
  const ground = groundOf(aVerificationCase({ step, before: guests(...rows), on: "#b0" }));
  expect(saysOtherRow(ground)).toBe(isOther);
});

it("is doubted by the address", () => {
  const step = "Seat the Liv Moe whose e-mail is liv2@pier.example";
  const ground = groundOf(aVerificationCase({ step, before: guests(liv, other), on: "#b0" }));
  expect(doubtOfMeaning({ ground, check: "command-turned", reason: "" })).toBe(
    "But the step names another entry of the list.",
  );
});
