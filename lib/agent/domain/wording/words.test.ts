import { describe, expect, it } from "vitest";
import { compareUrls, hostIsCovered, isPlaceChange, leadsTo, readUrl } from "@/lib/agent/domain/urls";
import { isHeldBy } from "./same-value";
import { containsPhrase, contentStems, contentWords, fold, remember, stem, stemsOf, wordsOf } from "./words";

describe("words", () => {
  it.each([
    ["  Ｓave   the\n\u00a0CHANGES ", "save the changes"],
    ["Straße", "straße"],
    ["", ""],
  ])("fold %j", (text, folded) => expect(fold(text)).toBe(folded));

  it.each([
    ["Save — the, 2nd item!", ["save", "the", "2nd", "item"]],
    ["हिन्दी, 日本", ["हिन्दी", "日本"]],
    ["…", []],
    ["", []],
  ])("are letters and digits of any script: %j", (text, words) => expect(wordsOf(text)).toEqual(words));

  it("leave out what tells nothing apart", () => {
    expect(contentWords("Please add the new patient to your list now")).toEqual([
      "add",
      "new",
      "patient",
      "list",
    ]);
  });

  it.each([
    ["entries", "entry"],
    ["ties", "tie"],
    ["items", "item"],
    ["bus", "bus"],
    ["gas", "gas"],
    ["cats", "cat"],
    ["address", "address"],
    ["item", "item"],
    ["stress", "stress"],
    ["ssid", "ssid"],
  ])("have a singular: %s is %s", (word, singular) => expect(stem(word)).toBe(singular));

  it.each([
    ["Tags of the Loaves", ["tag", "of", "the", "loaf"], ["tag", "loaf"]],
    ["", [], []],
  ])("of a text are compared as stems: %j", (text, stems, telling) => {
    expect(stemsOf(text)).toEqual(stems);
    expect(contentStems(text)).toEqual(telling);
  });

  it.each([
    ["Order 12: Save, then close", "save then", true],
    ["Order 12", "order 1", false],
    ["Reorder", "order", false],
    ["Save then close", "then save", false],
    ["Save", "…", false],
    ["", "", false],
  ])("of a phrase stand in %j as %j: %s", (text, part, found) =>
    expect(containsPhrase(text, part)).toBe(found),
  );

  it("are worked out once for as long as they are remembered", () => {
    let done = 0;
    const count = remember((text) => {
      done += 1;
      return text.length;
    });
    expect([count("a"), count("a"), count("bb"), done]).toEqual([1, 1, 2, 2]);
    const page = (at: number) => String(at).padEnd(201, "x");
    for (let at = 0; at < 60; at++) count(page(at));
    const before = done;
    count(page(0));
    expect(done).toBe(before);
    count(page(60));
    count(page(0));
    expect(done).toBe(before + 2);
    count("a");
    count("x".repeat(200));
    count("x".repeat(200));
    expect(done).toBe(before + 3);
    for (let at = 0; at < 70; at++) count(String(at).padEnd(200, "y"));
    count("a");
    expect(done).toBe(before + 73);
  });
});

describe("one value in several forms", () => {
  it.each([
    ["4711", "Order 4711 shipped", true],
    ["JAS  meyer", "Patient Jas Meyer", true],
    ["Meyer Jas", "Jas is Dr. Meyer", true],
    ["Meyer Ann", "Jas is Dr. Meyer", false],
    ["2026-03-07", "7 March 2026", true],
    ["2026-03-07", "Mar 7, 2026", true],
    ["2026-04-07", "7 March 2026", false],
    ["ma 7", "March 7", false],
    ["3", "three nights", true],
    ["twelve", "12 rooms", true],
    ["zero", "0 left", true],
    ["4", "three nights", false],
    ["1,250", "costs 1250", true],
    ["1’250’000", "1250000", true],
    ["1,25", "125", false],
    ["007", "agent 7", true],
    ["0", "000", true],
    ["3 days", "day 3", true],
    ["March 7th", "7 March", true],
    ["7 March", "on the 7TH of March", true],
    ["1st 2nd 3rd", "3, 2, 1", true],
    ["+49 (30) 123-456", "call 0049 30 12 3456 or +4930123456", true],
    ["030/12.34.56", "030123456", true],
    ["12-34", "1 2 3 4", false],
    ["14:30", "at 2:30 pm", true],
    ["14:30:00", "at 2.30 P.M.", true],
    ["02:30", "at 2:30am", true],
    ["12:00", "noon, 12 pm", true],
    ["00:00", "12am", true],
    ["00:05", "12 am", false],
    ["14:30", "at 2:45 pm", false],
    ["14:30", "at 12:30 pm", false],
    ["14:30 sharp", "2:30 pm", false],
    ["2:30 pm utc", "14, 2:30", true],
    ["th", "x", false],
    ["th st", "x", false],
    ["", "anything", true],
  ])("%j is held by %j: %s", (value, text, held) => {
    expect(isHeldBy(value, [text])).toBe(held);
    expect(isHeldBy(value, ["zzz qqq", text])).toBe(held);
  });

  it("is held by nothing where nothing is known, or where it is a whole text", () => {
    expect(isHeldBy("x", [])).toBe(false);
    const words = Array.from({ length: 41 }, (_, at) => `w${at}x`);
    expect(isHeldBy(words.toReversed().join(" "), [words.join(" ")])).toBe(false);
    expect(isHeldBy(words.slice(1).toReversed().join(" "), [words.join(" ")])).toBe(true);
  });
});

