import { expect, it } from "vitest";
import { withoutSite } from "./without-site";

it.each([
  [
    "Change my mobile number in the patient portal to 0171 5550143",
    "Change my mobile number to 0171 5550143",
  ],
  ["Book a lesson on the website.", "Book a lesson."],
  ["Turn off the alerts in my app", "Turn off the alerts"],
])("%s is %s", (goal, plain) => {
  expect(withoutSite(goal)).toBe(plain);
});

it.each([
  "Add a heading in the portal settings",
  'Rename "Notes in the portal" to "Notes"',
  "Rename 'Notes in the portal' to 'Notes'",
  "Add a task to the website",
  "Change the owner in the Portal to Ann",
  "Set the foreman on the north site to Ann",
  "Change the title in the app list to Ann",
  "Open the patient portal",
])("%s stays as it is", (goal) => {
  expect(withoutSite(goal)).toBe(goal);
});
