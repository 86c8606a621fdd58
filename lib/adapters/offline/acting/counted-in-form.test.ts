import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { countedInForm } from "./counted-in-form";

const form = (name: string, id: string, count = "1", more = "") => `
  form ""
    textbox:number "Trays of ${name}" ="${count}" #n-${id}${more}
    button "Order ${name}" #${id}`;
const next = (goal: string, outline: string, history: string[] = []): string =>
  countedInForm(goal, aPage(outline).nodes, {
    history: history.map((action) => ({ action, outcome: "verified" as const, summary: "" })),
  })?.action ?? "none";
const shop = (count = "1") => `${form("Thyme", "t")}${form("Lemon thyme", "l", count)}`;
const goal = "Order 2 trays of lemon thyme";

it.each<[string, string, string, string[], string]>([
  ["how many is entered first", goal, shop(), [], 'setValue("n-l", "2")'],
  ["then it is ordered", goal, shop("2"), [], 'click("l")'],
  ["it is ordered once", goal, shop("2"), ['click("l")'], "none"],
  ["of a thing that is called shorter", "Order 2 trays of thyme", shop(), [], 'setValue("n-t", "2")'],
  ["nothing is ordered that the goal does not say", "Order 2 trays of sage", shop(), [], "none"],
  ["nothing where no number is said", "Order lemon thyme", shop(), [], "none"],
  [
    "nothing where another field stands beside it",
    goal,
    form("Lemon thyme", "l", "1", '\n    textbox "Note"'),
    [],
    "none",
  ],
])("%s", (_, said, outline, history, expected) => expect(next(said, outline, history)).toBe(expected));
