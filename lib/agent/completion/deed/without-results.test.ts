import { expect, it } from "vitest";
import { anAction } from "@/tests/support/a-task";
import { isSameView, withoutResults } from "./without-results";

const seen = (urlAtAction: string) => anAction({ urlAtAction });
const entered = anAction({
  action: { name: "setValue", args: ["1", "3"] },
  urlAtAction: "http://pots.test/reserve?w=glaze",
});

it.each([
  ["what tells of the deed", "http://pots.test/orders?new=7", [], "http://pots.test/orders"],
  [
    "what was entered, on a place nobody saw",
    "http://pots.test/orders?n=3",
    [entered],
    "http://pots.test/orders",
  ],
  ["nothing else of such a place", "http://pots.test/orders?id=7", [entered], "http://pots.test/orders?id=7"],
  [
    "what is new on a known place",
    "http://pots.test/a?v=2",
    [seen("http://pots.test/a")],
    "http://pots.test/a",
  ],
  [
    "nothing that a known place had before",
    "http://pots.test/a?n=3",
    [entered, seen("http://pots.test/a?n=3")],
    "http://pots.test/a?n=3",
  ],
])("takes %s out of the address", (_, url, history, expected) => {
  expect(withoutResults(url, { history })).toBe(expected);
});

it.each<[string, string, boolean]>([
  ["http://pots.test/", "http://pots.test/?done=1", true],
  ["http://pots.test/?done=1", "http://pots.test/?done=2", false],
  ["http://pots.test/", "http://pots.test/?page=2", false],
  ["http://pots.test/?n=3", "http://pots.test/?saved=1", false],
  ["http://pots.test/", "http://pots.test/done", false],
])("%s and %s: the same view, but for how it went (%s, %s)", (then, now, isSame) => {
  expect(isSameView(then, now)).toBe(isSame);
});
