import { expect, it } from "vitest";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { matchNodes } from "./match-nodes";

const node = (id: string, value: string, name = ""): SkeletonNode => ({
  id,
  role: "combobox",
  name,
  states: [],
  value,
  parent: -1,
  path: "",
  frame: "",
});
/** So many that a single one that looks otherwise takes nothing from what ids are worth. */
const others = Array.from({ length: 100 }, (_, at) => node(`other${at}`, "", `Field ${at}`));
const toAfter = (before: SkeletonNode[], after: SkeletonNode[]): number[] => [
  ...matchNodes([...before, ...others], [...after, ...others]).toAfter.slice(0, before.length),
];

it.each<[string, SkeletonNode[], SkeletonNode[], number[]]>([
  [
    "an id that another one counts on from says no more than that one: the first field took the choice, and was numbered otherwise before",
    [node("own", "Column"), node("list", "=")],
    [node("list", "Country"), node("list~1", "=")],
    [0, 1],
  ],
  [
    "the same, where the count stands on the page before",
    [node("list", "Country"), node("list~1", "=")],
    [node("own", "Column"), node("list", "=")],
    [0, 1],
  ],
  ["any other id tells", [node("a", "1"), node("b", "1")], [node("b", "1"), node("a", "1")], [1, 0]],
])("%s", (_, before, after, expected) => {
  expect(toAfter(before, after)).toEqual(expected);
});

it("finds the sum below a list again, though the entry that went from above it shares numbers and units with it", () => {
  const row = (id: string, name: string): SkeletonNode => ({ ...node(id, "", name), role: "row" });
  const before = [
    row("a", "Pears.txt 15 B 24 May 4:00 PM 0644"),
    row("b", "Size in all: 60 B in 5 of 9 files"),
  ];
  const after = [row("c", "Size in all: 45 B in 4 of 8 files")];
  expect(toAfter(before, after)).toEqual([-1, 0]);
});

it("finds the buttons of cards again that exchanged their names: each stands in its own card still", () => {
  const card = (id: string, label: string): SkeletonNode => ({ ...node(id, "", label), role: "region" });
  const button = (id: string, name: string, parent: number): SkeletonNode => ({
    ...node(id, "", name),
    role: "button",
    parent,
    path: `region:${parent}`,
  });
  const page = (first: string, second: string): SkeletonNode[] => [
    card("a", "Starter"),
    card("b", "Team"),
    button("pick-a", first, 0),
    button("pick-b", second, 1),
  ];
  expect([...matchNodes(page("Selected", "Select"), page("Select", "Selected")).toAfter]).toEqual([
    0, 1, 2, 3,
  ]);
});

it.each<[string, string, string]>([
  [
    "the panels of an accordion that say the same",
    "Lorem ipsum dolor sit amet",
    "Lorem ipsum dolor sit amet",
  ],
  ["or nearly the same", "Lorem ipsum dolor sit amet now", "Lorem ipsum dolor sit amet then"],
])("finds again by their headings %s, when another one is open", (_, first, second) => {
  const item = (id: string, name: string): SkeletonNode => ({ ...node(id, "", name), role: "item" });
  const heading = (name: string, parent: number): SkeletonNode => ({
    ...node(name, "", name),
    role: "heading",
    parent,
    path: `item:${parent}`,
  });
  const page = (one: string, two: string): SkeletonNode[] => [
    item("1", `Panel 1${one}`),
    item("2", `Panel 2${two}`),
    heading("Panel 1", 0),
    heading("Panel 2", 1),
  ];
  expect([...matchNodes(page(` ${first}`, ""), page("", ` ${second}`)).toAfter]).toEqual([0, 1, 2, 3]);
});

it("takes no entry for another one because of a button that went from one to the other", () => {
  const item = (id: string, name: string): SkeletonNode => ({ ...node(id, "", name), role: "item" });
  const choose = (parent: number): SkeletonNode => ({
    ...node("choose", "", "Set as default"),
    role: "button",
    parent,
    path: `item:${parent}`,
  });
  const before = [item("1", "Standard theme, default"), item("2", "Wide theme"), choose(1)];
  const after = [item("1", "Standard theme"), item("2", "Wide theme, default"), choose(0)];
  expect([...matchNodes(before, after).toAfter.slice(0, 2)]).toEqual([0, 1]);
});
