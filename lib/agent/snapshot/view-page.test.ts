import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { tokenEstimate } from "./token-estimate";
import { viewPage } from "./view-page";

const outline = (count: number) =>
  Array.from({ length: count }, (_, at) => `button "Rename the bed number ${at}" #b${at}`).join("\n");
const pageOf = (count: number) =>
  aPage(outline(count), {
    url: "https://garden.test/beds",
    text: Array.from({ length: count }, (_, at) => `Bed ${at} has been dug and watered`).join("\n"),
  });
const small = pageOf(5);
const large = pageOf(400);
const view = (page: typeof small, tokenBudget: number, text: boolean, focus = "") =>
  viewPage(page, { focus, tokenBudget, text });

describe("the view of a page", () => {
  it.each([true, false])(
    "shows all of a page that fits, and is the same for every question (text: %s)",
    (text) => {
      const seen = view(small, 2_000, text, "bed 3");
      expect(seen).toBe(view(small, 2_000, text, "something else"));
      for (const { id } of small.nodes) expect(seen.text).toContain(id);
    },
  );

  it.each([
    [300, true],
    [300, false],
    [1_500, true],
    [1_500, false],
  ])("keeps to %d tokens on a page that does not fit, and uses most of them (text: %s)", (budget, text) => {
    const { text: seen, digest } = view(large, budget, text);
    const used = tokenEstimate(seen);
    expect(used).toBeLessThanOrEqual(budget);
    expect(used).toBeGreaterThan(budget * 0.6);
    expect(digest.omittedNodes).toBeGreaterThan(0);
    expect(seen).toMatch(/more elements\)/);
  });

  it("is all of the page and no text for rules, whatever they ask", () => {
    const seen = viewPage(large, { focus: "bed 3", tokenBudget: 300, text: true, offline: true });
    expect(seen).toBe(viewPage(large, { focus: "", tokenBudget: 9, text: false, offline: true }));
    expect(seen).toMatchObject({
      text: "",
      digest: { nodes: large.nodes, lines: large.lines, omittedNodes: 0 },
    });
  });

  it("is cut for rules too on a page of thousands", () => {
    const huge = pageOf(1_500);
    const { digest } = viewPage(huge, { focus: "bed 3", tokenBudget: 1_500, text: true, offline: true });
    expect(digest.nodes.length).toBeLessThan(huge.nodes.length);
  });

  it("keeps what the question is about", () => {
    expect(view(large, 300, false, "Rename the bed number 377").text).toContain("b377");
  });
});
