import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundNodes } from "./bound-nodes";
import { buildSnapshot } from "./build-snapshot";
import type { NodeDraft } from "./node-draft";

const aDraft = (index: number, parent = -1): NodeDraft => ({
  id: `${index}`,
  role: "region",
  name: `${index}`,
  states: [],
  parent,
  path: "",
  frame: "",
});

describe("boundNodes", () => {
  it("keeps the beginning and the end of a page with too many elements", () => {
    const all = Array.from({ length: 20 }, (_, index) => aDraft(index));
    const { drafts, left } = boundNodes(all, 10);
    expect(drafts.map(({ id }) => Number(id))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 18, 19]);
    expect(left).toBe(10);
  });

  it("leaves every element below one that stands before it and that was above it all along", () => {
    const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(parents, fc.integer({ min: 5, max: 40 }), (picks, limit) => {
        const all = picks.map((pick, index) => aDraft(index, (pick % (index + 1)) - 1));
        const above = (index: number): number[] =>
          index < 0 ? [-1] : [index, ...above(all[index]?.parent ?? -1)];
        const { drafts, left } = boundNodes(all, limit);
        expect(drafts.length + left).toBe(all.length);
        expect(drafts.length).toBeLessThanOrEqual(Math.max(limit, 0));
        drafts.forEach((draft, index) => {
          expect(draft.parent).toBeLessThan(index);
          const parent = draft.parent < 0 ? -1 : Number(drafts[draft.parent]?.id);
          expect(above(Number(draft.id)).slice(1)).toContain(parent);
        });
      }),
    );
  });

  it("bounds what an element holds, and leaves alone what fits", () => {
    const long = "x".repeat(9_000);
    const big = { ...aDraft(0), value: long, href: long, testId: long, placeholder: long };
    const [bounded] = boundNodes([big]).drafts;
    expect([bounded?.value?.length, bounded?.href?.length, bounded?.testId?.length]).toEqual([
      4000, 4000, 200,
    ]);
    expect(bounded?.placeholder).toHaveLength(200);
    const small = { ...aDraft(0), value: "Jas" };
    expect(boundNodes([small]).drafts[0]).toBe(small);
  });
});

describe("a page that is too large", () => {
  it("is read in part, and the snapshot says how much is missing", () => {
    const dom = `<main>${"<button>Go</button>".repeat(7_000)}</main>`;
    const snapshot = buildSnapshot({ url: "http://a.test/", dom, treeTruncated: 5 });
    expect(snapshot.nodes).toHaveLength(5_000);
    expect(snapshot.truncated).toBe(7_001 - 5_000 + 5);
  });

  it("has paths that do not grow with its depth", () => {
    const dom = '<section aria-label="A long name of a part of the page"><ul><li>'.repeat(150);
    const { nodes } = buildSnapshot({ url: "http://a.test/", dom });
    expect(nodes.length).toBeGreaterThan(100);
    expect(Math.max(...nodes.map(({ path }) => path.length))).toBeLessThanOrEqual(400);
  });
});
