import { expect, it } from "vitest";
import { countsGrown, grownKept } from "./counts-grown";

const goal = "Book in a delivery of 12 pieces of 'Beeswax candle'";
const page = (...lines: string[]) => ({ lines });
const stock = (candles: string, sheets = "112") => page("Beeswax candle", candles, "Beeswax sheet", sheets);

it.each<[string, string, { lines: string[] }, { lines: string[] }, string[], number]>([
  ["on a line of its own", goal, stock("30"), stock("42"), ["12"], 1],
  ["with its unit", goal, stock("30 pcs"), stock("42 pcs"), ["12"], 1],
  ["in its row", goal, page("BW-10 | Beeswax candle | 30"), page("BW-10 | Beeswax candle | 42"), ["12"], 1],
  [
    "as a sum with its sign",
    "Add 2.50 to the jar 'Holiday'",
    page("Holiday", "€ 9.80", "Roof", "€ 4.00"),
    page("Holiday", "€ 12.30", "Roof", "€ 4.00"),
    ["2.50"],
    1,
  ],
  ["not by another number", goal, stock("30"), stock("41"), ["12"], 0],
  ["not of another thing", goal, stock("30"), stock("30", "124"), ["12"], 0],
  [
    "not of a thing called alike",
    goal,
    page("Beeswax candle refill", "8"),
    page("Beeswax candle refill", "20"),
    ["12"],
    0,
  ],
  [
    "not where nobody knows which way it is to go",
    "Record a sale of 12 'Beeswax candle'",
    stock("30"),
    stock("42"),
    ["12"],
    0,
  ],
  [
    "not how often it was looked at",
    goal,
    page("Beeswax candle | 100 views"),
    page("Beeswax candle | 112 views"),
    ["12"],
    0,
  ],
  ["as what is taken in", "Take 12 'Beeswax candle' in", stock("30"), stock("42"), ["12"], 1],
  ["not downwards", goal, stock("30"), stock("18"), ["12"], 0],
  ["downwards for what goes out", "Issue 12 of 'Beeswax candle'", stock("30"), stock("18"), ["12"], 1],
  ["not upwards for what goes out", "Issue 12 of 'Beeswax candle'", stock("30"), stock("42"), ["12"], 0],
  ["not where it was entered nowhere", goal, stock("30"), stock("42"), [], 0],
  ["not where it is to be that number", "Set 'Beeswax candle' to 12", stock("0"), stock("12"), ["12"], 0],
  [
    "not where two of its counts grew",
    goal,
    page("Beeswax candle | 30 | 5"),
    page("Beeswax candle | 42 | 5", "Beeswax candle | 30 | 17"),
    ["12"],
    0,
  ],
])("a count of the thing differs by what was entered, %s", (_, asked, then, now, values, expected) => {
  expect(countsGrown(then, now, asked, values).grown ?? []).toHaveLength(expected);
});

it("tells on a fresh load whether it stayed so, and what was entered for it", () => {
  const { grown } = countsGrown(stock("30"), stock("42"), goal, ["12"]);
  const readBack = { shown: [], awaited: [], lines: [], ...(grown ? { grown } : {}) };
  expect(grownKept(readBack, stock("42"))).toEqual({
    held: ['"beeswax candle | 42", which is by 12 another count than before'],
    told: ["by 12"],
  });
  expect(grownKept(readBack, stock("30"))).toEqual({ held: [], told: [] });
  expect(grownKept({ shown: [], awaited: [], lines: [] }, stock("42"))).toEqual({ held: [], told: [] });
});
