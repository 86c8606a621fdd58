import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { othersBeside, othersLost } from "./others-kept";

const keys = (...names: string[]) =>
  aPage(
    `
  list "Keys"
${names.map((name) => `    item "${name}"`).join("\n")}
  list "Places"
    item "Home"
`,
    { url: "https://keys.test/", title: "Keys" },
  );
const before = keys("Shop active, used 5 days ago", "Old sync active", "New sync active");
const kept = { shown: [], awaited: [], lines: [], ...othersBeside(before, ["Old sync"]) };

describe("entries beside the one that was meant", () => {
  it.each<[string, ReturnType<typeof keys>, number]>([
    ["stay", keys("Shop active, used 5 days ago", "Old sync revoked", "New sync active"), 0],
    ["stand in another order", keys("New sync active", "Shop active, used 5 days ago"), 0],
    ["count on by themselves", keys("Shop active, used 6 days ago", "New sync active"), 0],
    ["read otherwise", keys("Shop active, used 5 days ago", "Old sync revoked", "New sync revoked"), 1],
    ["are gone", keys("New sync active"), 1],
    ["are not listed here at all", keys("Ida"), 0],
  ])("%s", (_, page, lost) => expect(othersLost(kept, page)).toHaveLength(lost));

  it("are those of its own list", () => expect(kept.others).toHaveLength(2));
  it("are unknown where the page does not list it", () => expect(othersBeside(before, ["Ida"])).toEqual({}));
});
