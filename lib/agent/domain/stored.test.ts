import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { storedPage } from "@/scripts/stored-page";

describe("what is stored", () => {
  it("has the form that docs/stored.jsonl says (npm run docs:reference writes it anew)", () => {
    const now = storedPage().split("\n");
    const before = readFileSync("docs/stored.jsonl", "utf8").split("\n");
    expect(now.filter((line) => !before.includes(line))).toEqual([]);
    expect(before.filter((line) => !now.includes(line))).toEqual([]);
  });
});
