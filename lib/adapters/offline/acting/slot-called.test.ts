import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { slotCalled } from "./slot-called";

const goal = "Book the sauna on Friday at 18:00 for Ida Falk";
const plan = (last = "Friday 18:00 Steam bath", third = "Friday 18:00 Sauna") =>
  `\nbutton "Thursday 18:00 Sauna" #a\nbutton "Friday 17:00 Sauna" #b\nbutton "${third}" #c\nbutton "${last}" #d`;

it.each<[string, string, string, string | undefined]>([
  ["has its day, its time and its thing", goal, plan(), 'click("c")'],
  ["is one of two", goal, plan("Friday 18:00 Sauna"), undefined],
  ["is taken", goal, plan(undefined, "Friday 18:00 Sauna, booked for Ida Falk"), undefined],
  ["is of something else", goal, plan(undefined, "Friday 18:00 Hall"), undefined],
  ["is shut", goal, `${plan().replace("#c", "[disabled] #c")}`, undefined],
  ["lies under a dialog", goal, `${plan()}\ndialog "Sauna"\n  textbox "Name"`, undefined],
  ["is of two days", "Move the sauna from Thursday at 18:00 to Friday at 18:00", plan(), undefined],
  ["stands in no plan", goal, '\nbutton "Friday 18:00 Sauna"', undefined],
])("a slot that is called by day and time %s", (_, asked, outline, expected) => {
  const context = aPageContext(outline);
  expect(slotCalled(asked, context.nodes, context)?.action).toBe(expected);
});
