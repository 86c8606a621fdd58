import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { referencePages } from "./reference-pages";

describe("the pages of reference", () => {
  it.each(Object.entries(referencePages))("%s says what the code says", (file, page) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")).toBe(page());
  });
});
