import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { inOneEntry } from "./entered";

const goal = "Report a broken lock for the Mill Lane bike shed, repair at 84.50 €";
const values = ["Broken lock", "84.50"];
const shows = (lines: string[], told = values, title = "Reports") =>
  inOneEntry(told, aPage("", { title, text: lines.join("\n") }), goal);
const own = ["## Mill Lane bike shed", "Broken lock", "84.50 € · received"];

it("all that was entered stands in one card under its heading", () => {
  expect(shows(own)).toEqual(['"Broken lock" is shown', '"84.50" is shown']);
});

it("the heading of the card may say a part of it", () => {
  expect(shows(["## Broken lock", "84.50 € · received"])).toHaveLength(2);
});

it.each<[string, string[]]>([
  [
    "stands under a heading of another thing",
    shows(["## Oak Road bike shed", ...own.slice(1), own[0] ?? "", "Quiet"]),
  ],
  ["waits", shows([...own.slice(0, 2), "84.50 € · pending"])],
  ["has too many lines", shows([...own, "Mon", "Tue", "Wed"])],
  ["has one of the values", shows(["## Mill Lane bike shed", "Broken lock", "12.00 € · received"])],
  ["has one, and the next card the other", shows(["## Broken lock", "Received", "## Flat tyre", "84.50 €"])],
  ["has all of it, where only one thing was entered", shows(own, ["Broken lock"])],
  ["has all of it, on a page of what waits", shows(own, values, "Drafts")],
  ["has no heading", shows(own.slice(1))],
])("a card proves nothing that %s", (_, lines) => {
  expect(lines).toEqual([]);
});
