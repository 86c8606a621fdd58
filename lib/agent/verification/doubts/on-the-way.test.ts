import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isForOtherPurpose, leadsOn } from "./on-the-way";

const nav =
  '\n  link "Admin" >/admin #admin\n  link "Ferry times admin" >/times #times\n  link "" >/boats/3/check #check\n';
const came = (step: string, after: string, on = "#admin", urlAfter = "https://garden.test/admin") =>
  groundOf(aVerificationCase({ step, before: nav.replace(/\n.*Ferry.*\n/, "\n"), on, urlAfter, after }));

it.each<[string, string, boolean]>([
  ["Open the crew accounts admin", '\n  heading "Admin"\n  link "Crew accounts admin" >/admin/crew', true],
  [
    "Open the crew accounts admin",
    '\n  heading "Crew accounts admin"\n  link "Crew accounts admin" >/admin/crew',
    false,
  ],
  ["Open the crew accounts admin", '\n  heading "Admin"\n  link "Crew accounts admin" >/admin', false],
  ["Open the crew accounts admin", '\n  heading "Admin"\n  link "Crew" >/admin/crew', false],
  ["Open the crew", '\n  heading "Start"\n  link "Crew" >/admin/crew', false],
  ["Open the admin", '\n  heading "Start"\n  link "Admin" >/admin/start', false],
  ['Open "Admin" of the crew', '\n  heading "Start"\n  link "Admin of the crew" >/admin/start', false],
])("%s, and %s came: %s", (step, after, says) => expect(leadsOn(came(step, after))).toBe(says));

it.each<[string, string, boolean]>([
  ["Open boat 3 for editing", '\n  heading "Check boat 3"', true],
  ["Open boat 3 to change", '\n  heading "Check boat 3"', true],
  ["Open boat 3 for editing", '\n  heading "Edit boat 3"', false],
  ["Open boat 3 for editing", '\n  heading "Modify boat 3"', false],
  ["Open boat 3", '\n  heading "Check boat 3"', false],
])("%s, and %s came: %s", (step, after, says) =>
  expect(isForOtherPurpose(came(step, after, "#check", "https://garden.test/boats/3/check"))).toBe(says),
);
