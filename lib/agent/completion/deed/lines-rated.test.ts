import { expect, it } from "vitest";
import { linesRated } from "./lines-rated";

const wish = "Rate the recipe 'Lentil soup' with 4 stars";
it.each<[string, string[], string[], string[], string?]>([
  ["of the maximum", ["Not rated yet"], ["Your rating: 4 of 5"], ["Your rating: 4 of 5"]],
  ["in stars", [], ["Lentil soup", "★★★★☆ 4 stars"], ["★★★★☆ 4 stars"]],
  ["as a decimal", [], ["Rating 4.0 / 5"], ["Rating 4.0 / 5"]],
  ["another number", [], ["Your rating: 5 of 5"], []],
  ["an average", [], ["Rating 4.2 (10)"], []],
  ["the maximum only", [], ["Your rating: 2 of 4"], []],
  ["that was there", ["Your rating: 4 of 5"], ["Your rating: 4 of 5"], []],
  ["of something else", [], ["4 portions"], []],
  ["for a goal that rates nothing", [], ["Rating: 4"], [], "Add 4 eggs to the list"],
  ["for a goal with several numbers", [], ["Rating: 4"], [], "Rate recipe 12 with 4 stars"],
])("a line that says the rating, %s", (_, then, now, expected, goal = wish) => {
  expect(linesRated({ lines: then }, { lines: now }, goal)).toEqual(expected);
});
