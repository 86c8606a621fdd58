import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { otherWasTaken } from "./other-was-taken";

const list = (...names: string[]): string =>
  `button "Archive" #go\nlist "Letters"${names.map((name) => `\n  item "${name}"`).join("")}`;
const cards = (...names: string[]): string =>
  `button "Yes" #go${names.map((name) => `\nheading:3 "${name}"`).join("")}`;
const [tern, heron, third] = ["Tern Rail: ticket", "Heron Bank: note", "Tern Rail: delay"];
const taken = (parts: Partial<CaseParts> & { before: string; after: string }): boolean =>
  otherWasTaken(
    groundOf(aVerificationCase({ step: "Archive the marked letters from Tern Rail", on: "#go", ...parts })),
  );

it.each<[string, boolean, Partial<CaseParts> & { before: string; after: string }]>([
  ["one of them and another one went", true, { before: list(tern, heron, third), after: list(third) }],
  ["both of them went", false, { before: list(tern, heron, third), after: list(heron) }],
  ["all went", false, { before: list(tern, heron, third), after: list() }],
  ["another one went, and they stay", true, { before: list(tern, heron, third), after: list(tern, third) }],
  [
    "one was named, and another one is gone",
    true,
    { step: "Remove Heron", before: cards("Tern", "Heron"), after: cards("Heron") },
  ],
  [
    "the named one is gone",
    false,
    { step: "Remove Heron", before: cards("Tern", "Heron"), after: cards("Tern") },
  ],
  [
    "what says so in a dialog went with it",
    false,
    {
      step: "Remove Heron",
      before: `${cards("Tern", "Heron")}\ndialog "Sure?"\n  heading "Really?"`,
      after: cards("Tern"),
    },
  ],
  [
    "it is opened, and the others are not shown",
    false,
    { step: "Open Heron", before: cards("Tern", "Heron"), after: cards("Heron") },
  ],
  ["nobody is named", false, { step: "Archive the letters", before: list(tern, heron), after: list(tern) }],
])("%s: %s", (_, expected, parts) => expect(taken(parts)).toBe(expected));
