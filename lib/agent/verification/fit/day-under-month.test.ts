import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const month = (heads: readonly string[], days = 31): string => `
  textbox "Sowing day" ="2026-03-02"
${heads.map((name) => `  button "${name}" #h-${name}`).join("\n")}
  table "Days"
${[0, 7, 14, 21, 28].map((from) => `    row "Week ${from}"\n${[1, 2, 3, 4, 5, 6, 7].flatMap((at) => (from + at > days ? [] : [`      clickable "${from + at}" #d-${from + at}`])).join("\n")}`).join("\n")}`;

it.each<[string, string, readonly string[], number, string]>([
  ["Choose the 14th of March in the calendar", "#d-14", ["2026", "March"], 31, "unclear"],
  ["Pick March 14 in the calendar", "#d-14", ["March 2026"], 31, "this"],
  ["Choose the 2nd of May in the calendar", "#d-2", ["May"], 31, "unclear"],
  // Another day than the step's, a month that is no heading of days, and the month that is chosen itself.
  ["Choose the 14th of March in the calendar", "#d-15", ["2026", "March"], 31, "other"],
  ["Choose the 14th of March in the calendar", "#d-4", ["2026", "March"], 31, "other"],
  ["Choose the 7th of March", "#d-7", ["March"], 9, "other"],
  ["Choose March in the calendar", "#d-3", ["March"], 31, "other"],
])("%s, by %s under %j with %d days: %s", (step, on, heads, days, says) => {
  expect(groundOf(aVerificationCase({ step, before: month(heads, days), on })).fit.fit).toBe(says);
});
