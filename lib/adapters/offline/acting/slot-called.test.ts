import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { slotCalled } from "./slot-called";

const goal = "Book the sauna on Friday at 18:00 for Ida Falk";
const plan = (last = "Friday 18:00 Steam bath", third = "Friday 18:00 Sauna") =>
  `\nbutton "Thursday 18:00 Sauna" #a\nbutton "Friday 17:00 Sauna" #b\nbutton "${third}" #c\nbutton "${last}" #d`;

const bare = (heading: string) =>
  `\nheading "${heading}"\nbutton "Thursday 18:00" #a\nbutton "Friday 17:00" #b\nbutton "Friday 18:00" #c`;

it.each<[string, string, string, string | undefined]>([
  ["has its day, its time and its thing", goal, plan(), 'click("c")'],
  ["is one of two", goal, plan("Friday 18:00 Sauna"), undefined],
  ["stands under the heading of its thing", goal, bare("Sauna"), 'click("c")'],
  ["stands under the heading of another thing", goal, bare("Steam bath"), undefined],
  ["stands under a heading that asks for it", goal, bare("Choose a time"), 'click("c")'],
  ["stands under the heading of its day", goal, bare("Friday"), 'click("c")'],
  ["says its thing itself", goal, `\nheading "Offers"${plan()}`, 'click("c")'],
  [
    "is named by the deed itself",
    "Book the sauna on Friday at 18:00 for Ida Falk",
    plan(undefined, "Friday 18:00 Sauna, book"),
    undefined,
  ],
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

it("a slot that is called by day and time lies covered", () => {
  const context = aPageContext(plan());
  const nodes = context.nodes.map((node) => ({ ...node, occluded: true }));
  expect(slotCalled(goal, nodes, context)).toBeUndefined();
});
