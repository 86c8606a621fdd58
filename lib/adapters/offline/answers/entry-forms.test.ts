import { expect, it } from "vitest";
import { actOnRequest } from "@/lib/adapters/offline/acting/act-on-request";
import { knownNames } from "@/lib/adapters/offline/reading/known-names";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { aPageContext } from "@/tests/support/a-page-context";
import { isRequest } from "./is-request";

const parcel = (code: string, button: string) => `
  item "${code} Books Locker for ${code} ${button}"
    combobox "Locker for ${code}" #locker-${code} ="Station" |"Station|Harbour Street"
    button "${button}" #${code}`;

it("the button of an entry that takes a choice is not pressed before that is made", () => {
  const goal = "Move my parcel DX-4471 to the Harbour Street locker";
  const context = aPageContext(`list${parcel("DX-4471", "Move parcel")}${parcel("DX-4417", "Move parcel")}`);
  const wants = readGoal(goal, knownNames(context.nodes));
  expect(isRequest(goal, { wants, isMissing: false }, context)).toBe(true);
  expect(actOnRequest(goal, context)?.action).toBe('select("locker-DX-4471", "Harbour Street")');
});

const slip = (boat: string) => `
  form ""
    textbox "${boat}" #boat [required]
    textbox:date "Date" #date [required]
    region "Slot"
      radio "Morning" #am [checked]
      radio "Afternoon" #pm [unchecked]
    button "Book slipway"`;
it.each([
  ["and no word says what one is for", ", afternoon slot", true],
  ["and each is for what a word says", "", false],
])("a form takes all values, %s", (_, more, expected) => {
  const goal = `Book the slipway for the boat Kittiwake on 14 June 2027${more}.`;
  const context = aPageContext(slip("Boat"));
  const wants = readGoal(goal, knownNames(context.nodes));
  expect(isRequest(goal, { wants, isMissing: false }, context)).toBe(expected);
});

const harps = `
  item "Small harp In the store"
    button "Hire out Small harp" #small
  item "Tall harp In the store"
    button "Hire out Tall harp" #tall`;
it.each([
  ["a day is a value", "Hire out the small harp to Ida Lund until 3 June 2027", true],
  ["a time of a day is one", "Hire out the small harp to Ida Lund until Friday", true],
  ["what comes about is none", "Hire out the small harp to Ida Lund until she is back", false],
  ["what waits until then waits", "Wait until 18:00, then hire out the small harp to Ida Lund", false],
  ["what is not to be before it turns on more", "Never hire out the small harp until 3 June 2027", false],
])("is matched with the page where `until` says how long: %s", (_, goal, expected) => {
  const context = aPageContext(harps);
  const wants = readGoal(goal, knownNames(context.nodes));
  expect(isRequest(goal, { wants, isMissing: false }, context)).toBe(expected);
});
