import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { wantedToggle } from "./toggle-state";

it.each<[string, string, boolean | undefined]>([
  ["Turn the reminders off", "Off Disable reminders", true],
  ["Turn on the reminders", "Off Disable reminders", false],
  ["Turn on the reminders", "Always", true],
  ["Turn the reminders off", "Always", false],
  ["Turn on the option Off for the reminders", "Off Disable reminders", true],
])("%s, by the option %j, wants that to be %s", (step, name, wanted) => {
  const before = `\n  region "Reminders"\n    radio "${name}" [unchecked] #it\n    radio "At nine" [checked]`;
  expect(wantedToggle(groundOf(aVerificationCase({ step, before, on: "#it" })))).toBe(wanted);
});
