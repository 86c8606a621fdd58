import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { oldNameStays } from "./old-name-stays";

const list = (rows: readonly string[]): string =>
  `\n  list "Helpers"${rows.map((row) => `\n    item ${JSON.stringify(row)}`).join("")}`;
const form = (name: string): string =>
  `\n  dialog "Edit"\n    textbox "Name" ="${name}"\n    button "Save" #save`;
const rename: Partial<CaseParts> & { rows: string[]; now: string[] } = {
  step: 'Rename the helper "Ida Falk" to "Ida Holm"',
  rows: ["Ida Falk 6", "Ben 2"],
  now: ["Ida Falk 6", "Ida Holm 2"],
};
const told = (
  { rows, now, ...parts }: Partial<typeof rename>,
  held = parts.goal?.endsWith("unfinished") ? "unfinished" : "Ida Holm",
): boolean =>
  oldNameStays(
    groundOf(
      aVerificationCase({
        before: `${list(rows ?? rename.rows)}${form(held)}`,
        on: "#save",
        after: list(now ?? rename.now),
        ...parts,
      }),
    ),
  );

describe("oldNameStays", () => {
  it.each<[string, boolean, Partial<typeof rename>]>([
    ["another entry was renamed", true, rename],
    [
      "the goal says it",
      true,
      { ...rename, step: "Save the new name", goal: 'Rename "Ida Falk" to "Ida Holm"' },
    ],
    [
      "the new name is said before the old one",
      true,
      { ...rename, step: 'Save the name "Ida Holm" for the helper Ida Falk' },
    ],
    [
      "the new name is said before the old one, and it was renamed",
      false,
      { step: 'Save the name "Ida Holm" for the helper Ida Falk', now: ["Ida Holm 6", "Ben 2"] },
    ],
    [
      "the name is given to something new",
      false,
      { ...rename, step: 'Save the name "Ida Holm" for the new helper Ida Falk' },
    ],
    ...["Add the name", "Create the title", "Give the second title", "Save the label"].map(
      (begin): [string, boolean, Partial<typeof rename>] => [
        `it gets something beside its name: ${begin}`,
        false,
        { ...rename, step: `${begin} "Ida Holm" for the helper Ida Falk` },
      ],
    ),
    [
      "both names are small words",
      true,
      {
        step: "Save the name",
        goal: "Rename the label draft to unfinished",
        rows: ["draft 6", "ops 2"],
        now: ["draft 6", "unfinished 2"],
      },
    ],
    [
      "both names are small words, and it was renamed",
      false,
      {
        step: "Save the name",
        goal: "Rename the label draft to unfinished",
        rows: ["draft 6", "ops 2"],
        now: ["unfinished 6", "ops 2"],
      },
    ],
    [
      "an entry is called by the kind of thing",
      false,
      {
        step: "Save the name",
        goal: "Rename the label to unfinished",
        rows: ["Label plan 6", "ops 2"],
        now: ["Label plan 6", "unfinished 2"],
      },
    ],
    [
      "it says what kind of thing it is",
      true,
      { ...rename, step: 'Change the name from "Ida Falk" into the name "Ida Holm"' },
    ],
    [
      "it says whose name it is",
      true,
      { ...rename, step: 'Change the name "Ida Falk" of the first helper to "Ida Holm"' },
    ],
    ["a sign stands before the name", true, { ...rename, now: ["☰ Ida Falk 6", "☰ Ida Holm 2"] }],
    ["none goes by the old name", false, { ...rename, now: ["Ida Holm 6", "Ben 2"] }],
    [
      "there were two of them",
      false,
      { ...rename, rows: ["Ida Falk 6", "Ida Falk 7"], now: ["Ida Holm 6", "Ida Falk 7"] },
    ],
    [
      "the old name is in another one",
      false,
      { ...rename, rows: ["Ida Falk 6", "Friends of Ida Falk"], now: ["Ida Holm 6", "Friends of Ida Falk"] },
    ],
    ["an entry tells of both", false, { ...rename, now: ["Ida Holm 6", "Ida Falk is Ida Holm now"] }],
    ["nothing was renamed", false, { ...rename, step: 'Put "Ida Falk" beside "Ida Holm"' }],
  ])("%s: %s", (_, expected, parts) => {
    expect(told(parts)).toBe(expected);
  });

  it("is no matter where something else was entered", () => {
    expect(told({ ...rename, step: "Save it", goal: rename.step ?? "" }, "Eva")).toBe(false);
  });
});

describe("oldNameStays, without quotes and without a list", () => {
  const cards = (...names: string[]): string => names.map((name) => `\n  heading:3 "${name}"`).join("");
  const renamed = (goal: string, then: string[], now: string[]): boolean =>
    oldNameStays(
      groundOf(
        aVerificationCase({
          step: "Save the new name",
          goal,
          before: `${cards(...then)}${form("North bed")}`,
          on: "#save",
          after: cards(...now),
        }),
      ),
    );
  const goal = "Rename Kale to North bed";
  it.each<[string, boolean, string, string[], string[]]>([
    ["another card bears the new name", true, goal, ["Open Kale", "Open Leek"], ["Open Kale", "North bed"]],
    ["the card itself does", false, goal, ["Open Kale", "Open Leek"], ["Open North bed", "Open Leek"]],
    ["it was another name", false, "Rename Kale to South bed", ["Open Kale"], ["Open Kale"]],
    ["the name is a part of another one", false, goal, ["Kale and Leek", "Oats"], ["North bed", "Oats"]],
  ])("%s: %s", (_, expected, said, then, now) => expect(renamed(said, then, now)).toBe(expected));
});
