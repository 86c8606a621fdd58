import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { similarity } from "./similarity";
import { skeletonOf } from "./skeleton";

const runs = { seed: 3, numRuns: 300 };
const element = fc.record({
  role: fc.constantFrom("button", "link", "item", "heading", "textbox"),
  name: fc.constantFrom("", "Save", "Open", "Bed", "Note"),
});
const page = fc
  .array(element, { maxLength: 30 })
  .map((all) => skeletonOf(aPage(all.map(({ role, name }) => `${role} "${name}"`).join("\n"))));
const of = (outline: string) => skeletonOf(aPage(outline));

describe("similarity", () => {
  it("is the same both ways, between 0 and 1, and 1 for a page and itself", () => {
    fc.assert(
      fc.property(page, page, (a, b) => {
        const both = similarity(a, b);
        expect(both).toBe(similarity(b, a));
        expect(both).toBeGreaterThanOrEqual(0);
        expect(both).toBeLessThanOrEqual(1);
        expect(similarity(a, a)).toBe(1);
      }),
      runs,
    );
  });

  it("falls with what is taken away, and does not care for order", () => {
    fc.assert(
      fc.property(page, fc.nat(), (all, pick) => {
        if (all.nodes.length === 0) return;
        const less = { ...all, nodes: all.nodes.toSpliced(pick % all.nodes.length, 1) };
        expect(similarity(all, less)).toBeLessThan(1);
        expect(similarity(all, { ...all, nodes: all.nodes.toReversed() })).toBe(1);
      }),
      runs,
    );
  });

  it.each<[string, string, string, number]>([
    ["two empty pages", "", "", 1],
    ["an empty page and another", "", 'button "Save"', 0],
    ["pages that share nothing", 'button "Save"', 'button "Send"', 0],
    ["the same name in another role", 'button "Save"', 'link "Save"', 0],
    ["as many again of one element", 'button "Save"', 'button "Save"\nbutton "Save"', 0.5],
    [
      "what can be acted on weighs more: kept",
      'button "Save"\nheading "Old"',
      'button "Save"\nheading "New"',
      3 / 5,
    ],
    [
      "what can be acted on weighs more: lost",
      'button "Save"\nheading "Old"',
      'button "Send"\nheading "Old"',
      1 / 7,
    ],
    [
      "other values and states of the same elements",
      'textbox "Name" ="Ann"',
      'textbox "Name" ="Bo" [invalid]',
      1,
    ],
    [
      "the same elements in a container of another name",
      'form "Step 1"\n  button "Next"',
      'form "Step 2"\n  button "Next"',
      3 / 5,
    ],
  ])("of %s", (_, a, b, expected) => {
    expect(similarity(of(a), of(b))).toBeCloseTo(expected, 10);
  });
});
