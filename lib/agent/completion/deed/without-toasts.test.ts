import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { withoutToasts } from "./without-toasts";

it.each<[string, string, string, string[], string?]>([
  [
    "stays where it said so before",
    'status "Lent out today"',
    "Cello Lent out today",
    ["Cello Lent out today"],
    'status "Lent out today"',
  ],
  [
    "goes where it said something else before",
    'status "Lent for a week"',
    "Cello Lent for a week",
    ["Cello"],
    'status "Lent out today"',
  ],
  ["goes as a line of its own", 'status "Lent for a week"', "Cello\nLent for a week", ["Cello"]],
  ["goes from the end of a line", 'status "Lent for a week"', "Lend cello Lent for a week", ["Lend cello"]],
  [
    "stays where it is not the end",
    'status "Lent for a week"',
    "Lent for a week, due 3 May",
    ["Lent for a week, due 3 May"],
  ],
  ["stays where it is only a number", 'status "2"', "Adults 2", ["Adults 2"]],
  [
    "stays in an entry",
    'list "All"\n  item "Cello"\n    status "Lent for a week"',
    "Cello Lent for a week",
    ["Cello Lent for a week"],
  ],
])("what a region for messages says %s", (_, outline, text, lines, before = "") => {
  expect(withoutToasts(aPage(before), aPage(outline, { text }))).toEqual(lines);
});
