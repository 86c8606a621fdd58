import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isTurnedByHeading, standsInNoOrder } from "./sorted-rows";

const page = (...rows: string[]) =>
  `combobox "Sort by" ="Price: lowest first" #sort |"Featured|Price: lowest first"\nlist "Goods"\n${rows.map((row) => `  item "${row}"`).join("\n")}`;
const before = page("Mat € 9", "Shelf € 89", "Desk € 310", "Stool € 40", "Lamp € 105").replace(
  '="Price: lowest first"',
  '="Featured"',
);

it.each<[string, string, string[], boolean]>([
  [
    "as words are",
    "lowest price first",
    ["Lamp € 105", "Desk € 310", "Stool € 40", "Shelf € 89", "Mat € 9"],
    true,
  ],
  ["as they did", "lowest price first", ["Mat € 9", "Shelf € 89", "Desk € 310", "Stool € 40"], true],
  ["the other way round", "lowest price first", ["Desk € 310", "Lamp € 105", "Shelf € 89", "Mat € 9"], true],
  ["by their price", "lowest price first", ["Mat € 9", "Stool € 40", "Shelf € 89", "Lamp € 105"], false],
  [
    "by one of two numbers",
    "lowest price first",
    ["Mat 4 € 9", "Stool 2 € 40", "Oak 9 € 89", "Lamp 1 € 105"],
    false,
  ],
  ["all alike", "lowest price first", ["Mat € 9", "Stool € 9", "Shelf € 9", "Lamp € 9"], false],
  ["as few as tell nothing", "lowest price first", ["Shelf € 89", "Mat € 9"], false],
  ["without numbers", "lowest price first", ["Mat", "Shelf", "Desk", "Stool"], false],
  ["by what is newest", "newest first", ["Mat 3 May", "Shelf 1 June", "Desk 9 April", "Stool 4 May"], false],
  ["where no way is said", "price", ["Lamp € 105", "Desk € 310", "Stool € 40", "Shelf € 89"], false],
])("the entries stand %s", (_, by, rows, expected) => {
  const ground = groundOf(
    aVerificationCase({ step: `Sort the goods by ${by}`, before, after: page(...rows), on: "#sort" }),
  );
  expect(standsInNoOrder(ground)).toBe(expected);
});

it.each<[string, string, string[], boolean]>([
  [
    "and tells how often it was pressed",
    "2 Name 1 Harbour",
    ["Skua Bergen", "Alma Oslo", "Tern Bergen"],
    true,
  ],
  ["and they stand as before", "2 Name 1 Harbour", ["Alma Oslo", "Skua Bergen", "Tern Bergen"], false],
])(
  "the rows below a heading came to stand otherwise, which counts the columns now %s",
  (_, head, rows, says) => {
    const table = (heading: string, own: readonly string[]) =>
      `table "Boats" #boats\n  row "${heading}" #head\n    link "Harbour" >/boats?o=2 #harbour\n${own.map((row) => `  row "${row}" #${row.replace(" ", "-")}`).join("\n")}`;
    const ground = groundOf(
      aVerificationCase({
        step: "Sort the boats by harbour",
        before: table("Name Harbour", ["Alma Oslo", "Skua Bergen", "Tern Bergen"]),
        after: table(head, rows),
        on: "#harbour",
      }),
    );
    expect(isTurnedByHeading(ground)).toBe(says);
  },
);
