import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnWant } from "./act-on-want";

const actionFor = (goal: string, outline: string): string => {
  const [want] = readGoal(goal);
  return (want && actOnWant(want, aPageContext(outline)).action) ?? "nothing";
};

const tickets = (state: string, more = "") => `
  heading:1 "Our tickets"
  form ""
    combobox "State" #state ="${state}" |"All|Open|Closed|On hold"
    ${more}`;
const boats = `
  heading:1 "Boote"
  combobox "Art" #art ="Alle" |"Alle|Elektrisch|Segel"
  combobox "Platz" #place ="Alle" |"Alle|2 Personen|4 Personen"`;

it.each([
  ["Show only the open tickets", tickets("All"), 'select("state", "Open")'],
  ["Show me only the tickets on hold", tickets("All"), 'select("state", "On hold")'],
  ["Hide everything except the closed tickets", tickets("All"), 'select("state", "Closed")'],
  ["List only closed", tickets("All"), 'select("state", "Closed")'],
  ["Zeig nur die elektrischen Boote", boats, 'select("art", "Elektrisch")'],
])("%s: the choice is told beside what all entries are called by", (goal, outline, expected) => {
  expect(actionFor(goal, outline)).toBe(expected);
});

it.each([
  ["a button of its form has it take effect", tickets("Open", 'button "Filter tickets" #go'), 'click("go")'],
  ["nothing has to be pressed", tickets("Open"), 'select("state", "Open")'],
  [
    "the only other one widens the list again",
    tickets("Open", 'button "Clear filter" #no'),
    'select("state", "Open")',
  ],
  [
    "several could be meant",
    tickets("Open", 'button "Ja" #a\n    button "Nein" #b'),
    'select("state", "Open")',
  ],
])("what is chosen already, where %s", (_, outline, expected) => {
  expect(actionFor("Show only the open tickets", outline)).toBe(expected);
});

it.each([
  ["the other words say more of them", "Show only the open tickets of Ida", tickets("All")],
  [
    "two lists have it",
    "Show only the open tickets",
    `${tickets("All")}\n  combobox "Window" #w |"Open|Shut"`,
  ],
  ["none says it", "Show only the urgent tickets", tickets("All")],
])("no choice is made where %s", (_, goal, outline) => {
  expect(actionFor(goal, outline)).not.toContain("select(");
});

it.each([
  ["Show only the sailing boats", 'check("sail")', 'checkbox "Sailing" #sail [unchecked]'],
  ["Show only the sailing boats", 'click("sail")', 'button "Sailing" #sail'],
])("%s: %s", (goal, expected, control) => {
  expect(actionFor(goal, `heading:1 "Boats"\n${control}\nbutton "Rowing" #row`)).toBe(expected);
});
