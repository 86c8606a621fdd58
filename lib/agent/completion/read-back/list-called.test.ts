import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { standsInListCalled } from "./list-called";

const tape = 'heading "Market"\n';
const watched = (...names: string[]) =>
  `${tape}table "My watchlist"\n${names.map((name) => `  row "${name} 240.70"`).join("\n")}`;
const wish = "Add the symbol 'NVO' to my stock watchlist";
it.each<[string, string, string, boolean | undefined]>([
  ["stands in it", watched("ASML", "NVO"), wish, true],
  ["does not stand in it, whatever else the page says", watched("ASML", "ORCL"), wish, false],
  ["is not known where no list is called so", watched("ASML"), "Add 'NVO' to my basket", undefined],
  ["is not known where the list is empty", `${tape}table "My watchlist"`, wish, undefined],
  [
    "is not known where two lists are called so",
    `${watched("ASML")}\ntable "Old watchlist"\n  row "BP 1"`,
    wish,
    undefined,
  ],
  [
    "is told by the heading above the list, too",
    'heading "Watchlist"\nlist\n  item "ASML"\n  item "BP"',
    wish,
    false,
  ],
  ["is not known where the goal says no list", watched("ASML"), "Watch 'NVO'", undefined],
])("what is to go to a list %s", (_, outline, goal, expected) => {
  expect(standsInListCalled(["NVO"], aPage(outline, { text: "NVO 268.31 BP 218.54" }), goal)).toBe(expected);
});
