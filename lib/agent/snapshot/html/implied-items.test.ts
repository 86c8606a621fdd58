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
