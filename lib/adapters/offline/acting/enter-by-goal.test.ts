import { expect, it } from "vitest";
import { aBookingPage, bookingGoal } from "@/tests/support/a-booking-page";
import { aPageContext } from "@/tests/support/a-page-context";
import { act } from "./answer";
import { asGoalPlaces, enterByGoal } from "./enter-by-goal";

/** What becomes of an answer that puts a value into the one text field there is. */
function placed(step: string, value: string, heading = "Book Cedar", wish = bookingGoal): string {
  const answer = asGoalPlaces(
    act("setValue", ["title", value], "", 0.9),
    step,
    wish,
    aPageContext(aBookingPage(heading)),
  );
  return answer.action ?? answer.decision;
}

it.each<[string, Parameters<typeof placed>, string]>([
  ["goes where the goal puts it", ['Enter "Thursday" in the date field', "Thursday"], 'check("thu")'],
  ["is there where the page is headed by it", ['Enter "Cedar" in the name field', "Cedar"], "step_holds"],
  [
    "goes nowhere where the page knows it not at all",
    ['Enter "Cedar" in the name field', "Cedar", "Book a room"],
    "cannot",
  ],
  [
    "stays where the goal puts it",
    ['Enter "Budget review" in the text field', "Budget review"],
    'setValue("title", "Budget review")',
  ],
  [
    "stays where the step calls the field",
    ['Enter "Cedar" in the title field', "Cedar"],
    'setValue("title", "Cedar")',
  ],
  [
    "stays where the goal has nothing else for the field",
    ['Enter "Cedar" in the name field', "Cedar", "Book", 'Book the room "Cedar"'],
    'setValue("title", "Cedar")',
  ],
])("a value for a field that is not there %s", (_, args, expected) => {
  expect(placed(...args)).toBe(expected);
});

it.each<[string, string | undefined]>([
  ["the garden room", 'select("room", "Garden room")'],
  ["a garden room", 'select("room", "Garden room")'],
  ["the quiet room", undefined],
])("an option is chosen without the article before it: %s", (value, action) => {
  const form = '\n  form "Stay"\n    combobox "Room" #room |"Standard|Garden room"\n    button "Book" #b';
  expect(enterByGoal("Book Bruno into the garden room", value, aPageContext(form))?.action).toBe(action);
});
