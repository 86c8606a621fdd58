import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isLabelledOther } from "./labelled-other";

const switches = (first: string, second: string, more = ""): string => `
  switch "" #one &"${first}"
  switch "" #two &"${second}"${more}`;
const isOther = (parts: Partial<CaseParts> & { before: string }): boolean =>
  isLabelledOther(groundOf(aVerificationCase({ step: 'Turn off "Night heating"', on: "#one", ...parts })));

it.each<[string, boolean, Partial<CaseParts> & { before: string }]>([
  ["beside something else", true, { before: switches("Frost alarm", "Night heating, from ten") }],
  ["beside what the step says", false, { before: switches("Night heating", "Frost alarm") }],
  ["where nothing stands beside what the step says", false, { before: switches("Frost alarm", "Fan") }],
  ["where both stand beside the same", false, { before: switches("Heating", "Heating") }],
  [
    "beside something else, and the other one has a name",
    true,
    { before: switches("Frost alarm", "Fan", '\n  switch "Night heating" #three') },
  ],
  [
    "where only a control of another kind says it",
    false,
    { before: switches("Frost alarm", "Fan", '\n  button "Night heating" #three') },
  ],
  [
    "where the other one is hidden",
    false,
    { before: switches("Frost alarm", "Fan", '\n  switch "Night heating" #three [hidden]') },
  ],
  [
    "where the step quotes nothing",
    false,
    { step: "Turn off the night heating", before: switches("Frost alarm", "Night heating") },
  ],
  [
    "where it has a name",
    false,
    { before: switches("Frost alarm", "Night heating").replace('switch "" #one', 'switch "Alarm" #one') },
  ],
  ["where nothing stands beside it", false, { before: switches("", "Night heating") }],
])("a switch %s: %s", (_, expected, parts) => expect(isOther(parts)).toBe(expected));
