import { expect, it } from "vitest";
import { doesWhatIsLeft, saysReverseState } from "./denied-state";

it.each<[string, string, boolean]>([
  ["The bed must no longer be suspended", "Suspend", true],
  ["The bed must no longer be suspended", "Reactivate", false],
  ["The bed must no longer be suspended", "Lift the suspension", false],
  ["Unsave the note", "Save for later", true],
  ["Unsave the note", "Remove from saved", false],
  ["Mark the bed as not important", "Mark as important", true],
  ["Mark the bed as not important", "Remove importance", false],
  ["Mark the note as read", "Mark as unread", true],
  ["Mark the note as read", "Mark as read", false],
  ["Mark the note as unread", "Mark as unread", false],
  ["Confirm that the bed is not to be deleted", "No, don't delete", false],
  ['Open the note "Not important"', "Important notes", false],
])("%s, by %s: %s", (step, name, isReverse) => {
  expect(saysReverseState(step, name)).toBe(isReverse);
});

it.each<[string, string, boolean]>([
  ["Close the note without saving it", "Save & close", true],
  ["Close the note without saving it", "Close", false],
  ["Close the note without saving it", "Don't save", false],
  ["Leave the form without sending anything", "Send", true],
  ["Throw the note away without sending it", "Discard", false],
])("%s, by %s: %s", (step, name, does) => {
  expect(doesWhatIsLeft(step, name)).toBe(does);
});
