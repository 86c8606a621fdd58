import { describe, expect, it } from "vitest";
import { itemsLost, withAdded } from "./held-list";

const goal = "Add the tag 'winter' to the book 'The Salt Road'";

describe("a field that holds a list", () => {
  it.each<[string, string, string, string | undefined]>([
    [goal, "Tags", "novel, sea", "novel, sea, winter"],
    [goal, "Tags", "novel;sea", "novel;sea;winter"],
    [goal, "Tags", "novel\nsea", "novel\nsea\nwinter"],
    [goal, "Tags", "novel, Winter", "novel, Winter"],
    [goal, "Tags of The Salt Road", "novel", "novel, winter"],
    [goal, "Tags", "", undefined],
    [goal, "Title", "The Salt Road", undefined],
    [goal, "Summary", `Salt, ${"a long sentence about the sea ".repeat(2)}`, undefined],
    ["Set the tags of the book to 'winter'", "Tags", "novel, sea", undefined],
    ["Füge den Tag 'winter' hinzu", "Tags", "roman, meer", "roman, meer, winter"],
    ["Add 'winter' to the tags of the book", "Tags", "novel, sea", "novel, sea, winter"],
    ["Add an expense of 12,50", "Amount", "0,00", undefined],
    ["Add the trip on May 7", "Date", "Mar 10, 2026", undefined],
    ["Add the place 'winter'", "Location", "Lisbon, Portugal", undefined],
  ])("%s, %s over %j is %j", (asked, label, held, expected) => {
    expect(withAdded(asked, label, held, "winter")).toBe(expected);
  });

  it.each<[string, string, string, string[]]>([
    [goal, "novel, sea", "winter", ["novel", "sea"]],
    [goal, "novel, sea", "novel, winter", ["sea"]],
    [goal, "novel, sea", "sea, novel, winter", []],
    [goal, "sea, art", "seaside, art, winter", ["sea"]],
    ["Set the tags to 'winter'", "novel, sea", "winter", []],
    [goal, "", "winter", []],
    ["Add 3 tags to my basket", "1", "3", []],
  ])("%s: of %j with %j these are lost: %j", (asked, held, value, expected) => {
    expect(itemsLost(asked, "Tags", held, value)).toEqual(expected);
  });
});
