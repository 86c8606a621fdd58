import { expect, it } from "vitest";
import { sectionsOf } from "./sections";

it.each<[string, string[], string[]]>([
  [
    "a heading with the lines under it is one card",
    ["## A loose gutter", "Roof care · 96.40 €", "Received"],
    ["A loose gutter Roof care · 96.40 € Received"],
  ],
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
  expect(sectionsOf({ lines })).toEqual(texts);
});
