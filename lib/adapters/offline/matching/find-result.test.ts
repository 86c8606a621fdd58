import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { findResult } from "./find-result";

const page = (current: number, names: readonly string[]) =>
  aPage(`
    region:navigation "Main"
      link "Home"
    textbox "Query"
    ${names.map((name) => `item "${name} https://a.org/x"\n      link "${name}"`).join("\n    ")}
    list "pages"
      ${[1, 2, 3].map((at) => `item "${at}"${at === current ? " [.active]" : ""}\n        link "${at}"`).join("\n      ")}
      item ">"
        link ">"`).nodes;

const told = (ordinal: number, nodes: ReturnType<typeof page>): string | undefined => {
  const found = findResult(ordinal, nodes);
  return found && (found.kind === "here" ? found.node.name : `page ${found.way.name}`);
};

describe("findResult", () => {
  it.each([
    [1, 1, "A"],
    [3, 1, "C"],
    [-1, 1, "C"],
    [4, 1, "page 2"],
    [9, 1, "page 3"],
    [5, 2, "B"],
    [2, 2, "page 1"],
    [30, 1, "page >"],
  ])("finds number %i from page %i", (ordinal, current, expected) => {
    expect(told(ordinal, page(current, ["A", "B", "C"]))).toBe(expected);
  });

  it("knows that a last page may be shorter", () => {
    expect(told(8, page(3, ["G", "H"]))).toBe("H");
  });

  it("finds none where nothing is listed", () => {
    expect(findResult(1, aPage('button "Save"').nodes)).toBeUndefined();
  });
});
