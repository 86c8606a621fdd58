import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPageContext } from "@/tests/support/a-page-context";
import { isRequest } from "./is-request";

const goal = "Mark Berta Lind, Olaf Krog and Ines Vidal as paid for the outing on 3 June";
const list = (button: string) => `list:tablist "Outings"
  tab "20 May" [selected]
  tab "3 June"
heading "20 May"
list ""
  item "Berta Lind open"
    checkbox "Berta Lind" #b
  item "Karl Moe open"
    checkbox "Karl Moe"
  item "Olaf Krog open"
    checkbox "Olaf Krog"
  item "Ines Vidal open"
    checkbox "Ines Vidal"
${button}`;

it.each<[string, string, string, boolean]>([
  [
    "a button beside a count of the ticked ones does it",
    goal,
    list('button "Mark paid" &"0 selected"'),
    true,
  ],
  ["the button is for all of them", goal, list('button "Mark paid"'), false],
  [
    "they are ticked by now",
    goal,
    list('button "Mark paid" &"0 selected"').replace(/checkbox "(?:Berta|Olaf|Ines)[^"]*"/g, "$& [checked]"),
    false,
  ],
])("several rows that a command names are ticked first, or not, where %s", (_, asked, outline, expected) => {
  const context = aPageContext(outline);
  expect(isRequest(asked, { wants: readGoal(asked), isMissing: false }, context)).toBe(expected);
});
