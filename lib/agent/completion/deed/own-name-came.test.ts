import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { ownNameCame } from "./own-name-came";

const head = "Rowing club\nIda Falk · 3 online";
const crews = (four: string[], pair: string[] = ["Bo Lind"], title = "", text = head) => {
  const listOf = (names: string[]): string => names.map((name) => `\n      item "${name}"`).join("");
  return aPage(
    `item "Coxed four 9:00 ${four.length} rowers Join"
  heading:2 "Coxed four"
  list "${title}"${listOf(four).replaceAll("\n      ", "\n    ")}
  button "Join Coxed four" #four
item "Pair 10:00 ${pair.length} rowers Join"
  heading:2 "Pair"
  list ""${listOf(pair).replaceAll("\n      ", "\n    ")}
  button "Join Pair" #pair`,
    { text },
  );
};
const pressed = (id = "four", name = "Join Coxed four") =>
  anAction({ target: { id, role: "button", name, path: "" } });
const goal = "Join the 'Coxed four'";
const then = crews(["Bo Lind"]);

it.each<[string, ReturnType<typeof ownNameCame>]>([
  ["which the head of the page tells", ownNameCame(pressed(), then, crews(["Bo Lind", "Ida Falk"]), goal)],
  [
    "which a greeting tells",
    ownNameCame(
      pressed(),
      crews(["Bo Lind"], [], "", "Welcome back, Ida Falk"),
      crews(["Bo Lind", "Ida Falk"], [], "", "Welcome back, Ida Falk"),
      goal,
    ),
  ],
  ["in a word for oneself", ownNameCame(pressed(), then, crews(["Bo Lind", "You"]), goal)],
  [
    "in another language",
    ownNameCame(
      pressed("four", "Anmelden"),
      then,
      crews(["Bo Lind", "Ida Falk"]),
      "Melde mich für 'Coxed four' an",
    ),
  ],
])("the user's name came to the thing: %s", (_, kept) => {
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ element: { role: "item", place: "Coxed four" }, state: "present" });
});

it.each<[string, ReturnType<typeof ownNameCame>]>([
  ["nobody came", ownNameCame(pressed(), then, then, goal)],
  ["another person came", ownNameCame(pressed(), then, crews(["Bo Lind", "Ole Dahl"]), goal)],
  ["more than one came", ownNameCame(pressed(), then, crews(["Bo Lind", "Ida Falk", "Ole Dahl"]), goal)],
  [
    "it came to another thing",
    ownNameCame(pressed(), then, crews(["Bo Lind"], ["Bo Lind", "Ida Falk"]), goal),
  ],
  ["it was there", ownNameCame(pressed(), crews(["Ida Falk"]), crews(["Ida Falk"]), goal)],
  [
    "the list is of those who wait",
    ownNameCame(pressed(), then, crews(["Bo Lind", "Ida Falk"], [], "Waiting list"), goal),
  ],
  [
    "another control was pressed",
    ownNameCame(pressed("four", "Like"), then, crews(["Bo Lind", "Ida Falk"]), goal),
  ],
  [
    "somebody else is named",
    ownNameCame(pressed(), then, crews(["Bo Lind", "Ida Falk"]), "Join Ole Dahl to the 'Coxed four'"),
  ],
  ["the goal leaves it", ownNameCame(pressed(), then, crews(["Bo Lind", "Ida Falk"]), "Remove 'Coxed four'")],
])("nothing is known where %s", (_, kept) => {
  expect(kept).toEqual([]);
});
