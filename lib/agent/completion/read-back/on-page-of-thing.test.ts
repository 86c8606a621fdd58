import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { onPageOfThing } from "./on-page-of-thing";

const typed = (value: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name: "Name" },
  value,
});
const asked = "Sign up Nora Winkel for the harvest supper";
type Case = { goal?: string; thing?: string; entered?: Entered[]; url?: string };
function told(outline: string, { goal = asked, thing = "Harvest supper", ...rest }: Case = {}): string[] {
  const { entered = [typed("Nora Winkel")], url = "http://club.test/events/3" } = rest;
  const task = aTask({ goal });
  return onPageOfThing(thing, entered, "Sign up", { snapshot: aPage(outline, { url }), task });
}
const page = (under: string, list: string, head = "Harvest supper") =>
  `heading:1 "${head}"\nheading:2 "${under}"\nlist ""\n${list}`;
const guests = '  item "Theo Winkel"\n  item "Nora Winkel"';

it("the page of the thing lists just what was entered", () => {
  expect(told(page("Guests", guests))).toEqual(['"Nora Winkel" is listed on the page of "Harvest supper"']);
});

it.each<[string, string, Case?]>([
  ["it is not there", page("Guests", '  item "Theo Winkel"')],
  ["it is there twice", page("Guests", `${guests}\n  item "Nora Winkel"`)],
  ["an entry only speaks of it", page("Guests", '  item "Nora Winkel was here last year"')],
  ["it waits", page("Waiting list", guests)],
  ["it was turned down", page("Declined", guests)],
  ["it is only offered", page("Suggested guests", guests)],
  ["its entry still has the control", page("Guests", '  item "Nora Winkel Sign up"\n    button "Sign up"')],
  ["the page is of another thing", page("Guests", guests, "Summer supper")],
  ["the page is of several", `${page("Guests", guests)}\nheading:1 "Summer supper"`],
  ["no thing is known", page("Guests", guests), { thing: "" }],
  ["the address carries it", page("Guests", guests), { url: "http://club.test/events/3?new=Nora+Winkel" }],
  ["more was entered", page("Guests", guests), { entered: [typed("Nora Winkel"), typed("vegetarian")] }],
  ["the goal changes something", page("Guests", guests), { goal: "Change the name to Nora Winkel" }],
  ["the goal takes it away", page("Guests", guests), { goal: "Remove Nora Winkel from the supper" }],
  ["the goal does not say it", page("Guests", guests), { goal: "Sign me up for the harvest supper" }],
])("nothing is told where %s", (_, outline, given) => {
  expect(told(outline, given)).toEqual([]);
});
