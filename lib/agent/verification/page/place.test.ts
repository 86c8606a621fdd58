import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { placeIsNamed, selfNameAfter } from "./place";

const home = '\n  heading "Garden"\n  link "Beds" #beds >/beds\n  link "Tools" #tools >/tools';
const ground = (parts: Partial<CaseParts>) =>
  groundOf(
    aVerificationCase({ before: home, on: "#beds", title: "Home", url: "https://garden.test/", ...parts }),
  );

describe("what a page calls itself", () => {
  const called = (parts: Partial<CaseParts>) => selfNameAfter(ground(parts)).split("\n");
  it.each<[string, Partial<CaseParts>, string[]]>([
    ["title and headings", {}, ["home    ", "Home", "Garden"]],
    [
      "its address in words",
      { urlAfter: "https://garden.test/my-beds/rowTwo_a.html?sort=new&x#top" },
      [" my beds row Two a html  top  sort new x", "Home", "Garden"],
    ],
    ["no address that cannot be read", { urlAfter: "garden" }, ["  ", "Home", "Garden"]],
    [
      "what it marks as the present one",
      { after: home.replace("#beds", "[current] #beds") },
      ["home    ", "Home", "Garden", "Beds"],
    ],
    [
      "its first short new lines",
      { text: "Old", textAfter: `Old\nOne\n${"long ".repeat(13)}\nTwo\nThree\nFour` },
      ["home    ", "Home", "Garden", "One", "Two", "Three"],
    ],
    [
      "a line of just sixty letters",
      { text: "Old", textAfter: `Old\n${"a".repeat(60)}\n${"b".repeat(61)}` },
      ["home    ", "Home", "Garden", "a".repeat(60)],
    ],
  ])("%s", (_, parts, expected) => {
    expect(called(parts)).toEqual(expected);
  });
});

describe("whether the page that came up goes by the step's name", () => {
  /** No title has that many letters. */
  const long = " and whatever else there is to be said of them".repeat(2);
  it.each<[string, string, Partial<CaseParts>, boolean]>([
    ["by its title", "Open the compost heap", { titleAfter: "Compost heap" }, true],
    ["by its address", "Open the compost heap", { urlAfter: "https://garden.test/compost-heap" }, true],
    [
      "by the top of the site",
      "Go home",
      { url: "https://garden.test/a", urlAfter: "https://garden.test/" },
      true,
    ],
    ["by its first page", 'Go to "Home"', { urlAfter: "https://garden.test/index.html" }, true],
    ["by no other page", 'Go to "Home"', { title: "", urlAfter: "https://garden.test/index" }, false],
    ["by a heading", "Open the compost heap", { after: '\n  heading "Compost heap"' }, true],
    ["by half of its words, new on the page", "Open the compost heap", { titleAfter: "Compost" }, true],
    ["by half of its words, shown before", "Open the garden heap", {}, false],
    ["by less than half", "Open the compost heap of Ulm", { titleAfter: "Compost" }, false],
    ["by all of them, shown before", "Open the garden", {}, true],
    ["by nothing", "Open the compost heap", { titleAfter: "Tools" }, false],
    ["where the step says no name", "Open it", { titleAfter: "Tools" }, false],
    ["by a quoted name", 'Open "Compost heap"', { titleAfter: "Compost heap" }, true],
    ["by a quoted name in its text", 'Open "Compost heap"', { textAfter: "All of the Compost heap" }, true],
    ["by one of two quoted names", 'Open "Compost" and "Tools"', { titleAfter: "Compost" }, false],
    ["by its words with another number", "Open bed chart 2", { titleAfter: "Bed chart 3" }, false],
    ["by its words with its number", "Open bed chart 2", { titleAfter: "Bed chart 2" }, true],
    [
      "by a quoted name that only the menu bears, as before",
      'Open "Tools"',
      { titleAfter: "Compost", textAfter: `Tools${long}` },
      false,
    ],
    [
      "by a quoted name that the menu bears, as before, and the title",
      'Open "Tools"',
      { titleAfter: "Tools" },
      true,
    ],
    [
      "by a quoted name that the menu bears, as before, and a new entry",
      'Open "Tools"',
      { textAfter: `Tools${long}`, after: `${home}\n  item "Tools for beds"` },
      true,
    ],
    ["by a quoted name that a long line bears alone", 'Open "Spades"', { textAfter: `Spades${long}` }, true],
    ["by words that are not quoted so", 'Open "Compost heap"', { titleAfter: "Heap of compost" }, false],
  ])("%s: %s", (_, step, parts, named) => {
    expect(placeIsNamed(ground({ step, ...parts }))).toBe(named);
  });
});
