import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isOtherListSearched } from "./other-list";

const page = (kinds: readonly string[], boats: readonly string[], heading = "Boats"): string => `
  region "Kinds"
    textbox "Search" #side
    list "Kinds"
${kinds.map((kind) => `      item "${kind}"`).join("\n")}
  heading "${heading}"
  textbox "Search boats" #main
  table
${boats.map((boat) => `    row "${boat}"`).join("\n")}
`;
const [kinds, boats] = [
  ["Sail", "Motor"],
  ["Heron", "Osprey", "Teal"],
];
const searched = (step: string, on: string, after: string, before = page(kinds, boats)): boolean =>
  isOtherListSearched(
    groundOf(aVerificationCase({ step, before, on, does: "setValue", value: "Teal", enter: true, after })),
  );
const step = 'Search the boats for "Teal"';

it.each<[string, boolean]>([["the list beside it went", searched(step, "#side", page([], boats))]])(
  "is another list where %s",
  (_, says) => expect(says).toBe(true),
);

it.each<[string, boolean]>([
  ["the table changed as well", searched(step, "#side", page([], ["Teal"]))],
  ["nothing changed", searched(step, "#side", page(kinds, boats))],
  ["the field stands over the table", searched(step, "#main", page(kinds, ["Teal"]))],
  ["the step names another list", searched('Search the kinds for "Teal"', "#side", page([], boats))],
  [
    "the page is about something else",
    searched(step, "#side", page([], boats, "Fares"), page(kinds, boats, "Fares")),
  ],
  ["the page has hardly a table", searched(step, "#side", page([], ["Heron"]), page(kinds, ["Heron"]))],
])("is none where %s", (_, says) => expect(says).toBe(false));
