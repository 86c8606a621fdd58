import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { entriesCame, haveGone } from "./came-and-went";

const beds = (...names: string[]) => `
  heading "Beds"
  button "New bed" #new
  list "Beds"
${names.map((name) => `    item "${name}"`).join("\n")}
`;
const old = beds("1 Roses", "2 Herbs");
const ground = (after: string) =>
  groundOf(aVerificationCase({ step: "Add a bed", before: old, on: "#new", after }));

describe("entries that came with an action", () => {
  it.each<[string, string, string[]]>([
    ["one more", beds("1 Roses", "2 Untitled bed", "3 Herbs"), ["2 Untitled bed"]],
    ["none", old, []],
    ["one of a number alone", beds("1 Roses", "2 Herbs", "17"), []],
    ["another list", beds("Elm", "Oak", "Ash", "Yew"), []],
    ["one that is only taken for another", beds("Herbs Roses"), []],
  ])("%s", (_, after, names) => {
    expect(entriesCame(ground(after))).toEqual(names);
  });

  it.each<[string, string, readonly string[], boolean]>([
    ["gone again", old, ["2 Untitled bed"], true],
    ["there still", beds("1 Roses", "2 Untitled bed", "3 Herbs"), ["2 Untitled bed"], false],
    ["called otherwise by then", beds("1 Roses", "2 Herbs", "Tulips"), ["Saving … Tulips"], false],
    ["none that came", old, [], false],
    ["in another list", `${beds("2 Herbs")}  list "Dug over"\n    item "Roses"`, ["Roses"], false],
    ["back in the list that it came from", old, ["Roses"], true],
  ])("at a later look: %s", (_, after, names, is) => {
    expect(haveGone(ground(after), names)).toBe(is);
  });
});

it("is no success where what came is gone at the second look", () => {
  const parts = {
    step: 'Add the bed "Tulips"',
    before: old.replace("Roses", "Roses and tulips"),
    on: "#new",
    mutating: true,
    requests: ["POST /beds 200"],
    again: true,
  };
  const came = { firstLook: { entriesCame: ["3 Tulips"] } };
  const there = beds("1 Roses and tulips", "2 Herbs", "3 Tulips");
  expect(ruled({ ...parts, ...came, after: there }).says).toBe("verified");
  expect(ruled({ ...parts, ...came, after: beds("1 Roses and tulips", "2 Herbs") }).says).not.toBe(
    "verified",
  );
});
