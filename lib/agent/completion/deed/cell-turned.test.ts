import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { cellTurned } from "./cell-turned";

const page = (...rows: string[]) =>
  aPage("", { text: ["# Kilns", "Oven | Target | Planned |", ...rows, "Open daily"].join("\n") });
const goal = "Set the target of the small kiln to 960 degrees, as planned";
const then = page("Small kiln | 920 | 960 | …", "Kiln | 880 | 960 | …");
const told = (now: ReturnType<typeof page>, asked = goal) => cellTurned(then, now, asked);

it("the cell under the word of the goal says what another cell of its row said before", () => {
  const row = "Small kiln | 960 | 960 | …";
  expect(told(page(row, "Kiln | 880 | 960 | …"))).toEqual([row]);
});

it.each<[string, ReturnType<typeof page>, string?]>([
  ["nothing changed", then],
  ["another row changed", page("Small kiln | 920 | 960 | …", "Kiln | 960 | 960 | …")],
  ["two rows changed", page("Small kiln | 960 | 960 | …", "Kiln | 960 | 960 | …")],
  ["two cells changed", page("Small kiln | 960 | 920 | …", "Kiln | 880 | 960 | …")],
  ["it says something else", page("Small kiln | 940 | 960 | …", "Kiln | 880 | 960 | …")],
  ["it says more than the goal", page("Small kiln | 960 tonight | 960 | …", "Kiln | 880 | 960 | …")],
  [
    "its column is called otherwise",
    page("Small kiln | 920 | 930 | …", "Kiln | 880 | 960 | …"),
    "Set the target of the small kiln to 930 degrees",
  ],
  [
    "the goal says it of what was",
    page("Small kiln | 900 | 960 | …", "Kiln | 880 | 960 | …"),
    "Change the target of the small kiln from 900 to 960",
  ],
  [
    "the goal says it of what is not meant",
    page("Small kiln | 96 | 960 | …", "Kiln | 880 | 960 | …"),
    "Set the target of the small kiln to 960, not 96",
  ],
  [
    "it is a small word of the goal",
    page("Small kiln | on | 960 | …", "Kiln | 880 | 960 | …"),
    "Set the target of the small kiln on Tuesday to standby",
  ],
  [
    "a row came with it",
    page("Small kiln | 960 | 960 | …", "Kiln | 880 | 960 | …", "Muffle | 960 | 960 | …"),
  ],
])("no cell turned where %s", (_, now, asked) => {
  expect(told(now, asked)).toEqual([]);
});

it("of rows whose names begin alike the goal means the one of which it says the most", () => {
  const now = page("Small kiln | 920 | 960 | …", "Kiln | 960 | 960 | …");
  expect(told(now, "Set the target of the kiln to 960")).toEqual(["Kiln | 960 | 960 | …"]);
  expect(told(now)).toEqual([]);
});
