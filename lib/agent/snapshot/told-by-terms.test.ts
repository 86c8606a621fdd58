import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isToldByTerm, termsOf } from "./told-by-terms";

const list = '\nlist:dl ""';

it.each<[string, string, string[], boolean]>([
  ["under its term", list, ["# Berth request", "Skipper", "Ida Falk", "Boat", "Kelp"], true],
  ["in a table of two columns", "\ntable", ["Skipper | Ida Falk", "Boat | Kelp"], true],
  ["behind its term", '\nbutton "Grant"', ["# Berth request", "Skipper: Ida Falk"], true],
  ["not where no list of terms is", "\ntable", ["Skipper", "Ida Falk"], false],
  ["not beside other words", list, ["Skipper", "Ida Falk and others"], false],
  ["not in a list of others", list, ["- Bo Lind", "- Ida Falk"], false],
  ["not under a heading", list, ["# Berths", "Ida Falk"], false],
  ["not as who is signed in", list, ["Signed in as", "Ida Falk", "User: Ida Falk"], false],
  ["not in a wider table", "\ntable", ["Skipper | Boat | Day", "Ida Falk | Kelp | Monday"], false],
  ["not as the first of two columns", "\ntable", ["Ida Falk | Kelp"], false],
])("a page tells what it is about %s", (_, outline, lines, expected) => {
  expect(isToldByTerm("Ida Falk", termsOf(aPage(outline).nodes, lines))).toBe(expected);
});
