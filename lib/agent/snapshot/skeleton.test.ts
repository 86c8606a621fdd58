import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SkeletonNode, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { aPage } from "@/tests/support/a-page";
import { beforeStateOf, skeletonOf, textDigestOf } from "./skeleton";

const outline = `
  form "Order" #f
    textbox "Bulbs" ="12" #bulbs
    checkbox "Gift" [unchecked] #gift
    link "Prices" >https://garden.test/prices #prices
  status "In stock" #stock`;
const hashOf = (text: string, facts = {}) => aPage(text, facts).hash;

describe("what is kept of an element", () => {
  it("is all of it but where it stands on the screen", () => {
    const kept: Required<SkeletonNode> = {
      ...{ id: "a", role: "textbox", name: "Name", states: ["checked"], parent: -1, path: "p", frame: "f" },
      ...{ value: "v", description: "d", placeholder: "p", href: "h", inputType: "text", testId: "t" },
      ...{
        options: ["o"],
        controls: ["c"],
        nearText: "n",
        occluded: true,
        textLines: [0, 1],
        textHash: "1f",
      },
    };
    expect(Object.keys(kept).sort()).toEqual(Object.keys(SkeletonNode.shape).sort());
    const page = {
      ...aPage(""),
      nodes: [{ ...kept, box: [0, 0, 1, 1], scroll: "x" } satisfies SnapshotNode],
    };
    expect(skeletonOf(page).nodes).toEqual([kept]);
    expect(Object.keys(skeletonOf(aPage(outline)).nodes[0] ?? {})).not.toContain("value");
  });
});

describe("the hash of a page", () => {
  it("is equal for equal pages, whatever their ids are", () => {
    const ids = fc.array(fc.stringMatching(/^[a-z0-9]{1,12}$/), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(ids, (names) => {
        let at = 0;
        const renamed = outline.replace(/#\w+/g, () => `#${names[at++]}_${at}`);
        expect(hashOf(renamed)).toBe(hashOf(outline));
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  it.each([
    ["focus", outline.replace("#bulbs", "[focused] #bulbs")],
    ["what is scrolled out of view", outline.replace("#stock", "[offscreen] #stock")],
    ["a test id or placeholder", outline.replace("#bulbs", '~"how many" #bulbs')],
  ])("does not change with %s", (_, other) => {
    expect(hashOf(other)).toBe(hashOf(outline));
  });

  it.each([
    ["a value", outline.replace('"12"', '"13"')],
    ["an empty value in place of none", outline.replace("#stock", '="" #stock')],
    ["a state", outline.replace("unchecked", "checked")],
    ["a name", outline.replace("In stock", "Sold out")],
    ["where a link leads", outline.replace("/prices", "/sale")],
    ["an element more", `${outline}\n  button "Send"`],
    ["another order", outline.replace("form", "region")],
    ["the name of a container", outline.replace('"Order"', '"Offer"')],
  ])("changes with %s", (_, other) => {
    expect(hashOf(other)).not.toBe(hashOf(outline));
  });

  it("changes with the visible text, but not where one line ends and the next begins in a name", () => {
    expect(hashOf(outline, { text: "Spring" })).not.toBe(hashOf(outline, { text: "Autumn" }));
    expect(hashOf('button "ab"\nbutton "c"')).not.toBe(hashOf('button "a"\nbutton "bc"'));
  });
});

describe("what is kept of a page before an action", () => {
  it("is all meaning without geometry", () => {
    const page = aPage(outline, { title: "Bulbs", text: "Spring" });
    const [first] = page.nodes;
    if (!first) throw new Error("a page of elements");
    const placed = {
      ...page,
      nodes: [{ ...first, box: [1, 2, 3, 4] as [number, number, number, number], scroll: "9%" }],
    };
    expect(skeletonOf(placed)).toEqual({ nodes: [first], textDigest: ["Spring"] });
    expect(beforeStateOf({ ...page, activeElement: "bulbs" })).toEqual({
      url: page.url,
      domHash: page.hash,
      title: "Bulbs",
      activeElement: "bulbs",
      semanticSkeleton: { nodes: page.nodes, textDigest: ["Spring"] },
    });
    expect(beforeStateOf(page)).not.toHaveProperty("activeElement");
  });

  it("holds a bounded part of the text", () => {
    const digest = textDigestOf([...Array.from({ length: 900 }, (_, at) => `line ${at}`), "x"]);
    expect(digest).toHaveLength(400);
    expect(textDigestOf(["y".repeat(1_000)])[0]?.length).toBe(161);
  });
});
