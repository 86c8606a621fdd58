import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { InteractiveElement } from "@/lib/contracts/page-element";
import { buildSnapshot } from "./build-snapshot";
import { diffPages } from "./diff-pages";
import { skeletonOf } from "./skeleton";

const listId = "list";
/** The last is the largest page that can still gain an element: with its list it has 4,999. Ids that count are soon found out on a small page only. */
const sizes = { living: [10, 100, 1_000, 4_998], counting: [10], same: [10, 100, 1_000, 4_998] };
/** Large pages are drawn less often. */
const runs = (size: number) => ({
  seed: 20_260_101,
  numRuns: Math.max(3, Math.floor(4_000 / size)),
  endOnFailure: true,
});

type Known = { r: string; n: string; s: string[]; inList: boolean; known: number };
const roles = ["btn", "link", "inp", "chk", "item", "gen"];
/** Few names, so that most elements share role and name with others. */
const names = ["", "Water", "Prune", "Open", "Bed one", "Bed two", "Note"];
const states = [[], ["checked"], [".active"]];

/** As many elements as asked for, drawn by one number, so that a failure can be read. */
function elementsOf(size: number, seed: number): Known[] {
  let state = seed % 65_536;
  const draw = (most: number): number => {
    state = (state * 25_173 + 13_849) % 65_536;
    return Math.floor((state / 65_536) * most);
  };
  const one = <T>(all: readonly T[], otherwise: T): T => all[draw(all.length)] ?? otherwise;
  return Array.from({ length: size }, (_, known) => ({
    r: one(roles, "btn"),
    n: one(names, ""),
    s: one(states, []),
    inList: draw(2) === 1,
    known,
  }));
}

/** Ids that live as long as their elements, ids that count, and one id for all. */
const idModes = {
  living: (one: Known) => `e${one.known}`,
  counting: (_: Known, at: number) => String(at),
  same: () => "x",
} as const;

const pageOf = (all: readonly Known[], idOf: (one: Known, at: number) => string): PageSnapshot => {
  const tree: InteractiveElement[] = all.map((one, at) => ({
    i: idOf(one, at),
    r: one.r,
    n: one.n,
    s: one.s,
    ...(one.inList ? { c: listId } : {}),
  }));
  return buildSnapshot({
    url: "https://garden.test/",
    interactiveTree: [{ i: listId, r: "list", n: "All" }, ...tree],
  });
};

const aPage = (size: number) => fc.record({ seed: fc.nat(), at: fc.nat(size - 1), to: fc.nat(size - 1) });
const fresh: Known = { r: "btn", n: "Harvest", s: [], inList: true, known: 1_000_000 };

/** Lines that a difference is told in: one an element. */
const linesOf = (before: PageSnapshot, after: PageSnapshot) => {
  const { appeared, disappeared, changed } = diffPages(skeletonOf(before), after);
  return { came: appeared.length, went: disappeared.length, changed: changed.length };
};

