import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { wantedToggle } from "@/lib/agent/verification/page/toggle-state";
import { aVerificationCase } from "@/tests/support/a-verification-case";

it.each<[string, string, boolean | undefined]>([
  ["Allow replies", "Do not allow replies", undefined],
  ["Enable sounds", "Disable sounds", undefined],
  ["Turn off the sounds", "Mute sounds", undefined],
  ["Mute the sounds", "Mute sounds", true],
  ['Turn on "Do not disturb"', "Do not disturb", true],
  ['Turn off "Do not disturb"', "Do not disturb", false],
  ["Enable sounds", "Sounds", true],
  ["Unlink the calendar", "Unlink the calendar at night", undefined],
  ["Delete the calendar", "Calendar", undefined],
])("%s by the box %j wants it to be %s", (step, name, wanted) => {
  const before = `\n  checkbox "${name}" [unchecked] #box`;
  expect(wantedToggle(groundOf(aVerificationCase({ step, before, on: "#box" })))).toBe(wanted);
});

it.each<[string, string, boolean | undefined]>([
  ["Unlink the calendar", "Calendar", false],
  ["Disconnect the scale", "Kitchen scale", false],
  ["Unlink the calendar", "Unlink the calendar at night", undefined],
])("%s by the ticked box %j wants it to be %s", (step, name, wanted) => {
  const before = `\n  checkbox "${name}" [checked] #box`;
  expect(wantedToggle(groundOf(aVerificationCase({ step, before, on: "#box" })))).toBe(wanted);
});
