import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts, ruled } from "@/tests/support/a-verification-case";
import { cameToOtherColumn } from "./other-column";

type Column = readonly [string, ...string[]];
const board = (title: (name: string) => string, ...columns: readonly Column[]): string =>
  `\n  heading "Harvest"\n  region "Board"${columns
    .map(([name, ...cards]) => `\n    ${title(name)}${cards.map((card) => `\n    item "${card}"`).join("")}`)
    .join("")}\n    textbox "New card" #new\n    button "Add" #add`;
const headed = (name: string): string => `heading "${name}"`;
const inField = (name: string): string => `textbox "Column title" ="${name}"`;

const entered = { on: "#new", does: "setValue", value: "Late plums", enter: true } as const;
const before: readonly Column[] = [["Ripe", "Figs"], ["Picked", "Pears"], ["Sold"]];
const toPicked: readonly Column[] = [["Ripe", "Figs"], ["Picked", "Pears", "Late plums"], ["Sold"]];
const toRipe: readonly Column[] = [["Ripe", "Figs", "Late plums"], ["Picked", "Pears"], ["Sold"]];
const toSold: readonly Column[] = [
  ["Ripe", "Figs"],
  ["Picked", "Pears"],
  ["Sold", "Late plums"],
];
const add = 'Add "Late plums" to the Picked column';

const parts = (step: string, after: readonly Column[], more: Partial<CaseParts> = {}, title = headed) => ({
  step,
  before: board(title, ...before),
  after: board(title, ...after),
  requests: ["POST /cards 201"],
  ...entered,
  ...more,
});
const doubted = (given: CaseParts): boolean => cameToOtherColumn(groundOf(aVerificationCase(given)));

describe("an entry came to another column than the step names", () => {
  it.each<[string, string, readonly Column[], boolean]>([
    ["it came to the one before", add, toRipe, true],
    ["it came to the one behind", add, toSold, true],
    ["it came to the named one", add, toPicked, false],
    ["it came nowhere", add, before, false],
    ["the name is quoted", 'Add "Late plums" to the "Picked" list', toRipe, true],
    ["the step calls it a lane", 'Put "Late plums" in the Picked lane', toRipe, true],
    ["the step calls it a section", 'Put "Late plums" under the Picked section', toRipe, true],
    ["the step says no column", 'Add "Late plums" to what was picked', toRipe, false],
    ["no column is called so", 'Add "Late plums" to the Eaten column', toRipe, false],
  ])("%s", (_, step, after, is) => {
    expect(doubted(parts(step, after))).toBe(is);
    if (is) expect(ruled({ ...parts(step, after), again: true }).says).not.toBe("verified");
  });

  it("is told by what columns are called in fields", () => {
    expect(doubted(parts(add, toRipe, {}, inField))).toBe(true);
    expect(doubted(parts(add, toPicked, {}, inField))).toBe(false);
  });

  it("is told by the goal, where the step names none", () => {
    const named = { goal: 'Get "Late plums" into the Picked column' };
    expect(doubted(parts('Add "Late plums"', toRipe, named))).toBe(true);
    expect(doubted(parts('Add "Late plums"', toRipe, { goal: "Sell the fruit" }))).toBe(false);
    expect(doubted(parts('Add "Late plums" to the Ripe column', toRipe, named))).toBe(false);
  });

  it("is told by what the step quotes, where nothing was typed for it", () => {
    const { value: _, ...rest } = parts('Add to the "Picked" column "Late plums"', toRipe);
    const pressed = { ...rest, on: "#add", does: "click", enter: false } as const;
    expect(doubted(pressed)).toBe(true);
    expect(doubted({ ...pressed, step: "Add it to the Picked column" })).toBe(false);
  });

  it("is not told of the only column, of what stands before all of them, or of a field that holds it", () => {
    const alone: readonly Column[] = [["Picked", "Figs"]];
    expect(doubted({ ...parts(add, alone), after: board(headed, ["Picked", "Figs", "Late plums"]) })).toBe(
      false,
    );
    const first = board(headed, ...before).replace(
      '\n    heading "Ripe"',
      '\n    item "Late plums"\n    heading "Ripe"',
    );
    expect(doubted({ ...parts(add, before), after: first })).toBe(false);
    const typed = board(headed, ...before).replace(
      '\n    item "Figs"',
      '\n    item "Figs"\n    textbox "Late plums"',
    );
    expect(doubted({ ...parts(add, before), after: typed })).toBe(false);
  });

  it("is not told by a field of another role, or by a heading without a name", () => {
    const between = board(headed, ...toPicked).replace(
      '\n    item "Late plums"',
      '\n    textbox "Remark" ="soon"\n    heading ""\n    item "Late plums"',
    );
    expect(doubted({ ...parts(add, toPicked), after: between })).toBe(false);
  });

  it("is told among the titles of the board alone", () => {
    const beside = board(headed, ...toPicked).replace(
      '\n    item "Late plums"',
      '\n    region "Card"\n      heading "Sorted"\n      item "Late plums"',
    );
    expect(doubted({ ...parts(add, toPicked), after: beside })).toBe(false);
  });
});
