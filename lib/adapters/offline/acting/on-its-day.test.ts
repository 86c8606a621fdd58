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

const halls = (first: string, second: string, open = first) => `
  list "Hall"
    tab "${first}" ${open === first ? "[selected]" : ""} #first
    tab "${second}" ${open === second ? "[selected]" : ""} #second
  button "Add to list" #add`;
it.each<[string, string, string, string]>([
  ["is opened first", halls("Juniors A", "Juniors B"), "Add Ida Roth to the juniors B", 'click("second")'],
  [
    "so, said apart",
    halls("Early shift", "Late shift"),
    "Add Bo to the shift that is late",
    'click("second")',
  ],
  ["is open", halls("Wing A, floor 2", "Wing A, floor 3"), "Add Bo to wing A, floor 2", 'click("add")'],
  ["is of no kind that is said", halls("Details", "Members"), "Add Bo to the members", 'click("add")'],
  [
    "is said beside the open one",
    halls("Team red", "Team blue"),
    "Add Bo of team red to team blue",
    'click("add")',
  ],
])("of tabs of one kind the one that the goal speaks of %s", (_, outline, asked, expected) => {
  expect(next(outline, asked, "add")).toBe(expected);
});