describe("two addresses", () => {
  const at = (rest: string) => `https://a.test${rest}`;
  it.each([
    ["", "/", "none"],
    ["/x", "/x/", "none"],
    ["/x//", "/x", "none"],
    ["/x", "/y", "path"],
    ["/x?a=1", "/x", "query"],
    ["/x?a=1", "/y?a=1", "path"],
    ["/x", "/x#part", "anchor"],
    ["/x#one", "/x#two", "anchor"],
    ["/x", "/x#", "none"],
    ["/x", "/x#/", "anchor"],
    ["/x", "/x#!", "anchor"],
    ["/x#!/", "/x#/", "anchor"],
    ["/x#/a", "/x#/a/", "anchor"],
    ["/x#/a", "/x#!/a", "anchor"],
    ["/x#/a", "/x#/b", "fragment"],
    ["/x", "/x#/b", "fragment"],
    ["/x#!b", "/x", "fragment"],
    ["/x#part", "/x#/b", "fragment"],
    ["/x?a=1#/a", "/x?a=2#/b", "fragment"],
    ["/x?a=1#a", "/x?a=2#b", "query"],
    [":81/x", "/x", "path"],
  ])("%j and %j differ in: %s", (one, other, change) => {
    expect(compareUrls(at(one), at(other))).toBe(change);
    expect(compareUrls(at(other), at(one))).toBe(change);
  });

  it("differ in their host, and in their path where one cannot be read", () => {
    expect(compareUrls("https://a.test/", "https://b.test/")).toBe("host");
    expect(compareUrls("nowhere", "https://b.test/")).toBe("path");
    expect(compareUrls("https://b.test/", "nowhere")).toBe("path");
    expect(compareUrls("nowhere", "nowhere")).toBe("none");
  });

  it("show another place by host, path and route, and by the query of an action that navigates", () => {
    const changes = ["none", "anchor", "query", "fragment", "path", "host"] as const;
    expect(changes.filter((change) => isPlaceChange(change, false))).toEqual(["fragment", "path", "host"]);
    expect(changes.filter((change) => isPlaceChange(change, true))).toEqual([
      "query",
      "fragment",
      "path",
      "host",
    ]);
  });

  it.each([
    ["https://a.test/x", "/x", true],
    ["https://a.test/x/#top", "/x", true],
    ["https://a.test/x?a=1&b=2", "/x?b=2", true],
    ["https://a.test/x?a=1&b=2", "/x?b=2&a=1", true],
    ["https://a.test/x?a=1&b=2", "/x?b=2&a=3", false],
    ["https://a.test/x?a=1&a=2", "/x?a=2", true],
    ["https://a.test/x?a=1", "/x?c=1", false],
    ["https://a.test/y", "/x", false],
    ["https://b.test/x", "/x", false],
    ["nowhere", "/x", false],
    ["https://a.test/x", "http://", false],
  ])("%j is where %j leads: %s", (url, wanted, there) =>
    expect(leadsTo(url, wanted, "https://a.test/")).toBe(there),
  );

  it("are covered by a pattern", () => {
    expect(hostIsCovered("*.A.test ", "b.a.TEST.")).toBe(true);
    expect(hostIsCovered("*.a.test", "a.test")).toBe(false);
    expect(hostIsCovered("*.a.test", "xa.test")).toBe(false);
    expect(hostIsCovered(" A.test", "a.test.")).toBe(true);
    expect(hostIsCovered("a.test", "b.a.test")).toBe(false);
    expect(readUrl("/x")).toBeUndefined();
    expect(readUrl("/x", "https://a.test")?.href).toBe("https://a.test/x");
  });
});
