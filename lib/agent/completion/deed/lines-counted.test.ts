import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { linesCounted } from "./lines-counted";

const page = (text: string) => aPage('heading "Club"', { text });
const wish = "Vote for 'Lakeside'";
it.each<[string, string, string, string[], string?]>([
  ["of the thing grew by one", "Lakeside (9)\nGarden (3)", "Lakeside (10)\nGarden (3)", ["Lakeside (10)"]],
  ["in words of the goal", "4 cups\nClock 7", "5 cups\nClock 8", ["5 cups"], "Add one cup to my counter"],
  ["of another thing", "Lakeside (9)\nGarden (3)", "Lakeside (9)\nGarden (4)", []],
  ["by more than one", "Lakeside (9)", "Lakeside (11)", []],
  ["that fell", "Lakeside (9)", "Lakeside (8)", []],
  ["with another number beside it", "Lakeside 9 of 20", "Lakeside 10 of 20", []],
  ["that is still told as before, too", "Lakeside 9", "Lakeside 10\nLakeside 9", []],
  ["of two that went on", "4 cups\n130 cups in all", "5 cups\n131 cups in all", [], "Add one cup"],
  ["for a goal that takes it back", "Lakeside (9)", "Lakeside (10)", [], "Withdraw my vote for 'Lakeside'"],
  ["for a goal that lowers it", "Lakeside (9)", "Lakeside (10)", [], "Lower the number of 'Lakeside' by one"],
  ["for a goal of which one is a part", "Lakeside (9)", "Lakeside (10)", [], "Change 'Lakeside' by one word"],
  ["for a goal that adds no one", "Lakeside (9)", "Lakeside (10)", [], "Rename 'Lakeside'"],
])("a count %s", (_, then, now, expected, goal = wish) => {
  expect(linesCounted(page(then), page(now), goal)).toEqual(expected);
});
