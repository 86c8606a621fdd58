import { expect, it } from "vitest";
import type { Ground } from "@/lib/agent/completion/ground";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { aGround } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { countedInEntry } from "./counted-in-entry";

const url = "https://inn.test/tables";
const goal = "Set the seats at the table of Ilse Brandt to 6 and save";
type Parts = {
  goal?: string;
  load?: Ground["load"];
  from?: string;
  at?: string;
  presses?: number;
  before?: string[];
};

const press = (name: string, entry: string, at: string, beside: string[]) =>
  anAction({
    urlAtAction: at,
    ...listedOn(page(entry, ...beside).nodes, "b0"),
    target: { id: "b", role: "button", name, path: `list/item:${entry}`.slice(0, 50) },
  });

const named = (who: string, seats: number | string): string =>
  `${who} Friday evening Seats − ${seats} + Save`;
const page = (...entries: string[]) =>
  aPage(
    `heading "Tables"\nlist\n${entries.map((name, at) => `  item "${name}"\n    button "Save" #b${at}`).join("\n")}`,
    { url },
  );

/** The list loaded anew, after the seats of one entry were counted up from 4 and saved. `before`: what stood beside it. */
function told(entries: string[], { from = "Ilse Brandt", presses = 2, ...parts }: Parts = {}): string[] {
  const at = parts.at ?? url;
  const beside = parts.before ?? [ole(2)];
  const counting = Array.from({ length: presses }, (_, index) =>
    press("More", named(from, 4 + index), at, beside),
  );
  const deed = press("Save", named(from, 4 + presses), at, beside);
  const history = [...counting, deed];
  const ground = aGround({
    task: aTask({ goal: parts.goal ?? goal, history }),
    snapshot: page(...entries),
    load: parts.load ?? "in_place",
  });
  return countedInEntry(deed, ground);
}

const ilse = (seats: number | string): string => named("Ilse Brandt", seats);
const ole = (seats: number): string => named("Ole Lund", seats);

it.each<[string, string[], boolean]>([
  ["the goal's number in its place", told([ilse(6), ole(2)]), true],
  [
    "a number that has one more digit",
    told([ilse(12), ole(2)], { goal: goal.replace("6", "12"), presses: 8 }),
    true,
  ],
  ["the number that it had", told([ilse(4), ole(2)]), false],
  ["a number in between, which is as much as there may be", told([ilse(5), ole(2)]), false],
  ["it at another one", told([ilse(4), ole(6)]), false],
  ["it, and another one changed too", told([ilse(6), ole(6)]), false],
  ["it, and another one changed by a word", told([ilse(6), named("Ole Lund out", 2)]), false],
  ["it, and another one went", told([ilse(6)]), false],
  ["it, and another one came", told([ilse(6), ole(2), named("Bea Holm", 6)]), false],
  ["it, and others stand as they did", told([ole(6), ilse(6)], { before: [ole(6)] }), true],
  ["it as the only one", told([ilse(6)], { before: [] }), true],
  ["it with something else that is new", told([ilse("6 / 8"), ole(2)]), false],
  ["it as what waits", told([`${ilse(6)} waiting for approval`, ole(2)]), false],
  ["it in one of two that read alike", told([ilse(6), ilse(2)], { before: [ilse(2)] }), false],
  [
    "it where another one was counted",
    told([ilse(4), ole(6)], { from: "Ole Lund", before: [ilse(4)] }),
    false,
  ],
  ["it without a fresh load", told([ilse(6), ole(2)], { load: "none" }), false],
  [
    "it on another page than it was counted on",
    told([ilse(6), ole(2)], { at: "https://inn.test/plan" }),
    false,
  ],
  [
    "what the goal takes away",
    told([ilse(6), ole(2)], { goal: "Cancel the table of Ilse Brandt for 6" }),
    false,
  ],
])("the entry tells %s", (_, found, isProof) => {
  expect(found).toHaveLength(isProof ? 1 : 0);
});

it.each<[string, string[], string, number]>([
  ["which of two numbers is meant is not known", [ilse(6)], "Set the seats of Ilse Brandt from 4 to 6", 0],
  ["what was sent is stored", [ilse(6)], "Set the seats of Ilse Brandt to 6 for 5 evenings", 1],
  ["another number of the goal is stored", [ilse(5)], "Set the seats of Ilse Brandt to 6 for 5 evenings", 0],
])("of a goal with more than one number, %s", (_, entries, asked, proofs) => {
  expect(told([...entries, ole(2)], { goal: asked })).toHaveLength(proofs);
});

const both = (rooms: number, seats: number): string =>
  `Ilse Brandt Rooms − ${rooms} + Seats − ${seats} + Save`;
const place = (row: number, seats: number): string => `Ilse Brandt Row ${row} Seats − ${seats} + Save`;
it.each<[string, [string, string, string], number]>([
  ["is the one that was pressed", [both(2, 2), both(2, 6), both(2, 6)], 1],
  ["is the one that was pressed before another", [both(2, 2), both(6, 2), both(6, 2)], 1],
  ["was kept with each press", [both(2, 4), both(2, 5), both(2, 6)], 1],
  ["stands before the one that was pressed", [both(2, 2), both(2, 6), both(6, 2)], 0],
  ["stands behind the one that was pressed", [both(2, 2), both(6, 2), both(2, 6)], 0],
  ["is none that can be counted", [place(4, 4), place(4, 6), place(6, 4)], 0],
  ["was not seen to be pressed", [both(2, 2), both(2, 2), both(2, 6)], 0],
])("the number that turned %s", (_, [then, sent, now], proofs) => {
  const history = [press("More", then, url, []), press("Save", sent, url, [])];
  const ground = aGround({ task: aTask({ goal, history }), snapshot: page(now), load: "in_place" });
  expect(countedInEntry(history[1], ground)).toHaveLength(proofs);
});
