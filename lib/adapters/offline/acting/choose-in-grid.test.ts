import { expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnRequest } from "./act-on-request";
import { chooseInGrid } from "./choose-in-grid";

const places = "Free|Reserved|Closed";
const called = ["Quay north", "Quay south"]
  .map(
    (berth, at) =>
      `\n  row "${berth}"\n    combobox "${berth}, morning" #m${at} ="Free" |"${places}"\n    combobox "${berth}, evening" #e${at} ="Free" |"${places}"`,
  )
  .join("");
const bare = ["Kelp", "Dulse"]
  .map(
    (boat, at) =>
      `\n  row "${boat}"${["mo", "di", "mi"].map((day) => `\n    combobox "" #${day}${at} ="Frei" |"Frei|Belegt|Werft"`).join("")}`,
  )
  .join("");
const germanHeads = ["Boot | Mo | Di | Mi", "Kelp | | |", "Dulse | | |"];
const table = (rows: string, more = "") => `\ntable ""${rows}${more}`;
const save = '\nbutton "Save" #save';

const next = (goal: string, outline: string, lines: string[] = [], history: PastAction[] = []): string => {
  const context = aPageContext(outline, history);
  const own = { ...context, digest: { ...context.digest, lines } };
  const answer = chooseInGrid(goal, context.nodes, own, () => true);
  return answer === undefined
    ? "nothing"
    : `${answer.prepares ? "first " : ""}${answer.action ?? answer.decision}`;
};

it.each<[string, string, string, string[], string]>([
  [
    "is told by its own name",
    "Put Quay south down as reserved in the evening",
    table(called),
    [],
    'select("e1", "Reserved")',
  ],
  [
    "is told by its row and heading",
    "Trag Dulse am Dienstag als Belegt ein",
    table(bare),
    germanHeads,
    'select("di1", "Belegt")',
  ],
  [
    "is chosen before it is stored",
    "Mark Quay north as closed in the morning",
    table(called) + save,
    [],
    'first select("m0", "Closed")',
  ],
  [
    "is stored where it is chosen",
    "Mark Quay north as free in the morning",
    table(called) + save,
    [],
    'click("save")',
  ],
  [
    "is none where the row is not said",
    "Put it down as reserved in the evening",
    table(called),
    [],
    "nothing",
  ],
  ["is none where the heading is not said", "Trag Dulse als Belegt ein", table(bare), germanHeads, "nothing"],
  [
    "is none where two headings are said",
    "Trag Dulse am Montag und Dienstag als Belegt ein",
    table(bare),
    germanHeads,
    "nothing",
  ],
  [
    "is none where a cell is no list",
    "Trag Dulse am Dienstag als Belegt ein",
    table(bare),
    ["Boot | Hafen | Mo | Di | Mi", "Kelp | Nord | | |", "Dulse | Süd | | |"],
    "nothing",
  ],
  [
    "is none where it offers no such thing",
    "Put Quay south down as sunk in the evening",
    table(called),
    [],
    "nothing",
  ],
])("the list for a thing at a time %s", (_, goal, outline, lines, expected) => {
  expect(next(goal, outline, lines)).toBe(expected);
});

it("is no end of it where the goal has a value that stands nowhere yet", () => {
  const choose = (goal: string) => {
    const context = aPageContext(table(called));
    return actOnRequest(goal, context)?.action;
  };
  expect(choose("Put Quay south down as reserved in the evening")).toBe('select("e1", "Reserved")');
  expect(choose('Put Quay south down as reserved in the evening for "Ida Falk"')).toBeUndefined();
});
