import { expect, it } from "vitest";
import { act } from "@/lib/adapters/offline/acting/answer";
import { aPageContext } from "@/tests/support/a-page-context";
import { onItsDay } from "./on-its-day";

const goal = "Book a lesson with Mr Okafor on Tuesday at 16:30";
const page = (monday = "[selected]", tuesday = "") => `
  list "Day"
    tab "Mon 8 June" ${monday} #mon
    tab "Tue 9 June" ${tuesday} #tue
  region "Mon 8 June"
    button "16:30" #slot
  link "Prices" #prices`;
const next = (outline: string, asked = goal, id = "slot", pressed: string[] = []) => {
  const history = pressed.map((tab) => ({
    action: `click("${tab}")`,
    target: 'tab "Tue 9 June"',
    outcome: "verified" as const,
    summary: "",
  }));
  return onItsDay(act("click", [id], "It is free then.", 0.8), asked, aPageContext(outline, history)).action;
};

it.each<[string, string | undefined, string]>([
  ["the goal's weekday is opened first", next(page()), 'click("tue")'],
  ["so is its date", next(page(), "Book a lesson on 9 June at 16:30"), 'click("tue")'],
  ["what is under it is used once it is open", next(page("", "[selected]")), 'click("slot")'],
  ["nothing is opened twice", next(page(), goal, "slot", ["tue"]), 'click("slot")'],
  ["a goal without a day opens none", next(page(), "Book a lesson at 16:30"), 'click("slot")'],
  ["nor does one of two days", next(page(), "Book lessons on Monday and Tuesday"), 'click("slot")'],
  ["nor one of a day that has no tab", next(page(), "Book a lesson on Friday"), 'click("slot")'],
  ["a link leads elsewhere", next(page(), goal, "prices"), 'click("prices")'],
  [
    "a question is answered",
    next(`${page()}\n  dialog "Sure?"\n    button "Yes" #yes`, goal, "yes"),
    'click("yes")',
  ],
])("%s", (_, action, expected) => {
  expect(action).toBe(expected);
});
