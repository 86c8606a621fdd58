import { describe, expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { cellFirst } from "./cell-first";

const table = (cell: string) => `
table
  row "Name Desk Extension"
  row "Omar Falk 4 3157"
    clickable "4" #desk
    ${cell}
  row "Omar Haas 5 3157"
    clickable "5" #desk2
    clickable "3157" #ext2`;
const closed = table('clickable "3157" #ext');
const open = (value: string, more = "") => table(`textbox "Extension" #field ="${value}"${more}`);
const lines = ["Name | Desk | Extension", "Omar Falk | 4 | 3157", "Omar Haas | 5 | 3157"];
const past = (action: string, target = ""): PastAction => ({
  action,
  target,
  outcome: "verified",
  summary: "",
});
const pressed = past('click("ext")', 'clickable "3157"');
const entered = past('setValue("field", "3175")', 'textbox "Extension"');

const act = (goal: string, outline: string, history: PastAction[] = []): string => {
  const context = aPageContext(outline, history);
  return (
    cellFirst(goal, context.nodes, { ...context, digest: { ...context.digest, lines } })?.action ?? "nothing"
  );
};

describe("a cell that the goal tells by its row and heading", () => {
  const days = [
    "Crew | Mon | Tue | Wed | Sum",
    "Quay north |",
    "5",
    "–",
    "–",
    "5",
    "Quay south |",
    "–",
    "2",
    "–",
    "2",
  ];
  const cells = (...names: string[]) => names.map((name, at) => `\n    button "${name}" #c${at}`).join("");
  const grid = (north: string) => `
table
  row "Crew Mon Tue Wed Sum"
  row "Quay north 5 – – 5"${north}
  row "Quay south – 2 – 2"
    button "–" #s0
    button "2" #s1
    button "–" #s2`;
  const plain = grid(cells("5", "–", "–"));
  const called = grid(cells("Quay north, Mon: 5", "Quay north, Tue", "Quay north, Wed"));
  const next = (goal: string, outline: string, history: PastAction[] = []): string => {
    const context = aPageContext(outline, history);
    const digest = { ...context.digest, lines: days };
    return cellFirst(goal, context.nodes, { ...context, digest })?.action ?? "nothing";
  };
  const wed = "Put 6.5 hours on Quay north for Wednesday";
  const field = grid('\n    button "5" #c0\n    button "–" #c1\n    textbox "Hours" #field =""');
  it.each<[string, string, string, PastAction[], string]>([
    ["is pressed where all of its row can be", wed, plain, [], 'click("c2")'],
    ["is pressed by its own name", wed, called, [], 'click("c2")'],
    ["takes the value", wed, field, [past('click("c2")', 'button "–"')], 'setValue("field", "6.5")'],
    ["is none where the row has more in it", wed, grid(`\n    button "Edit" #e${cells("–")}`), [], "nothing"],
    ["is none under two headings", "Put 2 on Quay north for Monday and Tuesday", plain, [], "nothing"],
    ["is none of a row that is not there", "Put 6 on Quay west for Wednesday", plain, [], "nothing"],
    [
      "is none where only a difference is said",
      "Put 2 more on Quay north for Wednesday",
      plain,
      [],
      "nothing",
    ],
  ])("%s", (_, goal, outline, history, expected) => {
    expect(next(goal, outline, history)).toBe(expected);
  });
});

describe("a value in a table that a click makes a field of", () => {
  const goal = "Change Omar Falk's extension to 3175";
  it.each<[string, string, string, PastAction[], string]>([
    ["is pressed under its heading in its row", goal, closed, [], 'click("ext")'],
    ["of another row is another one", "Change Omar Haas's extension to 3175", closed, [], 'click("ext2")'],
    ["under another heading is another one", "Change Omar Falk's desk to 7", closed, [], 'click("desk")'],
    ["takes the new value", goal, open("3157"), [pressed], 'setValue("field", "3175")'],
    ["is stored by Enter", goal, open("3175"), [pressed, entered], 'press("Enter")'],
    [
      "is stored by its button, where there is one",
      goal,
      open("3175", '\n    button "Save" #save'),
      [pressed, entered],
      "nothing",
    ],
    ["is none under a heading that is not there", "Change Omar Falk's room to 7", closed, [], "nothing"],
    ["is none in a row that is not there", "Change Ida Blom's extension to 7", closed, [], "nothing"],
    ["is not pressed twice", goal, closed, [pressed], "nothing"],
  ])("%s", (_, goalSaid, outline, history, expected) => {
    expect(act(goalSaid, outline, history)).toBe(expected);
  });
});

describe("a value on a card that a click makes a field of", () => {
  const cards = (own: string) => `
list
  item "Omar Falk"
    ${own}
  item "Omar Haas 3157"
    button "Edit extension of Omar Haas" #edit2`;
  const next = (value: string, history: PastAction[]): string => {
    const { nodes, ...context } = aPageContext(
      cards(`textbox "Extension of Omar Falk" #field ="${value}"`),
      history,
    );
    return (
      cellFirst("Change the extension of Omar Falk to 3175", nodes, { ...context, nodes })?.action ??
      "nothing"
    );
  };
  const opened = past('click("edit")', 'button "Edit extension of Omar Falk"');
  it.each<[string, string, PastAction[], string]>([
    ["takes the new value", "3157", [opened], 'setValue("field", "3175")'],
    ["is stored by Enter", "3175", [opened, entered], 'press("Enter")'],
    ["is none before its control was pressed", "3157", [], "nothing"],
  ])("%s", (_, value, history, expected) => {
    expect(next(value, history)).toBe(expected);
  });
});
