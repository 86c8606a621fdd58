import { expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { partAround } from "./part-around";

const node = (id: string, role: SnapshotNode["role"], name: string, more: Partial<SnapshotNode> = {}) => ({
  id,
  role,
  name,
  states: [],
  parent: -1,
  path: "",
  frame: "",
  ...more,
});
const isIda = (line: string): boolean => line.includes("Ida");

it("a row is told by its lines and the heading over them", () => {
  const nodes = [
    node("t", "table", "Guests"),
    node("r", "row", "Ida 3 Edit", { parent: 0, textLines: [2, 3] }),
    node("b", "button", "Edit", { parent: 1 }),
  ];
  const lines = ["# Guests", "Name | Beds", "Ida | 3 | Edit"];
  expect(partAround(nodes, lines, "b", isIda)).toEqual({ over: "# Guests", lines: ["Ida | 3 | Edit"] });
});

const links = [node("a", "link", "Edit"), node("b", "link", "Edit"), node("c", "link", "Edit")];
const cards = ["# All", "## Bo", "2 beds", "Edit", "## Ida", "3 beds", "Edit", "## Cy", "1 bed", "Edit"];
it.each<[string, string, string[], { over: string; lines: string[] } | undefined]>([
  ["from its heading on", "b", cards, { over: "", lines: ["## Ida", "3 beds", "Edit"] }],
  [
    "from the line that names it on",
    "b",
    cards.map((line) => line.replace("## ", "")),
    { over: "# All", lines: ["Ida", "3 beds", "Edit"] },
  ],
  ["by nothing where the lines name another one", "a", cards, undefined],
  ["by nothing where they are too many", "b", ["Edit", "Ida", ..."abcdef", "Edit"], undefined],
  ["by nothing where the element is not seen", "b", ["Ida", "3 beds"], undefined],
])("without markup it is told %s", (_, id, lines, part) => {
  expect(partAround(links, lines, id, isIda)).toEqual(part);
});

it("an element called like the thing begins it", () => {
  const nodes = [node("a", "link", "Bo"), node("b", "link", "Ida"), node("c", "link", "Cy")];
  const told = ["Bo", "2 beds", "Ida", "3 beds", "Cy", "1 bed"];
  expect(partAround(nodes, told, "b", isIda)).toEqual({ over: "", lines: ["Ida", "3 beds"] });
  const headed = ["## Monday", "Bo", "Ida", "## Tuesday", "Cy"];
  expect(partAround(nodes, headed, "b", isIda)).toEqual({ over: "## Monday", lines: ["Ida"] });
});
