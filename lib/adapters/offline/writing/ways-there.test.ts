import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { stepsToEntry } from "./ways-there";

const field = 'textbox:search "Number plate"';
it.each([
  [
    "a button",
    `form:search\n  ${field}\n  button "Search"`,
    ['Enter "HH-KL 482" in the "Number plate" field', "Submit the search"],
  ],
  ["none", `form:search\n  ${field}`, ['Search for "HH-KL 482"']],
  ["none, and shows the entry already", `${field}\nheading "HH-KL 482"`, []],
])("an entry is looked up where the search has %s", (_, outline, steps) => {
  const { nodes, url } = aPage(outline);
  const found = stepsToEntry("HH-KL 482", "", { nodes, url, title: "Fleet" });
  expect(found.map(({ description }) => description)).toEqual(steps);
});