describe.each(Object.keys(idModes) as (keyof typeof idModes)[])("a diff of pages with %s ids", (mode) => {
  const page = (all: readonly Known[]) => pageOf(all, idModes[mode]);

  it.each(sizes[mode])(
    "tells one line of one that came, went or was renamed among %i, and none of one that moved",
    (size) => {
      fc.assert(
        fc.property(aPage(size), ({ seed, at, to }) => {
          const all = elementsOf(size, seed);
          const before = page(all);
          const moved = all[at] ?? fresh;
          const renamed = all.map((one, index) => (index === at ? { ...one, n: "Quite another name" } : one));
          expect(linesOf(before, page(all.toSpliced(at, 0, fresh)))).toEqual({
            came: 1,
            went: 0,
            changed: 0,
          });
          expect(linesOf(before, page(all.toSpliced(at, 1)))).toEqual({ came: 0, went: 1, changed: 0 });
          expect(linesOf(before, page(renamed))).toEqual({ came: 0, went: 0, changed: 1 });
          expect(linesOf(before, page(all.toSpliced(at, 1).toSpliced(to, 0, moved)))).toEqual({
            came: 0,
            went: 0,
            changed: 0,
          });
        }),
        runs(size),
      );
    },
    60_000,
  );

  it("loses no element: each is found again, came or went", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        const [before, after] = [page(elementsOf(60, one)), page(elementsOf(45, other))];
        const { match, appeared, disappeared } = diffPages(skeletonOf(before), after);
        const found = [...match.toAfter].filter((index) => index !== -1);
        expect(before.nodes).toHaveLength(61);
        expect(new Set(found).size).toBe(found.length);
        expect(found.length + disappeared.length).toBe(before.nodes.length);
        expect(found.length + appeared.length).toBe(after.nodes.length);
        match.toAfter.forEach((index, at) => {
          if (index === -1) return;
          expect(match.toBefore[index]).toBe(at);
          expect(after.nodes[index]?.role).toBe(before.nodes[at]?.role);
        });
      }),
      { seed: 11, numRuns: 60 },
    );
  });
});

describe("a diff of pages", () => {
  const rows = (...names: string[]): InteractiveElement[] => [
    { i: "t", r: "tbl", n: "Tools" },
    ...names.map((n) => ({ i: `row-${n}`, r: "row", n, c: "t" })),
    { i: "u", r: "list", n: "Other" },
    { i: "o1", r: "item", n: "Rope", c: "u" },
    { i: "o2", r: "item", n: "Tarp", c: "u" },
  ];
  const diff = (
    before: InteractiveElement[],
    after: InteractiveElement[],
    lines: [string, string] = ["", ""],
  ) => {
    const of = (tree: InteractiveElement[], pageText: string) =>
      buildSnapshot({ url: "https://garden.test/", interactiveTree: tree, pageText });
    const second = of(after, lines[1]);
    return { ...diffPages(skeletonOf(of(before, lines[0])), second), nodes: second.nodes };
  };
  const named = (nodes: readonly SkeletonNode[], indices: readonly number[]) =>
    indices.map((at) => nodes[at]?.name);

  it("tells another order once, of the container that holds it", () => {
    const { reordered, changed, appeared, disappeared, nodes } = diff(
      rows("Rake", "Hoe", "Saw", "Axe"),
      rows("Axe", "Saw", "Hoe", "Rake"),
    );
    expect(named(nodes, reordered)).toEqual(["Tools"]);
    expect([...changed, ...appeared, ...disappeared]).toEqual([]);
  });

  it("takes neither a new nor a missing item for another order", () => {
    expect(diff(rows("Rake", "Hoe"), rows("Saw", "Rake", "Hoe")).reordered).toEqual([]);
    expect(diff(rows("Rake", "Hoe", "Saw"), rows("Hoe", "Saw")).reordered).toEqual([]);
  });

  it("compares lines as often as they stand there, wherever they do", () => {
    const { linesAdded, linesRemoved } = diff(rows(), rows(), ["Rain\nSun\nSun", "Sun\n SUN \nSun\nFog"]);
    expect(linesAdded).toEqual(["Sun", "Fog"]);
    expect(linesRemoved).toEqual(["Rain"]);
  });

  it("tells each thing that changed of an element, and focus apart", () => {
    const one = (parts: Partial<InteractiveElement>): InteractiveElement[] => [
      { i: "1", r: "inp", n: "Depth", ...parts },
    ];
    expect(
      diff(one({ v: "1", s: ["required"] }), one({ v: "2", s: ["invalid", "focused"] })).changed,
    ).toMatchObject([
      { value: { from: "1", to: "2" }, statesAdded: ["invalid"], statesRemoved: ["required"], focus: true },
    ]);
    expect(diff(one({}), one({ s: ["focused"] })).changed).toMatchObject([
      { statesAdded: [], statesRemoved: [], focus: true },
    ]);
    expect(diff(one({ s: ["offscreen"] }), one({})).changed).toEqual([]);
  });
});
