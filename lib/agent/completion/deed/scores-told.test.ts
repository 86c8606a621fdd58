import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { scoresUntold } from "./scores-told";

const goal = "Record the result of the final: Otters 4, Herons 2";
const typed = (name: string, value: string) =>
  anAction({
    action: { name: "setValue", args: ["f", value] },
    target: { id: "f", role: "textbox", name, path: "form" },
  });

it.each<[string, string, string, ReturnType<typeof anAction>[], number]>([
  ["is shown in one line", goal, 'row "Otters 4 : 2 Herons"', [], 0],
  ["is shown the other way round", goal, 'row "Herons 2 Otters 4 played"', [], 0],
  ["is shown turned round", goal, 'row "Otters 2 : 4 Herons"', [], 1],
  ["stands at other things", goal, 'row "Otters Herons reported"\ntext "Round 4, table 2"', [], 1],
  ["was entered at each", goal, "", [typed("Otters", "4"), typed("Goals of Herons", "2")], 0],
  ["was entered at the other one", goal, "", [typed("Otters", "2"), typed("Herons", "4")], 1],
  ["stands before both of them as a round and a day", goal, 'row "Round 4, 2 May: Otters Herons"', [], 1],
  ["is no score but two days", "Book the hall: May 3 to June 5", "", [], 0],
  ["is no score but what is ordered", "Add to the basket: Oak 3, Elm 2", "", [], 0],
  ["is not told by the goal", "Record the result of the final: a draw", "", [], 0],
])("how much each has %s", (_, text, page, done, count) => {
  expect(scoresUntold(text, done, aPage(page))).toHaveLength(count);
});
