import { describe, expect, it } from "vitest";
import { hasSynonyms, rootOf, rootsOf, wordSetOf } from "./word-roots";

describe("one form for words that mean the same", () => {
  it.each([
    "delete remove removal deletion trash discard destroy erase clear deleting removed",
    "add create plus created creating adds",
    "save store submit apply stored",
    "login signin logon",
    "logout signout logoff",
    "signup register registration registered",
    "cart basket bag bags",
    "setting preference option options",
    "continue next proceed",
    "edit rename modify change changing",
    "search find searching",
    "complete completed done finish finished",
    "close dismiss closed",
    "star favorite favourite bookmark",
    "mail email message messages",
    "photo picture image images",
    "maximum max",
    "minimum min",
  ])("%s", (group) => {
    const words = group.split(" ");
    const [first = ""] = words;
    expect(words.map((word) => [word, rootOf(word)])).toEqual(words.map((word) => [word, rootOf(first)]));
    expect(hasSynonyms(first)).toBe(true);
  });

  it("keeps other words apart", () => {
    for (const [one, other] of [
      ["add", "remove"],
      ["save", "delete"],
      ["login", "logout"],
      ["need", "bed"],
      ["sing", "s"],
    ])
      expect(rootOf(one ?? "")).not.toBe(rootOf(other ?? ""));
    expect([rootOf("invoices"), rootOf("invoicing"), rootOf("bed"), rootOf("ring"), rootOf("tree")]).toEqual([
      "invoic",
      "invoic",
      "bed",
      "ring",
      "tree",
    ]);
    expect(hasSynonyms("invoice")).toBe(false);
  });

  it("is found for each word of a text and for neighbours written as one", () => {
    expect([...wordSetOf("Log in now")]).toEqual(["log", "in", "now", "login", "innow"]);
    expect(rootsOf("Log in").has(rootOf("login"))).toBe(true);
    expect(rootsOf("Log in")).toBe(rootsOf("Log in"));
    expect([...rootsOf("")]).toEqual([]);
  });
});
