import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findNames } from "./find-names";

const found = (names: readonly string[], lines: readonly string[], holding: readonly string[] = []) =>
  findNames(
    names.map((text) => ({ text, holds: holding.includes(text) })),
    lines,
  ).map((place) => place && `${place.line}:${place.column}`);

const story = Array.from({ length: 200 }, (_, at) => `Day ${at} of a long journey over land and sea`);

describe("finding names in the text that shows them", () => {
  it.each<[string, string[], string[], (string | undefined)[]]>([
    ["in their order", ["Beds", "Tools"], ["Our Beds and Tools"], ["0:4", "0:13"]],
    ["each after the one before it", ["Edit", "Edit"], ["Mint Edit", "Sage Edit"], ["0:5", "1:5"]],
    ["as whole words", ["Bed", "Tool"], ["Beds", "Bed 2, Toolshed"], ["1:0", undefined]],
    ["in their own case", ["beds"], ["Beds"], [undefined]],
    ["in other scripts", ["Грядки"], ["Наши Грядки"], ["0:5"]],
    ["behind what begins an item or a heading", ["Beds", "Tools"], ["- Beds", "## Tools"], ["0:2", "1:3"]],
    ["also where they go on in the next line", ["Ida Gardener"], ["### Ida", "- Gardener"], ["0:4"]],
    ["by their beginning where they were cut", ["All about mulc…"], ["All about mulching"], ["0:0"]],
    [
      "by their beginning where the client cut them within a word",
      [`${"a".repeat(75)} mulc`],
      [`${"a".repeat(75)} mulching`],
      ["0:0"],
    ],
    ["not where they say nothing", ["", "×"], ["× ×"], [undefined, undefined]],
    ["not at all without text", ["Beds"], [], [undefined]],
  ])("%s", (_, names, lines, expected) => {
    expect(found(names, lines)).toEqual(expected);
  });

  it("finds what stands far below the one before", () => {
    expect(found(["Start", "End"], ["Start", ...story, "End"])).toEqual(["0:0", "201:0"]);
  });

  it("lets a name that stands elsewhere by chance lead nobody astray", () => {
    const lines = ["Home", "Beds", "Tools", "Help", ...story, "Share this with friends"];
    expect(found(["Share", "Home", "Beds", "Tools", "Help"], lines)).toEqual([
      undefined,
      "0:0",
      "1:0",
      "2:0",
      "3:0",
    ]);
  });

  it("tells names that stand there often by those between them that stand there once", () => {
    const lines = ["Edit the page", "Mint", "Edit", "Sage", "Edit"];
    expect(found(["Mint", "Edit", "Sage", "Edit"], lines)).toEqual(["1:0", "2:0", "3:0", "4:0"]);
  });

  it("finds what stands within the words of a message, and the message too", () => {
    const lines = ["See the rules now", "See the rules now"];
    const names = ["See the rules now", "the rules", "See the rules now", "the rules"];
    expect(found(names, lines, ["See the rules now"])).toEqual(["0:0", "0:4", "1:0", "1:4"]);
  });

  it("finds every name where text and names are the same", () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        expect(found(words, words)).toEqual(words.map((_, at) => `${at}:0`));
      }),
      { seed: 5, numRuns: 50 },
    );
  });

  it("keeps the order of the page", () => {
    const word = fc.constantFrom("ivy", "mint", "sage", "rue");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), fc.array(word, { maxLength: 20 }), (names, lines) => {
        const places = findNames(
          names.map((text) => ({ text, holds: false })),
          lines,
        ).flatMap((place) => (place ? [place.line] : []));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      }),
      { seed: 6, numRuns: 200 },
    );
  });
});
