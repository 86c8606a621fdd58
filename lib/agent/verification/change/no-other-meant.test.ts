import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isNoOtherMeant } from "./no-other-meant";

const article = `
  heading "Swarms"
  button "Unfavorite article" #off
  button "Delete article" #delete
  button "Unpin article" #unpin
`;

describe("another control that seems to fit better", () => {
  it.each<[string, string, string, boolean]>([
    ["Take the swarm notes off the favorites", article, "off", true],
    ["Take the swarm notes off the favorites", article, "unpin", false],
    ["Add the swarm notes to the favorites", article, "off", false],
  ])("%s, on %s, by %s: is not meant: %s", (step, before, on, says) => {
    const ground = groundOf(aVerificationCase({ step, before, on: `#${on}` }));
    const rival = ground.nodesBefore.findIndex(({ name }) => name === "Close" || name === "Delete article");
    expect(isNoOtherMeant({ ...ground, fit: { fit: "other", reason: "", rival } })).toBe(says);
  });
});

it.each<[string, string, boolean]>([
  ["Record that the work begins now", "", true],
  ["Record that the work begins now", "Noted", false],
  ["Save that the work begins now", "", false],
])("%s, beside a form to write in that holds %j: its button is not meant: %s", (step, text, says) => {
  const before = `\n  link "Start now" #start\n  form "Comment"\n    textbox "Comment" ="${text}"\n    button "Save" #save`;
  const ground = groundOf(aVerificationCase({ step, before, on: "#start" }));
  const rival = ground.nodesBefore.findIndex(({ name }) => name === "Save");
  expect(isNoOtherMeant({ ...ground, fit: { fit: "other", reason: "", rival } })).toBe(says);
});

describe("controls in a row that are called alike", () => {
  const parts = (names: readonly string[]): string =>
    `\n  region "Parts"\n    item "Notes of the hive"\n${names.map((name) => `      button "${name}" [collapsed] #${name.replaceAll(" ", "-")}`).join("\n")}\n`;
  it.each<[string, string, string]>([
    ["Expand Part II", "Part-III", "other"],
    ["Expand Part II", "Part-II", "this"],
    ["Expand Part III as Part II is", "Part-III", "this"],
  ])("%s, by %s: %s", (step, on, fit) => {
    const before = parts(["Part I", "Part II", "Part III"]);
    expect(groundOf(aVerificationCase({ step, before, on: `#${on}` })).fit.fit).toBe(fit);
  });
});

describe("a row in a card that holds others", () => {
  const card =
    '\n  item "Recent: Bill-301"\n    table "Bills"\n      row "Bill-301 Oak" #one\n      row "Bill-302 Elm" #two\n';
  it.each([
    ["Open Bill-302 of Elm", "two", "this"],
    ["Open Bill-302 of Elm", "one", "other"],
  ])("%s, by %s: %s", (step, on, fit) => {
    expect(groundOf(aVerificationCase({ step, before: card, on: `#${on}` })).fit.fit).toBe(fit);
  });
});
