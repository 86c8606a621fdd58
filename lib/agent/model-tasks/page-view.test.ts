import { describe, expect, it } from "vitest";
import { PageView } from "./page-view";

const node = { id: "1", role: "button", name: "Save", states: [], parent: -1, path: "", frame: "" };
const digest = { url: "", title: "", nodes: [node], omittedNodes: 0, lines: ["Save"], omittedLines: 0 };

describe("a page as a model task takes it", () => {
  it("hands on the lists of elements and lines that it was given, so that what is found out about them is found again", () => {
    const read = PageView.parse({ digest, text: "" }).digest;
    expect(read.nodes).toBe(digest.nodes);
    expect(read.lines).toBe(digest.lines);
  });

  it.each([
    ["elements", { nodes: [{ ...node, role: "no such role" }] }],
    ["lines", { lines: ["Save", 1] }],
    ["lines", { lines: undefined }],
  ])("takes no other %s", (_what, wrong) => {
    expect(PageView.safeParse({ digest: { ...digest, ...wrong }, text: "" }).success).toBe(false);
  });
});
