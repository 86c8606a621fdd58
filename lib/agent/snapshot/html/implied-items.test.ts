import { expect, it } from "vitest";
import { nodesFromHtml } from "./from-html";

const box = (id: string): string => `<div${id ? ` id=${id}` : ""}><b>Kale</b><a href=/>more</a></div>`;

const itemsIn = (markup: string): number =>
  nodesFromHtml(markup, "https://garden.test/").drafts.filter(({ role }) => role === "item").length;

it("is told of no part that stands right in the page", () => {
  const boxes = `${box("")}${box("")}`;
  expect(itemsIn(`<body>${boxes}</body>`)).toBe(0);
  expect(itemsIn(boxes)).toBe(0);
  expect(itemsIn(`<body><div>${boxes}</div></body>`)).toBe(2);
  expect(itemsIn(`<body><nav></nav><section>${boxes}</section></body>`)).toBe(2);
});

it.each<[string, readonly string[], number]>([
  ["without names", ["", ""], 2],
  ["with names of their own in the page", ["content", "menu"], 0],
  ["with names of one kind", ["bed-a", "bed-b"], 2],
  ["with names that are made up", ["c7f1", "m90e"], 2],
])("boxes %s", (_, ids, count) => {
  const { drafts } = nodesFromHtml(`<main>${ids.map(box).join("")}</main>`, "https://garden.test/");
  expect(drafts.filter(({ role }) => role === "item")).toHaveLength(count);
});

const row = (inner: string): string => `<div class=row><div>${inner}</div></div>`;
const fold = row("<button>Herbs</button>");
const rows = (count: number): string =>
  row("<input type=checkbox> <b>Kale</b> <a href=/>more</a>").repeat(count);

it.each<[string, string, number]>([
  ["with the row that folds the group above them", fold + rows(4), 4],
  ["with one that is yet to be filled", rows(4) + row(""), 4],
  ["of which as many are of another kind", fold.repeat(3) + rows(4), 0],
  ["that are few", fold + rows(2), 0],
])("rows of a list %s", (_, markup, count) => {
  expect(itemsIn(`<main><div>${markup}</div></main>`)).toBe(count);
});

it.each<[string, string, number]>([
  ["a row each", "<div class=group role=rowgroup><div role=row>$</div></div>", 0],
  ["a row each, without a role of their own", "<div class=group><div role=row>$</div></div>", 0],
  ["what has no role", "<div class=group><div>$</div></div>", 3],
])("boxes around %s", (_, box, count) => {
  const boxes = box.replace("$", "<div>Kale</div><button>Water</button>").repeat(3);
  expect(itemsIn(`<main><div class=body>${boxes}</div></main>`)).toBe(count);
});
