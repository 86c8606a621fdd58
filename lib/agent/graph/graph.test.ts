import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderGraphPage } from "@/scripts/graph-diagram";

describe("the turn graph", () => {
  it("is drawn in docs as it stands (npm run docs:graph draws it anew)", async () => {
    expect(readFileSync(new URL("../../../docs/turn-graph.md", import.meta.url), "utf8")).toBe(
      await renderGraphPage(),
    );
  });
});
