import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { cardsFor, sectionsOf } from "./sections";

const textsOf = (...lines: string[]) => sectionsOf({ lines }).map(({ text }) => text);

it("a heading with the lines under it is one card", () => {
  expect(sectionsOf({ lines: ["## A loose gutter", "Roof care · 96.40 €", "Received"] })).toEqual([
    { text: "A loose gutter Roof care · 96.40 € Received", lines: ["Roof care · 96.40 €", "Received"] },
  ]);
});

it.each<[string, string[], string[]]>([
  [
    "each heading, of whatever rank, begins one",
    ["# Claims", "Two of yours", "### Hail on the car", "Open"],
    ["Claims Two of yours", "Hail on the car Open"],
  ],
  [
    "lines before the first heading are in none",
    ["Signed in as Ola", "## Dented door", "Paid"],
    ["Dented door Paid"],
  ],
  ["a heading with nothing under it is none", ["# Claims", "## Dented door", "Paid"], ["Dented door Paid"]],
  ["four lines under a heading are one", ["## Kiln", "a", "b", "c", "d"], ["Kiln a b c d"]],
  ["more lines are a part of the page", ["## Kiln", "a", "b", "c", "d", "e"], []],
  ["a number is no heading", ["## Parcel", "#4411 sent"], ["Parcel #4411 sent"]],
  ["a page without headings has none", ["Parcel", "Sent"], []],
])("%s", (_, lines, texts) => {
  expect(textsOf(...lines)).toEqual(texts);
});

const goal = "Report a cracked window for the Harbour flat";
const cards = (...lines: string[]) => cardsFor(aPage("", { text: lines.join("\n") }), goal);

it.each<[string, string[], string[]]>([
  ["a card with a heading of its own", ["## Cracked window", "Received"], ["Cracked window Received"]],
  ["none that waits", ["## Cracked window", "Draft"], []],
  ["none whose heading says that it waits", ["## Drafts", "Cracked window"], []],
  [
    "none under what another thing is called by",
    ["## Garden flat", "Cracked window", "## Harbour flat", "Leaking tap"],
    ["Harbour flat Leaking tap"],
  ],
  [
    "none of another thing, though it says something that the thing's own card does as well",
    ["## Garden flat", "Cracked window", "Received", "## Harbour flat", "Received"],
    ["Harbour flat Received"],
  ],
  [
    "one that says no more than the thing's own card does",
    ["## Garden flat", "Cracked window", "## Harbour flat", "Cracked window"],
    ["Garden flat Cracked window", "Harbour flat Cracked window"],
  ],
])("for a goal there is %s", (_, lines, texts) => {
  expect(cards(...lines)).toEqual(texts);
});
