import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pieceChars, splitPieces } from "./split-pieces";

const words = (text: string): string[] => text.match(/[^\s#]+/g) ?? [];

describe("a document in pieces", () => {
  it("keeps short paragraphs together and sections apart", () => {
    const text = "# Refunds\n\nWithin 30 days.\n\nBy the form.\n\n# Shipping\nTwo days.";
    expect(splitPieces(text)).toEqual(["# Refunds\nWithin 30 days.\nBy the form.", "# Shipping\nTwo days."]);
  });

  it("repeats a section's heading before each of its pieces", () => {
    const pieces = splitPieces(`# Rules\n\n${"A rule of the house. ".repeat(200)}`);
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) expect(piece.startsWith("# Rules\n")).toBe(true);
  });

  it("is nothing for a text without words", () => {
    expect(splitPieces(" \n\n \t ")).toEqual([]);
  });

  it("loses no word, keeps their order, and stays within the limit", () => {
    const line = fc.oneof(
      fc
        .array(fc.stringMatching(/^[a-z]{1,12}[.,]?$/), { minLength: 1, maxLength: 90 })
        .map((all) => all.join(" ")),
      fc.stringMatching(/^[a-z]{1300,2600}$/),
      fc.constantFrom("", "", "# One", "## Two words"),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = lines.join("\n");
        const pieces = splitPieces(text);
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(pieceChars);
        const headings = new Set(["One", "Two", "words"]);
        const plain = (all: string[]): string => all.filter((word) => !headings.has(word)).join("");
        expect(plain(pieces.flatMap(words))).toBe(plain(words(text)));
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});
