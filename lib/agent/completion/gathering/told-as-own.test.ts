import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { toldAsOwn } from "./own-list-here";

type Parts = { goal?: string; values?: string[]; used?: string; url?: string; text?: string };

const here = "http://pottery.test/mine";
/** What a page headed `My workshops`, with this below it, tells. */
function told(outline: string, parts: Parts = {}, heading = "My workshops"): string[] {
  const { goal = "Sign me up for the Raku workshop", values = ["Saturday group"], used = "Confirm" } = parts;
  const { url = here, text } = parts;
  const snapshot = aPage(`heading:1 "${heading}"\n${outline}`, {
    url,
    ...(text === undefined ? {} : { text }),
  });
  return toldAsOwn(values, used, { snapshot, task: aTask({ goal }) });
}

const items = (...names: string[]) => `list ""\n${names.map((name) => `  item "${name}"`).join("\n")}`;
const own = items("Raku, Saturday group", "Glazing, Sunday group");
const proof = ['"Raku" is shown', '"Saturday group" is shown'];

it.each<[string, string[]]>([
  ["an entry of its list", told(own)],
  [
    "a card under its heading",
    told("", { text: "# My workshops\n## Raku\nSaturday group\n## Glazing\nSunday group" }),
  ],
  [
    "an entry, where a card says it, too",
    told(own, { text: "## Raku\nSaturday group\n## Raku again\nSaturday group" }),
  ],
])("what was named and what was chosen stand in %s", (_, lines) => {
  expect(lines).toEqual(proof);
});

it.each<[string, string[]]>([
  ["the page is no list of one's own", told(own, {}, "Workshops")],
  ["its cards are no list of one's own", told("", { text: "## Raku\nSaturday group" }, "Workshops")],
  ["only one of them stands there", told(items("Raku, Sunday group"))],
  ["each stands in an entry of its own", told(items("Raku", "Glazing, Saturday group"))],
  ["two entries have both", told(items("Raku, Saturday group", "Raku, Saturday group, late"))],
  ["the entry waits", told(items("Raku, Saturday group, pending"))],
  ["a card waits", told("", { text: "## Raku\nSaturday group\nWaiting list" })],
  ["two cards have both", told("", { text: "## Raku\nSaturday group\n## Raku, late\nSaturday group" })],
  ["a card has one of them", told("", { text: "## Raku\nSunday group" })],
  ["the address says it", told(own, { url: `${here}?group=Saturday+group` })],
  [
    "the address says what a card does",
    told("", { url: `${here}?group=Saturday+group`, text: "## Raku\nSaturday group" }),
  ],
  ["its control is there still", told(`${items("Raku, Saturday group Confirm")}\n    button "Confirm"`)],
  ["only one thing is to be told", told(own, { values: [] })],
  ["the same was entered as named", told(own, { values: ["Raku"] })],
  ["it is to be left", told(own, { goal: "Remove me from the Raku workshop" })],
  ["something was to be changed", told(own, { goal: "Change the group of the Raku workshop" })],
])("nothing is told where %s", (_, lines) => {
  expect(lines).toEqual([]);
});

const seats = "Book 2 balcony seats and 1 stall seat for the Orfeo evening";
it.each<[string, string, string, number]>([
  ["beside what it counts", "Orfeo, balcony: 2, stall: 1", "My seats", 3],
  ["of something else", "Orfeo, 2 hours, 1 break", "My seats", 0],
])("a number is told %s", (_, entry, heading, count) => {
  expect(told(items(entry), { goal: seats, values: [] }, heading)).toHaveLength(count);
});

const kept = items("Low Tide", "Reed Talk, new");
const follow = { goal: "Follow the choir 'Low Tide'", values: [], used: "Follow" };
it.each<[string, string, Parts, string | undefined, number]>([
  ["its one entry", kept, {}, undefined, 1],
  [
    "its one entry, beside what is called more than that",
    items("Low Tide", "Low Tide Radio"),
    {},
    undefined,
    0,
  ],
  ["another one", items("Reed Talk"), {}, undefined, 0],
  ["what is called more than that", items("Low Tide Radio"), {}, undefined, 0],
  ["two of it", items("Low Tide", "Low Tide"), {}, undefined, 0],
  ["it, on a page that is no list of one's own", kept, {}, "Choirs", 0],
  ["it, still with its control", `${items("Low Tide")}\n    button "Follow"`, {}, undefined, 0],
  ["it, still to be confirmed", items("Low Tide, pending"), {}, undefined, 0],
  ["it, as the address says", kept, { url: `${here}?q=Low+Tide` }, undefined, 0],
  ["it, where it is to be changed", kept, { goal: "Rename the choir 'Low Tide'" }, undefined, 0],
  ["it, where it is to be booked", kept, { goal: "Book the choir 'Low Tide'" }, undefined, 0],
  ["it, where it is to be let go", kept, { goal: "Unfollow the choir 'Low Tide'" }, undefined, 0],
  ["it, where nothing is named", kept, { goal: "Follow the choir" }, undefined, 0],
  ["it without what was entered", kept, { values: ["Weekly"] }, undefined, 0],
])("what is followed is told by its name: %s", (_, outline, parts, heading, count) => {
  expect(told(outline, { ...follow, ...parts }, heading)).toHaveLength(count);
});
