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
