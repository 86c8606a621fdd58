import { describe, expect, it } from "vitest";
import { itemsLost, withAdded } from "./held-list";

const goal = "Add the tag 'winter' to the book 'The Salt Road'";

describe("a field that holds a list", () => {
  it.each<[string, string, string, string | undefined]>([
    [goal, "Tags", "novel, sea", "novel, sea, winter"],
    [goal, "Tags", "novel;sea", "novel;sea;winter"],
    [goal, "Labels", "novel\nsea", "novel\nsea\nwinter"],
    [goal, "Tags", "novel, Winter", "novel, Winter"],
    [goal, "Tags of The Salt Road", "novel", "novel, winter"],
    [goal, "Tags", "", undefined],
    [goal, "Title", "The Salt Road", undefined],
    [goal, "Summary", `Salt, ${"a long sentence about the sea ".repeat(2)}`, undefined],
    ["Set the tags of the book to 'winter'", "Tags", "novel, sea", undefined],
    ["Füge das Schlagwort 'winter' hinzu", "Schlagwörter", "roman, meer", "roman, meer, winter"],
  ])("%s, %s over %j is %j", (asked, label, held, expected) => {
    expect(withAdded(asked, label, held, "winter")).toBe(expected);
  });

  it.each<[string, string, string, string[]]>([
    [goal, "novel, sea", "winter", ["novel", "sea"]],
    [goal, "novel, sea", "novel, winter", ["sea"]],
    [goal, "novel, sea", "sea, novel, winter", []],
    ["Set the tags to 'winter'", "novel, sea", "winter", []],
    [goal, "", "winter", []],
  ])("%s: of %j with %j these are lost: %j", (asked, held, value, expected) => {
    expect(itemsLost(asked, "Tags", held, value)).toEqual(expected);
  });
});
