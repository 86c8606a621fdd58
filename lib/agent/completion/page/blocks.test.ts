import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { blocksOf, lastingBlocks } from "./blocks";

const url = "http://desk.test/tickets";
const links = 'link "3379 Wrong sum" >"/tickets/3379"\nlink "3381 No export" >"/tickets/3381"';
const texts = (...lines: string[]) =>
  blocksOf(aPage(links, { url, text: lines.join("\n") })).map((blocks) => blocks.map(({ text }) => text));

it.each<[string, string[], string[][]]>([
  [
    "headings of one rank, the last with no more lines than the others",
    ["# Board", "### Seed swap", "Sunday.", "### Water off", "From 8 to 12.", "Write a notice"],
    [["Seed swap\nSunday.", "Water off\nFrom 8 to 12."]],
  ],
  ["one heading alone", ["## Water off", "From 8 to 12."], []],
  ["headings over lists", ["## Open", "- Night", "## Closed", "- Day"], []],
  ["headings over tables", ["## Open", "Night | 2", "## Closed", "Day | 3"], []],
  ["headings over long texts", ["## One", "a", "b", "c", "d", "e", "f", "## Two", "g"], []],
  [
    "links to pages of one kind",
    ["Desk", "3379 Wrong sum open", "Smit", "3381 No export closed: Solved", "Nordlys", "Help"],
    [["3379 Wrong sum open\nSmit", "3381 No export closed: Solved\nNordlys"]],
  ],
  ["links that are not seen as lines", ["Desk", "3379 Wrong sum open", "Smit"], []],
])("what a page says of each of several things: under %s", (_, lines, expected) => {
  expect(texts(...lines)).toEqual(expected);
});

it.each<[string, string]>([
  [
    "to pages of different kinds",
    'link "3379 Wrong sum" >"/tickets/3379"\nlink "3381 No export" >"/mails/3381"',
  ],
  [
    "of which only one is shown",
    'link "3379 Wrong sum" >"/tickets/3379"\nlink "3381 No export" >"/tickets/3381" [hidden]',
  ],
  ["beside items of a list", `${links}\nitem "Rest"`],
])("links %s are no list", (_, outline) => {
  expect(blocksOf(aPage(outline, { url, text: "3379 Wrong sum\n3381 No export" }))).toEqual([]);
});

it("links of one name are told by their order", () => {
  const outline = 'link "No export" >"/tickets/3379"\nlink "No export" >"/tickets/3381"';
  const page = aPage(outline, { url, text: "No export open\nNo export closed" });
  expect(blocksOf(page)[0]?.map(({ text }) => text)).toEqual(["No export open", "No export closed"]);
});

const board = ["## Seed swap", "Sunday.", "## Water off", "Saturday, draft", "## Plot 14", "To let."];
it.each<[string, string, string[]]>([
  ["to make something", "Put up a notice", ["Seed swap", "Plot 14"]],
  ["to change what it names", "Change what is 'To let'", ["Plot 14"]],
  ["to change what it names, as a heading does", "Change the text of 'Plot 14'", ["Plot 14"]],
  ["where the heading of another one says more of it", "Add a note on the plot", ["Plot 14"]],
])("what is there to stay, for a goal %s", (_, goal, expected) => {
  const page = aPage("", { url, text: board.join("\n") });
  expect(lastingBlocks(page, goal).map(({ head }) => head)).toEqual(expected);
});

it("nothing is there to stay on a page of drafts", () => {
  expect(lastingBlocks(aPage("", { url, title: "My drafts", text: board.join("\n") }), "Put it up")).toEqual(
    [],
  );
});
