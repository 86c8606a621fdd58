import { expect, it } from "vitest";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { wentAlongTo } from "./went-along-to";

const url = "https://nursery.test/beds";
const part = ([heading, ...trays]: readonly string[]): string =>
  [
    '  region ""',
    `    heading:2 "${heading}"`,
    ...trays.map((name) => `    item "${name} Move"\n      button "Move ${name}" #${name.split(" ")[0]}`),
  ].join("\n");
const board = (...parts: string[][]) => aPage(`heading:1 "Trays"\n${parts.map(part).join("\n")}`, { url });

const shed = ["Shed (4)", "Salvia blue", "Salvia white", "Thyme", "Mint"];
const house = ["House (2)", "Basil", "Dill"];
const move = "Move the tray Thyme from the shed to the house";

function wentAlong(now: ReturnType<typeof board>, goal = move, then = board(shed, house)): boolean {
  const deed = anAction({ actionId: "deed", urlAtAction: url, ...listedOn(then.nodes, "Thyme") });
  const task = aTask({ goal, history: [deed] });
  return wentAlongTo(deed, { task, snapshot: now, load: "in_place" });
}

const alone = board(
  ["Shed (3)", "Salvia blue", "Salvia white", "Mint"],
  ["House (3)", "Basil", "Dill", "Thyme"],
);
const withMint = board(
  ["Shed (2)", "Salvia blue", "Salvia white"],
  ["House (4)", "Basil", "Dill", "Thyme", "Mint"],
);

it.each<[string, ReturnType<typeof board>, boolean, string?, ReturnType<typeof board>?]>([
  ["alone", alone, false],
  ["with another one", withMint, true],
  ["with another one, as the goal says", withMint, false, "Move Thyme and Mint from the shed to the house"],
  [
    "with a part of its own",
    board(["Shed (3)", "Salvia blue", "Mint"], ["House (4)", "Basil", "Dill", "Thyme", "Thyme: cut back"]),
    false,
    move,
    board(["Shed (5)", "Salvia blue", "Mint", "Thyme", "Thyme: cut back"], house),
  ],
  [
    "with another one whose name begins as its own",
    board(["Shed (3)", "Salvia blue", "Mint"], ["House (4)", "Basil", "Dill", "Thyme", "Thyme lemon"]),
    true,
    move,
    board(["Shed (5)", "Salvia blue", "Mint", "Thyme", "Thyme lemon"], house),
  ],
  ["with all others", withMint, false, "Move every tray but the salvias to the house"],
  [
    "with another one, where the headings count without brackets",
    board(["Shed 2", "Salvia blue", "Salvia white"], ["House 4", "Basil", "Dill", "Thyme", "Mint"]),
    true,
    move,
    board(["Shed 4", ...shed.slice(1)], ["House 2", ...house.slice(1)]),
  ],
  [
    "alone, where the headings count without brackets",
    board(["Shed 3", "Salvia blue", "Salvia white", "Mint"], ["House 3", "Basil", "Dill", "Thyme"]),
    false,
    move,
    board(["Shed 4", ...shed.slice(1)], ["House 2", ...house.slice(1)]),
  ],
  [
    "nowhere: the list is called otherwise since then",
    board(["3 trays left", ...shed.slice(1)], house),
    false,
    "Mark the tray Thyme as sold",
    board(["One tray sold", ...shed.slice(1)], house),
  ],
  [
    "alone, and another one went to a third part",
    board(
      ["Shed (2)", "Salvia blue", "Salvia white"],
      ["House (3)", "Basil", "Dill", "Thyme"],
      ["Sold", "Mint", "Sage"],
    ),
    false,
  ],
])("to the other part it went %s", (_, now, expected, goal, then) => {
  expect(wentAlong(now, goal, then)).toBe(expected);
});
