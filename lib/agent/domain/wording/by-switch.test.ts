import { expect, it } from "vitest";
import { bySwitch } from "./by-switch";

it.each<[string, string, string?]>([
  ['Keep the office quiet (turn "Sounds" off)', 'Turn "Sounds" off'],
  ['Make the list public: tick "Anyone may look"', 'Tick "Anyone may look"'],
  ['Close the shop at noon by unticking "Noon"', 'Untick "Noon"'],
  ['Close the shop by switching the toggle "Open" off', 'switch the toggle "Open" off'],
  // Whose it is, the switch alone does not say.
  ['Keep Ida Falk out (untick "Member")', 'Keep Ida Falk out (untick "Member")'],
  ['Leave the "Garden" team (turn "Member" off)', 'Leave the "Garden" team (turn "Member" off)'],
  ['Delete the note (press "Yes")', 'Delete the note (press "Yes")'],
  ["Show nicknames instead of names", "Turn off names", "Names in the list"],
  ["Show nicknames instead of names", "Turn off names", "Show names Lists show names instead of nicknames."],
  ["Show nicknames instead of names", "Show nicknames", "Show nicknames"],
  ["Show nicknames instead of names", "Show nicknames"],
  [
    "Use metric units rather than imperial units",
    "Use metric units rather than imperial units",
    "Metric or imperial units",
  ],
  ['Choose "Post" instead of "Courier"', 'Choose "Post"'],
  ["Do it instead", "Do it instead"],
])("%s: %s", (step, plain, label = "") => {
  expect(bySwitch(step, label).toLowerCase()).toBe(plain.toLowerCase());
});
